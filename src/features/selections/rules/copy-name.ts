import { NAME_MAX } from './selection-limits.ts';

const SUFFIX = / 副本(?: \d+)?$/;

/**
 * Name of a copy that none of the taken ones has: 月度备件 副本, then 月度备件 副本 2. The copy of a copy counts on. A long
 * name gives way to what tells the copies apart.
 */
export function copyName(name: string, taken: ReadonlySet<string>): string {
  const stem = name.replace(SUFFIX, '');
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? ' 副本' : ` 副本 ${number}`;
    const copy = `${stem.slice(0, NAME_MAX - suffix.length).trimEnd()}${suffix}`;
    if (!taken.has(copy)) return copy;
  }
}
