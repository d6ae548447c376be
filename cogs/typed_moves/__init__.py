"""Typed words to actions: normalise the text, list the candidates, pick the best match."""
