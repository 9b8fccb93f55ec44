import type { ColumnMapping } from './guess-columns.ts';
import { IMPORT_FIELDS, type ImportRecord, type ItemAttribute } from './import-record.ts';
import { singleLine } from './plain-text.ts';
import { attributeUnit } from './unit-codes.ts';

const MAX_ATTRIBUTES = 40;
const MAX_ATTRIBUTE_NAME = 40;
const MAX_ATTRIBUTE_VALUE = 200;

/** `8.00|CMT` → 8 cm; the part behind the bar is a UN/ECE code, `#` meaning none. */
export function attributeValue(cell: string): { value: string; unit: string } {
  const text = singleLine(cell);
  const coded = /^(.*)\|([A-Z0-9]{1,3}|#)$/.exec(text);
  if (!coded) return { value: text, unit: '' };
  const value = (coded[1] ?? '').trim();
  const number = /^-?\d+\.\d+$/.test(value) ? value.replace(/\.?0+$/, '') : value;
  return { value: number, unit: attributeUnit(coded[2] ?? '') };
}

function readAttributes(mapping: ColumnMapping, cells: readonly string[]): ItemAttribute[] {
  const named = [
    ...mapping.attributes.map(({ column, name, unit }) => ({ name, unit, cell: cells[column] ?? '' })),
    ...mapping.pairs.map((pair) => ({
      name: cells[pair.nameColumn] ?? '',
      unit: '',
      cell: cells[pair.valueColumn] ?? '',
    })),
  ];
  const seen = new Set<string>();
  const attributes: ItemAttribute[] = [];
  for (const source of named) {
    const name = singleLine(source.name).slice(0, MAX_ATTRIBUTE_NAME);
    const { value, unit } = attributeValue(source.cell);
    if (name === '' || value === '' || seen.has(name) || attributes.length === MAX_ATTRIBUTES) continue;
    seen.add(name);
    const shownUnit = unit || source.unit;
    const shownValue = value.slice(0, MAX_ATTRIBUTE_VALUE);
    attributes.push(shownUnit ? { name, value: shownValue, unit: shownUnit } : { name, value: shownValue });
  }
  return attributes;
}

/** One row of a table under the names of the mapping. Cells beyond the header mean that a separator or quote is wrong. */
export function mapRow(mapping: ColumnMapping, rowNumber: number, cells: readonly string[]): ImportRecord {
  const fields: ImportRecord['fields'] = {};
  for (const field of IMPORT_FIELDS) {
    const column = mapping.fields[field];
    const cell = column === undefined ? '' : (cells[column] ?? '').trim();
    if (cell !== '') fields[field] = cell;
  }
  if (cells.slice(mapping.headers.length).some((cell) => cell.trim() !== '')) {
    const unreadable = `有 ${cells.length} 列，表头只有 ${mapping.headers.length} 列，请检查分隔符和引号`;
    return { rowNumber, fields, attributes: [], unreadable };
  }
  return { rowNumber, fields, attributes: readAttributes(mapping, cells) };
}

/** Rows without any text are no rows: spreadsheets end with them. */
export function isBlankRow(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}
