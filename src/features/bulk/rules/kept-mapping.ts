import type { ListColumns } from '#business/written-lines/contract/list-schemas.ts';
import { guessColumns, type ListField } from '#business/written-lines/rules/public.ts';

/** A mapping as it is kept; null is a column that somebody chose not to use. */
export type KeptMapping = Partial<Record<ListField, number | null>>;

/** Fields that lists and people's habits of before do not know. A unit that is not read would count pieces as boxes. */
const LATER_FIELDS = ['name', 'unit'] as const;

export const keptMapping = (mapping: ListColumns): KeptMapping => ({
  ...Object.fromEntries(LATER_FIELDS.map((field) => [field, null])),
  ...mapping,
});

/** What was kept, completed by the words of the header where it is older than a field. */
export function knownMapping(kept: KeptMapping, header: readonly string[]): ListColumns {
  const guessed = guessColumns(header);
  const decided = Object.entries(kept).filter((entry): entry is [ListField, number] => entry[1] !== null);
  const taken = new Set(decided.map(([, column]) => column));
  const added = LATER_FIELDS.flatMap((field) => {
    const column = guessed[field];
    return kept[field] === undefined && column !== undefined && !taken.has(column) ? [[field, column] as const] : [];
  });
  return Object.fromEntries([...decided, ...added]);
}
