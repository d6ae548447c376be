/*
 * The guide's texts: the first minute of each game in a few steps, with an icon and a line for its
 * button. A step may end by an event; *Next* ends every step.
 */

const pressed = (what) => (kind, { custom = "" }) =>
  kind === "press" && custom.startsWith("n:") && custom.split(":")[2] === what;

const moved = (...verbs) => (kind, { custom = "" }) =>
  (kind === "press" || kind === "choose") && /^[ps]:/.test(custom) &&
  (!verbs.length || verbs.includes(custom.split(":")[4]));

const either = (...all) => (kind, what) => all.some((each) => each(kind, what));

const did = (name) => (kind) => kind === name;

/** A step: its title, what it says, and `until(kind, what)`, which is true when it is done. */
const step = (title, text, until = null) => ({ say: `### ${title}\n${text.replace(/\s+/g, " ")}`, until });

/** Slug -> its lesson, the easiest game first; "hedgerow" is about the page itself. */
export const LESSONS = {
  hedgerow: {
    steps: [
      step("Welcome!", `On the left is a channel that everybody reads. Beside it are **your direct messages**:
        what stands there only you see. Press **Play now** at a game: the house takes the other seats.`, did("demo")),
      step("More than one of you", `Open this address in **another window** and be somebody else there: *You are*,
        at the top. Then join the same table. Type \`/\` in the channel for everything that Hedgerow can do.`),
      step("Nothing is lost", `Press **Restart the bot** in the middle of a game. It ends, starts anew, reads its
        file, and the table stands as it stood.`, did("restart")),
    ],
  },
  race: {
    sign: ["M8 5C6.5 3.8 2.5 4 2.5 8c0 3.2 2.2 6 4 6 .8 0 1-.4 1.5-.4s.7.4 1.5.4c1.8 0 4-2.8 4-6 0-4-4-4.2-5.5-3z",
      "M8 5c0-1.5.7-2.8 2.2-3.3"],
    blurb: "Push hedgehogs that nobody owns, and keep the right cards.",
    steps: [
      step("Four hedgehogs, no owners", `The table shows the track to everybody. **Your cards** came by direct
        message; **My hand** shows them here too, to you alone.`, either(pressed("hand"), moved())),
      step("Play a card", `Press one of your cards. The hedgehog of that colour walks as many steps as the card
        says. A **joker** lets you choose the hedgehog.`, moved("play")),
      step("What you keep is what you score", `When a hedgehog is home, each card **still in your hand** is worth
        the number under its hedgehog. So play what you have little of, and help what you hold much of.`),
      step("Watch the others", `What the house plays tells what it wants to keep. Whoever brings a hedgehog home
        gets 3 points more. After the round press **Ready**: there are as many rounds as players.`),
    ],
  },
  safaru: {
    sign: ["M3.5 13.5c0-5 2-7 5-7.5L11 1.5l.6 4.8c1.2.9 1.9 2.2 1.9 4.2l-2.5 1-1.5-1.5c-1.5 1-2 2-2 3.5z"],
    blurb: "Catch animals by adding, by making 17 and by pairs.",
    steps: [
      step("Animals in the wild", `Four cards lie on the table; four are in your hand. It came by direct message,
        or press **My hand**.`, either(pressed("hand"), moved())),
      step("Three ways to catch", `Your card catches cards that **add up** to its number, cards that make **17
        together with it**, or **one of the same number**. What you can catch is offered.`, moved()),
      step("Or set one free", `A card that catches nothing goes to the wild. Mind what you leave for the next
        player.`),
      step("What it is worth", `Most **unicorns** win 24 points, most **hedgehogs** lose 12, each **baby** (a 0)
        loses 5. Triangles count one each. First to 100 wins.`),
    ],
  },
  badger: {
    sign: ["M8 1.5 13.6 4.75v6.5L8 14.5 2.4 11.25v-6.5z", "M2.4 4.75 8 8l5.6-3.25M8 8v6.5"],
    blurb: "Race a mouse through a maze that turns as you run.",
    steps: [
      step("A maze that sleeps", `Thirty tiles lie face down. Your mouse must reach the **checkpoint**, then the
        **goal**. Nothing is secret here: use the buttons of the table, or **My move**.`,
        either(pressed("move"), moved())),
      step("Four actions a turn", `**Uncover** the tiles that your path leads to and lay each as you like. **Run**
        where paths meet. **Rotate** your tile or one beside you. **Cover** what you want to forget.`, moved()),
      step("Finish your turn", `Make all four actions. Run onto a **colour** and you send the badger lord to a cave
        of that colour: he bites whoever has a path to it.`, moved("run", "rotate", "cover")),
      step("The lady wakes last", `At the end of a turn she searches every path joined with her den. Turn a tile to
        cut the path, or leave the other mouse on it. A bite costs one of five snacks and sends you back.`),
    ],
  },
  igels: {
    sign: ["M3 7.5h10c0 3.5-2 6-5 7-3-1-5-3.5-5-7z", "M2 7.5c0-2.5 2.5-4 6-4s6 1.5 6 4zM8 3.5V1.2"],
    blurb: "Hedgehogs, squirrels, rabbits and mice fight for the last food.",
    steps: [
      step("Choose your animals", `Everybody leads a species. Choose yours in your direct messages, or under
        **My hand**.`, moved()),
      step("Draw two cards", `**Animals** fight for you, **Support** helps them in secret. Take what you lack.`,
        moved()),
      step("Send a leader", `One ready animal leads and others may follow. Or you sit this battle out, and nobody
        tires.`, moved("lead", "sit", "join")),
      step("Lay support, then reveal", `Cards are laid face down and turned up together. The highest **SAP** takes
        two Food from the Forest; Events can still change everything.`),
      step("On to winter", `Food is what counts in the end. When the table only asks whether you answer with an
        Event, **Pass**; **Quick** passes for you.`),
    ],
  },
  igor: {
    sign: ["M6.2 1.5h3.6M7 1.5v4.3L2.8 12.6c-.6 1 0 1.9 1 1.9h8.4c1 0 1.6-.9 1-1.9L9 5.8V1.5", "M4.8 10h6.4"],
    blurb: "The wrong suit wins, and nobody may look up the house rules.",
    steps: [
      step("Read the rules well", `The table shows the house rules of this hand. When everybody is ready they are
        **turned face down**: remember what they ask for.`, moved("ready")),
      step("Take tricks", `You must follow the suit that is led. If anybody cannot, the highest card **off** that
        suit wins. Each trick is worth 3 M.`, moved("play")),
      step("Do what the rules demand", `A rule may want you to salute, to howl or to say something. Choose the
        **act** in your hand panel, before the next card is played.`),
      step("Catch!", `Saw somebody forget? Press **Catch!** first, then say what. They pay you 1 M; if you are
        wrong, you pay.`),
    ],
  },
};
