import type { SearchChange } from '#platform/web/kits/list/use-list-address.ts';
import type { KeptFilter } from '../../contract/saved-schemas.ts';
import { writeKeys } from './key-list.ts';
import { conditionsOf, type FilterSearch, LISTS, readCounting } from './report-search.ts';

/** What an address says beside its filter, and a name keeps with it. */
export type KeptBeside = Pick<KeptFilter, 'by' | 'tab'>;

/** What is kept under a name of the address as it stands: days of one's own, or a stretch that moves with the day. */
export function keptOf(search: FilterSearch, { by, tab }: KeptBeside): KeptFilter {
  const { from, to, range = 'months12' } = search;
  const days: Pick<KeptFilter, 'from' | 'to' | 'range'> =
    from !== undefined && to !== undefined ? { from, to } : { range };
  return { ...conditionsOf(search), ...days, ...(by && { by }), ...(tab && { tab }) };
}

/** Change of an address that makes it say what was kept, and nothing it said before. */
export function changeOf(kept: KeptFilter): SearchChange {
  const { range, from, to, basis, tax, compare, grain, by, tab } = kept;
  const lists = Object.fromEntries(LISTS.map((name) => [name, writeKeys(kept[name])]));
  // Read as an address is: what is usual stays unsaid.
  const said = readCounting({ range, from, to, basis, tax, compare, grain });
  return { from: undefined, to: undefined, ...said, ...lists, by, tab };
}

const sorted = (kept: KeptFilter): string =>
  JSON.stringify(
    Object.entries(kept)
      .map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value])
      .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
  );

/** Whether two names, or a name and an address, mean the same. */
export const keepsSame = (one: KeptFilter, other: KeptFilter): boolean => sorted(one) === sorted(other);
