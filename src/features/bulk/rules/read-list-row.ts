import { unitOf } from '#features/catalog/rules/public.ts';
import type { BulkRow, ColumnMapping } from '../contract/bulk-schemas.ts';
import { BULK_FIELDS } from './bulk-columns.ts';

/** Longest text of each field; what is longer in a file is cut, for it is shown whole in the file itself. */
const LENGTHS: Record<keyof ColumnMapping, number> = {
  goodsCode: 120,
  mpn: 120,
  customerCode: 120,
  name: 200,
  quantity: 40,
  unit: 20,
  department: 60,
  costCenter: 60,
  project: 60,
  note: 200,
};

/** A header may name the unit of all rows: 采购数量（个）. */
export function unitOfHeader(title: string): string {
  const [, word = ''] = /[（(【[]\s*(?:单位[:：]?)?\s*([^（）()【】[\]]+?)\s*[）)】\]]/u.exec(title) ?? [];
  const unit = unitOf(word);
  return unit && unit.kind !== 'unknown' ? word : '';
}

/** A row of a file by the meaning of its columns. */
export function readListRow(
  rowNumber: number,
  cells: readonly string[],
  mapping: ColumnMapping,
  header: readonly string[],
): BulkRow {
  const text = (field: keyof ColumnMapping) => {
    const at = mapping[field];
    const cell = at === undefined ? '' : (cells[at] ?? '');
    return cell.replace(/\s+/gu, ' ').trim().slice(0, LENGTHS[field]);
  };
  const fields = Object.fromEntries(BULK_FIELDS.map(({ field }) => [field, text(field)])) as Record<
    keyof ColumnMapping,
    string
  >;
  const inHeader = mapping.quantity === undefined ? '' : unitOfHeader(header[mapping.quantity] ?? '');
  return { rowNumber, ...fields, unit: fields.unit || inHeader };
}
