/* The page that checks a downloaded game: it sends the file and shows what was found. */

import { h } from "./dom.js";
import { t } from "./words.js";

const LARGEST = 4_000_000;

const [drop, file, chosen, found] = ["drop", "file", "chosen", "found"].map((id) =>
  document.getElementById(id),
);

// Back to the same person and language.
document.getElementById("back").search = location.search;

/** Show a text, and what the program has said; `holds`: what was found, or undefined while nothing is. */
function say(key, holds, sentence = "") {
  found.replaceChildren(t(key), " ", sentence && h("code", { lang: "en" }, sentence));
  found.className = holds === undefined ? "" : holds ? "holds" : "broken";
}

async function check(record) {
  if (!record) return;
  chosen.textContent = record.name;
  if (record.size > LARGEST) {
    say("sandbox-check-large", false);
    return;
  }
  say("sandbox-check-playing");
  file.disabled = true;
  try {
    const answer = await fetch("/verify", { method: "POST", body: record });
    if (!answer.ok) throw new Error(answer.statusText);
    const { holds, key, sentence } = await answer.json();
    say(key, holds, sentence);
  } catch {
    say("sandbox-check-unanswered", false);
  } finally {
    file.disabled = false;
    file.value = "";
  }
}

file.addEventListener("change", () => check(file.files[0]));
for (const kind of ["dragover", "dragleave", "drop"]) {
  drop.addEventListener(kind, (event) => {
    event.preventDefault();
    drop.classList.toggle("over", kind === "dragover");
    if (kind === "drop" && !file.disabled) check(event.dataTransfer.files[0]);
  });
}
