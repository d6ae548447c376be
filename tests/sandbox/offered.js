// What a window offers its member, read in one go: [room, name, done, owed] -> what stands there.
([room, name, done, owed]) => {
  const log = name => document.querySelector(`[role=log][aria-label="${name}"]`);
  const named = (each, name) =>
    [...each.querySelectorAll('button')].some(b => name.test(b.innerText.trim()));
  const last = (log, name, fits = () => true) =>
    [...log.querySelectorAll('article')].reverse().find(a => named(a, name) && fits(a));
  const isPublic = article => !article.innerText.includes('Only you can see this');
  const table = last(log(room), /^(Rules|Play again)$/, isPublic);
  const hand = last(log('Direct messages'), /^(Hand as text|Table as text|Go to the table)$/);
  // A move begun at the table goes on in the message below, for this member alone.
  const newest = [...log(room).querySelectorAll('article')].at(-1);
  const begun = !hand && newest && newest !== table && named(newest, /^Back$/) ? newest : null;
  // What stands under the first question.
  const first = (article, row = article.querySelector('.row'), rows = []) => {
    for (; row?.matches('.row'); row = row.nextElementSibling) rows.push(row);
    return rows;
  };
  // What an edit of a message changes; not its text: stamps tick.
  const marks = root => [...root.querySelectorAll('[data-custom], img')]
    .map(e => e.dataset.custom || e.src).join();
  const controls = article => article ? [...article.querySelectorAll('button:not(:disabled)')]
    .filter(b => b.closest('.container'))
    .map(b => ({
      menu: b.getAttribute('role') === 'combobox',
      custom: b.dataset.custom || '',
      posted: b.classList.contains('primary') && !/^My (hand|move)$/.test(b.innerText.trim()),
      first: first(article).includes(b.closest('.row')),
      label: b.getAttribute('aria-label') || b.innerText.trim(),
      spare: b.classList.contains('secondary') && !b.innerText.trim().endsWith('…'),
    })) : [];
  // A question that follows from one's own move, though the game waits for nobody.
  const owes = !!owed && controls(hand).some(each => each.custom.split(':')[4] === owed);
  return {
    over: !!table && named(table, /^Play again$/),
    // A game without secrets has no hand, but "My move": it is played at the table.
    mine: hand ? owes || /It’s your turn|Waiting for you|Anything to /.test(hand.innerText)
      : !!table && named(table, /^My move$/)
        && new RegExp(`Waiting for [^.\\n]*${name}`).test(table.innerText),
    begun: !!begun,
    hand: !!hand,
    offered: controls(begun || hand || table),
    table: controls(table),
    posted: hand ? controls(table).filter(each => each.posted && !done.includes(each.custom)) : [],
    form: !!document.querySelector('dialog[open]'),
    busy: !!document.querySelector('[role=log] [aria-busy=true]'),
    shown: marks(begun || hand || table || log(room))
      + document.querySelectorAll('[role=log] article').length,
    // What is pressed at the table may change nothing but the table.
    stands: table ? marks(table) : '',
  };
}
