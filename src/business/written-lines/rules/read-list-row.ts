import { unitOf } from '#business/quantities/rules/public.ts';
import { BESIDE_FIELDS, type ListColumns, type WrittenRow } from '../contract/list-schemas.ts';
import { LIST_FIELDS } from './list-columns.ts';
import { readDay } from './read-day.ts';

/** Longest text of each field; what is longer in a file is cut, for it is shown whole in the file itself. */
const LENGTHS = {
  goodsCode: 120,
  mpn: 120,
  customerCode: 120,
  name: 200,
  quantity: 40,
  unit: 20,
  ...Object.fromEntries(BESIDE_FIELDS.map(({ name, kind, maxLength }) => [name, kind === 'date' ? 40 : maxLength])),
} as Record<keyof ListColumns, number>;

/** A header may name the unit of all rows: 采购数量（个）. */
export function unitOfHeader(title: string): string {
  const [, word = ''] = /[（(【[]\s*(?:单位[:：]?)?\s*([^（）()【】[\]]+?)\s*[）)】\]]/u.exec(title) ?? [];
  const unit = unitOf(word);
  return unit && unit.kind !== 'unknown' ? word : '';
}

/** Days as days; what is none that is sure stays among the words, for somebody to read. */
function withDays(fields: Record<keyof ListColumns, string>): Record<keyof ListColumns, string> {
  const read = { ...fields };
  for (const { name, kind, short } of BESIDE_FIELDS) {
    if (kind !== 'date' || fields[name] === '') continue;
    read[name] = readDay(fields[name]) ?? '';
    if (read[name] === '')
      read.note = [read.note, `${short} ${fields[name]}`].filter(Boolean).join(' ').slice(0, LENGTHS.note);
  }
  return read;
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
  return { rowNumber, ...withDays(fields), unit: fields.unit || inHeader };
}
