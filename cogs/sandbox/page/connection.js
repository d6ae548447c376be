/*
 * The connection to the server: one WebSocket, opened again whenever it is lost.
 *
 * Events of the server go to `hear`; a request is a promise that ends with the server's response
 * or with a `Failed` that says why in one sentence.
 */

import { t } from "./words.js";

/** A request that had no effect. */
export class Failed extends Error {}

/** The server answers a click within 3 s; a restart of the bot takes longer. */
const PATIENCE_MS = 20_000;
const LONGEST_PAUSE_MS = 4_000;

export class Connection {
  #socket = null;
  #waiting = new Map();
  #count = 0;
  #pause = 250;

  /** `hear(kind, body)` gets every event, and "lost" when the connection is down. */
  constructor(me, language, hear) {
    this.me = me;
    this.language = language;
    this.hear = hear;
    this.#open();
  }

  /** Send a request; return the body of the response (`done`, `choices` or `modal`). */
  ask(op, body = {}) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return Promise.reject(new Failed(t("sandbox-no-connection")));
    this.#count += 1;
    const nonce = `n${this.#count}`;
    return new Promise((answer, fail) => {
      const late = setTimeout(() => this.#end(nonce, new Failed(t("sandbox-no-answer"))), PATIENCE_MS);
      this.#waiting.set(nonce, { answer, fail, late });
      this.#socket.send(JSON.stringify({ op, nonce, ...body }));
    });
  }

  #open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const query = new URLSearchParams();
    if (this.me) query.set("me", this.me);
    if (this.language) query.set("lang", this.language);
    const socket = new WebSocket(`${scheme}://${location.host}/live?${query}`);
    this.#socket = socket;
    socket.addEventListener("message", (event) => this.#read(JSON.parse(event.data)));
    socket.addEventListener("open", () => (this.#pause = 250));
    socket.addEventListener("close", () => {
      for (const nonce of [...this.#waiting.keys()]) this.#end(nonce, new Failed(t("sandbox-no-connection")));
      this.hear("lost", {});
      setTimeout(() => this.#open(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
    });
  }

  #read({ t: kind, d: body = {} }) {
    if (kind === "failed") this.#end(body.nonce, new Failed(body.text));
    else if (kind === "done" || kind === "choices") this.#end(body.nonce, null, body);
    else {
      if (kind === "modal") this.#end(body.nonce, null, body);
      this.hear(kind, body);
    }
  }

  #end(nonce, error, body) {
    const asked = this.#waiting.get(nonce);
    if (!asked) return;
    this.#waiting.delete(nonce);
    clearTimeout(asked.late);
    if (error) asked.fail(error);
    else asked.answer(body);
  }
}
