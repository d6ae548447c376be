/*
 * The list of channels and threads with its unread marks, and which conversation is open. In a
 * narrow window the direct messages are one more tab.
 */

import { Conversation } from "./conversation.js";
import { h } from "./dom.js";
import { welcome, welcomeToMessages, welcomeToThread } from "./welcome.js";
import { t } from "./words.js";
import { world } from "./world.js";

const DM = "dm";

export class Channels {
  #all = new Map();
  #tabs = new Map();
  #open = null;
  #kept = JSON.parse(sessionStorage.getItem(placeOfMe()) ?? "{}");
  #narrow = matchMedia("(max-width: 700px)");

  /** `page` is passed to the conversations. */
  constructor(page) {
    this.page = page;
    const dm = { id: world.dm.id, name: t("sandbox-direct"), topic: t("sandbox-direct-topic"), dm: true };
    this.dm = new Conversation(dm, page, welcomeToMessages());
    this.#add(this.dm, "dm", t("sandbox-direct-tab"));
    this.take(world.channels);
    this.open((this.#named ?? world.channels[0]).id);
    if (this.#kept.onDm) this.open(this.dm.id);
    window.addEventListener("pagehide", () => this.#keep());
    window.addEventListener("hashchange", () => this.open(this.#named?.id));
    this.#narrow.addEventListener("change", () => this.#show());
    document.addEventListener("visibilitychange", () => !document.hidden && this.#show());
  }

  /** Keep for a reload where the reader is and what is typed. */
  #keep() {
    const rooms = Object.fromEntries([...this.#all].map(([id, { kept }]) => [id, kept]));
    const onDm = document.body.classList.contains("on-dm");
    sessionStorage.setItem(placeOfMe(), JSON.stringify({ onDm, rooms }));
  }

  /** Take the server's channels and threads, of which some may be new. */
  take(channels) {
    world.channels = channels;
    for (const channel of channels) {
      if (this.#all.has(channel.id)) continue;
      const beginning = channel.parent ? welcomeToThread(channel) : welcome(channel, this.page);
      this.#add(new Conversation(channel, this.page, beginning), "channel", channel.name, channel.parent);
    }
    if (this.#open) this.#show();
  }

  /** Return the conversation of a channel, if it is one of ours. */
  of(id) {
    return this.#all.get(id);
  }

  /** The channel that is open, whether or not the direct messages hide it. */
  get channel() {
    return this.#open;
  }

  /** The conversation in view: in a wide window the channel. */
  get shown() {
    return this.#onDm ? this.dm : this.#open;
  }

  get #onDm() {
    return this.#narrow.matches && document.body.classList.contains("on-dm");
  }

  /** The channel that the page's address names. */
  get #named() {
    return world.channels.find((channel) => addressOf(channel) === location.hash);
  }

  /** Open a conversation. */
  open(id, message = null) {
    const conversation = this.#all.get(id);
    if (!conversation) return;
    document.body.classList.toggle("on-dm", conversation === this.dm);
    if (conversation !== this.dm) {
      this.#open = conversation;
      history.replaceState(null, "", addressOf(conversation));
    }
    this.#show();
    if (message) conversation.reveal(message);
    else if (message === "") conversation.toEnd();
  }

  /** Show what is unread, in the list and in the title. */
  count() {
    let all = 0;
    for (const [id, { tab, mark }] of this.#tabs) {
      const { unread, name } = this.#all.get(id);
      all += unread;
      mark.textContent = unread || "";
      mark.hidden = !unread;
      const label = `${id === world.dm.id ? "" : "# "}${name}`;
      tab.setAttribute("aria-label", unread ? t("sandbox-unread", { name: label, count: unread }) : label);
    }
    document.title = `${all ? `(${all}) ` : ""}#${this.#open?.name ?? ""} · Hedgerow`;
  }

  #add(conversation, place, label, parent = "") {
    this.#all.set(conversation.id, conversation);
    const kept = this.#kept.rooms?.[conversation.id];
    if (kept) conversation.restore(kept);
    document.getElementById(place).append(conversation.element);
    const dm = conversation.id === world.dm.id;
    const mark = h("span.mark", { hidden: true, "aria-hidden": "true" });
    const hash = dm ? null : h("span.hash", { "aria-hidden": "true" }, "#");
    const tab = h("button.tab", { click: () => this.open(conversation.id) }, hash, h("span.tab-name", label), mark);
    this.#tabs.set(conversation.id, { tab, mark });
    const entry = h("li", { class: dm ? DM : parent && "thread" }, tab);
    // A thread stands below its channel, the direct messages last.
    if (parent) this.#tabs.get(parent).tab.parentElement.after(entry);
    else document.getElementById("channels").insertBefore(entry, document.querySelector(`#channels .${DM}`));
  }

  #show() {
    for (const [id, conversation] of this.#all) {
      conversation.element.hidden = conversation !== this.dm && conversation !== this.#open;
      const { tab } = this.#tabs.get(id);
      if (conversation === this.shown) tab.setAttribute("aria-current", "true");
      else tab.removeAttribute("aria-current");
      if (conversation.visible && !document.hidden) conversation.read();
    }
    this.count();
  }
}

/** Where a window keeps what a reload must not lose; what one person types is not another's. */
function placeOfMe() {
  return `hedgerow.place.${world.me}`;
}

/** Several threads may have the same name. */
function addressOf({ id, name, parent }) {
  return `#${encodeURIComponent(parent ? id : name)}`;
}
