/*
 * What the guide says: the first minute of each game in a few steps, and a sign and a line for its
 * button. A step with `until` is over when that is seen; every step can be left by *Next*.
 */

const pressed = (what) => (kind, { custom = "" }) => kind === "press" && custom.startsWith("n:") && custom.split(":")[2] === what;

const moved = (...verbs) => (kind, { custom = "" }) =>
  (kind === "press" || kind === "choose") && /^[ps]:/.test(custom) && (!verbs.length || verbs.includes(custom.split(":")[4]));

const either = (...all) => (kind, what) => all.some((each) => each(kind, what));

const did = (name) => (kind) => kind === name;

/** Slug -> its lesson; "hedgerow" is about the page itself. */
export const LESSONS = {
  hedgerow: {
    steps: [
      { say: "### Welcome!\nOn the left is a channel that everybody reads. Beside it are **your direct messages**: what stands there only you see.\n\nPress **Play now** at a game. The house takes the other seats.", until: did("demo") },
      { say: "### More than one of you\nOpen this address in **another window** and be somebody else there: *You are*, at the top. Then join the same table.\n\nType `/` in the channel for everything that Hedgerow can do." },
      { say: "### Nothing is lost\nPress **Restart the bot** in the middle of a game. It ends, starts anew, reads its file, and the table stands as it stood.", until: did("restart") },
    ],
  },
  race: {
    sign: ["M8 5C6.5 3.8 2.5 4 2.5 8c0 3.2 2.2 6 4 6 .8 0 1-.4 1.500-.4s.7.4 1.500.4c1.800 0 4-2.800 4-6 0-4-4-4.200-5.500-3z", "M8 5c0-1.500.7-2.800 2.200-3.300"],
    blurb: "Push hedgehogs that nobody owns, and keep the right cards.",
    steps: [
      { say: "### Four hedgehogs, no owners\nThe table shows the track to everybody. **Your cards** came by direct message; **My hand** shows them here too, to you alone.", until: either(pressed("hand"), moved()) },
      { say: "### Play a card\nPress one of your cards. The hedgehog of that colour walks as many steps as the card says. A **joker** lets you choose the hedgehog.", until: moved("play") },
      { say: "### What you keep is what you score\nWhen a hedgehog is home, each card **still in your hand** is worth the number under its hedgehog. So play what you have little of, and help what you hold much of." },
      { say: "### Watch the others\nWhat the house plays tells what it wants to keep. Whoever brings a hedgehog home gets 3 points more. After the round press **Ready**: there are as many rounds as players." },
    ],
  },
  safaru: {
    sign: ["M3.500 13.500c0-5 2-7 5-7.500L11 1.500l.6 4.800c1.200.9 1.900 2.200 1.900 4.200l-2.500 1-1.500-1.500c-1.500 1-2 2-2 3.500z"],
    blurb: "Catch animals by adding, by making 17 and by pairs.",
    steps: [
      { say: "### Animals in the wild\nFour cards lie on the table; four are in your hand. Look at the one on the right, or press **My hand**.", until: either(pressed("hand"), moved()) },
      { say: "### Three ways to catch\nYour card catches cards that **add up** to its number, cards that make **17 together with it**, or **one of the same number**. What you can catch is offered; choose a card, then how.", until: moved() },
      { say: "### Or set one free\nA card that catches nothing goes to the wild. Mind what you leave for the next player." },
      { say: "### What it is worth\nMost **unicorns** win 24 points, most **hedgehogs** lose 12, each **baby** (a 0) loses 5. Triangles count one each. First to 100 wins." },
    ],
  },
  badger: {
    sign: ["M8 1.500 13.600 4.750v6.500L8 14.500 2.400 11.250v-6.500z", "M2.400 4.750 8 8l5.600-3.250M8 8v6.500"],
    blurb: "Race a mouse through a maze that turns as you run.",
    steps: [
      { say: "### A maze that sleeps\nThirty tiles lie face down. Your mouse must reach the **checkpoint**, then the **goal**. Nothing is secret here: use the buttons of the table, or **My move**.", until: either(pressed("move"), moved()) },
      { say: "### Four actions a turn\n**Uncover** the tiles that your path leads to and lay each as you like. **Run** where paths meet. **Rotate** your tile or one beside you. **Cover** what you want to forget.", until: moved() },
      { say: "### Finish your turn\nMake all four actions. Run onto a **colour** and you send the badger lord to a cave of that colour: he bites whoever has a path to it." , until: moved("run", "rotate", "cover") },
      { say: "### The lady wakes last\nAt the end of a turn she searches every path joined with her den. Turn a tile to cut the path, or leave the other mouse on it. A bite costs one of five snacks and sends you back." },
    ],
  },
  igels: {
    sign: ["M3 7.500h10c0 3.500-2 6-5 7-3-1-5-3.500-5-7z", "M2 7.500c0-2.500 2.500-4 6-4s6 1.500 6 4zM8 3.500V1.200"],
    blurb: "Hedgehogs, squirrels, rabbits and mice fight for the last food.",
    steps: [
      { say: "### Choose your animals\nEverybody leads a species. Choose yours in your direct messages, or under **My hand**.", until: moved() },
      { say: "### Draw two cards\n**Animals** fight for you, **Support** helps them in secret. Take what you lack.", until: moved() },
      { say: "### Send a leader\nOne ready animal leads, others may follow, or you sit this battle out and nobody tires.", until: moved("lead", "sit", "join") },
      { say: "### Lay support, then reveal\nCards are laid face down and turned up together. The highest **SAP** takes two Food from the Forest; Events can still change everything." },
      { say: "### On to winter\nFood is what counts in the end. When the table only asks whether you answer with an Event, **Pass**; **Quick** passes for you." },
    ],
  },
  igor: {
    sign: ["M6.200 1.500h3.600M7 1.500v4.300L2.800 12.600c-.6 1 0 1.900 1 1.900h8.400c1 0 1.600-.9 1-1.900L9 5.800V1.500", "M4.800 10h6.400"],
    blurb: "The wrong suit wins, and nobody may look up the house rules.",
    steps: [
      { say: "### Read the rules well\nThe table shows the house rules of this hand. When everybody is ready they are **turned face down**: remember what they ask for.", until: moved("ready") },
      { say: "### Take tricks\nYou must follow the suit that is led. If anybody cannot, the highest card **off** that suit wins. Each trick is worth 3 M.", until: moved("play") },
      { say: "### Do what the rules demand\nA rule may want you to salute, to howl or to say something. Choose the **act** in your hand panel, before the next card is played." },
      { say: "### Catch!\nSaw somebody forget? Press **Catch!** first, then say what. They pay you 1 M; if you are wrong, you pay." },
    ],
  },
};
