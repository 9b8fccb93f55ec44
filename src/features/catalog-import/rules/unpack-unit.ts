import { FINEST, readUnitColumn } from '#business/quantities/rules/public.ts';
import type { ImportRecord } from './import-record.ts';

/** As suppliers write a pack in the column of units: 盒（100个）, 盒/100个, 100个/盒. */
const PACKED = /^(?:(\p{Script=Han}+)\s*[/(（]|.*\/\s*(\p{Script=Han}+)$)/u;

/**
 * A unit that tells its contents fills the fields for them, unless the row has them of its own: without its contents a
 * pack cannot be counted out, and 200 pieces of it would have to be asked for.
 */
export function unpackUnit(record: ImportRecord): ImportRecord {
  const text = record.fields.unit?.normalize('NFKC').trim() ?? '';
  const { inside } = readUnitColumn(text);
  const [, before, behind] = PACKED.exec(text) ?? [];
  const unit = before ?? behind;
  if (!inside?.unit || !unit || inside.amount % FINEST !== 0n) return record;
  const packed = { baseUnit: inside.unit.word, packQuantity: String(inside.amount / FINEST) };
  return { ...record, fields: { ...packed, ...record.fields, unit } };
}
