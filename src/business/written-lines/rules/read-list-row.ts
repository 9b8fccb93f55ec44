import { unitOf } from '#business/quantities/rules/public.ts';
import type { ListColumns, WrittenRow } from '../contract/list-schemas.ts';
import { LIST_FIELDS } from './list-columns.ts';

/** Longest text of each field; what is longer in a file is cut, for it is shown whole in the file itself. */
const LENGTHS: Record<keyof ListColumns, number> = {
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
  mapping: ListColumns,
  header: readonly string[],
): WrittenRow {
  const text = (field: keyof ListColumns) => {
    const at = mapping[field];
    const cell = at === undefined ? '' : (cells[at] ?? '');
    return cell.replace(/\s+/gu, ' ').trim().slice(0, LENGTHS[field]);
  };
  const fields = Object.fromEntries(LIST_FIELDS.map(({ field }) => [field, text(field)])) as Record<
    keyof ListColumns,
    string
  >;
  const inHeader = mapping.quantity === undefined ? '' : unitOfHeader(header[mapping.quantity] ?? '');
  return { rowNumber, ...fields, unit: fields.unit || inHeader };
}
