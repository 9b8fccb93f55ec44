import type { BulkRow, ColumnMapping } from '../contract/bulk-schemas.ts';
import { BULK_FIELDS } from './bulk-columns.ts';

/** Longest text of each field; what is longer in a file is cut, for it is shown whole in the file itself. */
const LENGTHS = {
  goodsCode: 120,
  mpn: 120,
  customerCode: 120,
  quantity: 40,
  department: 60,
  costCenter: 60,
  project: 60,
};
const NOTE_LENGTH = 200;

/** A row of a file by the meaning of its columns. */
export function readListRow(rowNumber: number, cells: readonly string[], mapping: ColumnMapping): BulkRow {
  const text = (field: keyof ColumnMapping, length: number) => {
    const at = mapping[field];
    const cell = at === undefined ? '' : (cells[at] ?? '');
    return cell.replace(/\s+/gu, ' ').trim().slice(0, length);
  };
  const fields = Object.fromEntries(
    BULK_FIELDS.map(({ field }) => [field, text(field, field === 'note' ? NOTE_LENGTH : LENGTHS[field])]),
  ) as Record<keyof ColumnMapping, string>;
  return { rowNumber, ...fields };
}
