import type { Db } from '#platform/api/database.ts';

/**
 * Reads something of the public catalogue at most once per `ms`, however many ask at the same moment.
 * A failed read is not kept: the next caller tries again.
 */
export function keepFor<T>(
  ms: number,
  read: (db: Db) => Promise<T>,
  now: () => number = Date.now,
): (db: Db) => Promise<T> {
  let kept: { at: number; value: Promise<T> } | null = null;
  return (db) => {
    if (kept && now() - kept.at < ms) return kept.value;
    const entry = { at: now(), value: read(db) };
    entry.value.catch(() => {
      if (kept === entry) kept = null;
    });
    kept = entry;
    return entry.value;
  };
}
