/* The page that checks a downloaded game: it sends the file and shows what was found. */

const LARGEST = 4_000_000;

const [drop, file, chosen, found] = ["drop", "file", "chosen", "found"].map((id) =>
  document.getElementById(id),
);

/** Show a sentence; `holds`: what was found, or undefined while nothing is. */
function say(sentence, holds) {
  found.textContent = sentence;
  found.className = holds === undefined ? "" : holds ? "holds" : "broken";
}

async function check(record) {
  if (!record) return;
  chosen.textContent = record.name;
  if (record.size > LARGEST) {
    say("This file is too large for the record of a game.", false);
    return;
  }
  say("Dealing and playing it again …");
  file.disabled = true;
  try {
    const answer = await fetch("/verify", { method: "POST", body: record });
    if (!answer.ok) throw new Error(answer.statusText);
    const { holds, sentence } = await answer.json();
    say(`${holds ? "It holds. " : "It does not hold. "}${sentence}`, holds);
  } catch {
    say("The file could not be checked: Hedgerow does not answer. Is it still running?", false);
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
