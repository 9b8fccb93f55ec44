import { expect, it } from 'vitest';
import type { ImportRecord } from './import-record.ts';
import { unpackUnit } from './unpack-unit.ts';

const fieldsOf = (fields: ImportRecord['fields']) => unpackUnit({ rowNumber: 1, fields, attributes: [] }).fields;

it.each([
  ['盒（100个）', { unit: '盒', packQuantity: '100', baseUnit: '个' }],
  ['盒/100支', { unit: '盒', packQuantity: '100', baseUnit: '支' }],
  ['100个/盒', { unit: '盒', packQuantity: '100', baseUnit: '个' }],
  ['卷(50米)', { unit: '卷', packQuantity: '50', baseUnit: '米' }],
  ['盒', { unit: '盒' }],
  ['PCE', { unit: 'PCE' }],
  ['XYZ', { unit: 'XYZ' }],
])('the unit %s fills %j', (unit, fields) => {
  expect(fieldsOf({ unit })).toEqual(fields);
});

it('leaves what the row says of its contents itself', () => {
  expect(fieldsOf({ unit: '盒(100个)', packQuantity: '50' })).toMatchObject({ unit: '盒', packQuantity: '50' });
});
