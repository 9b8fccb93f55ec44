interface Entry {
  when: number;
}

/**
 * Entries of the journal with the last one later than all before it, whatever clock wrote them: one that is older would never be
 * applied to a database that has the others.
 */
export function withLastLatest<E extends Entry>(entries: readonly E[]): E[] {
  const before = entries.slice(0, -1);
  return [...before, ...entries.slice(-1).map((last) => ({ ...last, when: latest(last, before) }))];
}

const latest = (last: Entry, before: readonly Entry[]) => Math.max(last.when, ...before.map(({ when }) => when + 1));
