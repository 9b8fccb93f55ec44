import type { ColumnMapping } from '../contract/bulk-schemas.ts';
import { type BulkField, guessColumns } from './bulk-columns.ts';

/** A mapping as it is kept; null is a column that somebody chose not to use. */
export type KeptMapping = Partial<Record<BulkField, number | null>>;

/** Fields that lists and people's habits of before do not know. A unit that is not read would count pieces as boxes. */
const LATER_FIELDS = ['name', 'unit'] as const;

export const keptMapping = (mapping: ColumnMapping): KeptMapping => ({
  ...Object.fromEntries(LATER_FIELDS.map((field) => [field, null])),
  ...mapping,
});

/** What was kept, completed by the words of the header where it is older than a field. */
export function knownMapping(kept: KeptMapping, header: readonly string[]): ColumnMapping {
  const guessed = guessColumns(header);
  const decided = Object.entries(kept).filter((entry): entry is [BulkField, number] => entry[1] !== null);
  const taken = new Set(decided.map(([, column]) => column));
  const added = LATER_FIELDS.flatMap((field) => {
    const column = guessed[field];
    return kept[field] === undefined && column !== undefined && !taken.has(column) ? [[field, column] as const] : [];
  });
  return Object.fromEntries([...decided, ...added]);
}
