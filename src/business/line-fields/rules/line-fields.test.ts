import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { changedLineFields, shownLineFields, writtenLineFields } from '../contract/line-field-schemas.ts';
import { LINE_FIELDS, type LineFields } from '../contract/line-fields.ts';
import { lineFieldColumns } from './line-field-columns.ts';
import {
  filledLineFields,
  lineFieldsOf,
  lineFieldsOr,
  lineFieldWords,
  NO_LINE_FIELDS,
  purposeKey,
  purposeWords,
  sharedLineFields,
  toldLineFields,
} from './line-fields.ts';

const NAMES = LINE_FIELDS.map(({ name }) => name);
const FULL = Object.fromEntries(
  LINE_FIELDS.map(({ name, kind }) => [name, kind === 'date' ? '2026-12-01' : `${name} 甲`]),
) as LineFields;

describe.each([
  ['shown', shownLineFields],
  ['written', writtenLineFields],
  ['changed', changedLineFields],
])('%s fields', (_, shape) => {
  it('are those of the list', () => expect(Object.keys(shape)).toEqual(NAMES));
});

it.each(LINE_FIELDS.map((field) => [field.name, field] as const))(
  '%s is no longer than the list says',
  (name, field) => {
    const schema = z.strictObject(writtenLineFields);
    const text = (length: number) => (field.kind === 'date' ? '2026-12-31x'.slice(0, length) : 'x'.repeat(length));
    expect(schema.safeParse({ [name]: text(field.maxLength) }).success).toBe(true);
    expect(schema.safeParse({ [name]: text(field.maxLength + 1) }).success).toBe(false);
  },
);

it('reads a line whole: what was left out is empty', () => {
  expect(z.strictObject(writtenLineFields).parse({})).toEqual(NO_LINE_FIELDS);
  expect(z.strictObject(changedLineFields).parse({})).toEqual({});
  expect(z.strictObject(changedLineFields).parse({ expectedOn: null })).toEqual({ expectedOn: null });
});

it('takes the fields of a line and nothing else of it', () => {
  const line = { ...FULL, quantity: 3 };
  expect(lineFieldsOf(line)).toEqual(FULL);
  expect(lineFieldsOf({ note: '急' })).toEqual({ ...NO_LINE_FIELDS, note: '急' });
});

it('keeps what the document before it said where nothing else was written', () => {
  expect(lineFieldsOr(NO_LINE_FIELDS, FULL)).toEqual(FULL);
  expect(lineFieldsOr(FULL, NO_LINE_FIELDS)).toEqual(FULL);
  expect(lineFieldsOr({ ...NO_LINE_FIELDS, note: '不急' }, FULL)).toEqual({ ...FULL, note: '不急' });
});

it('tells the cost centre inside the company alone', () => {
  expect(toldLineFields(FULL, true)).toEqual(FULL);
  expect(toldLineFields(FULL, false)).toEqual({ ...FULL, costCenter: '' });
});

it.each([
  [[FULL, FULL], FULL],
  [[FULL, { ...FULL, project: '大修', expectedOn: null }], { ...FULL, project: '', expectedOn: null }],
  [[NO_LINE_FIELDS], NO_LINE_FIELDS],
  [[], NO_LINE_FIELDS],
])('says of several lines what they say alike', (lines, alike) => expect(sharedLineFields(lines)).toEqual(alike));

it('leaves out what is empty', () => {
  expect(filledLineFields({ ...NO_LINE_FIELDS, project: '技改' })).toEqual({ project: '技改' });
  expect(filledLineFields(FULL)).toEqual(FULL);
});

it('words what a line is wanted for; the code names the item', () => {
  const written = { customerCode: 'M1', department: '一车间', project: '技改', expectedOn: '2026-12-01', note: '急' };
  expect(purposeWords(written)).toEqual(['部门 一车间', '项目 技改', '期望到货 2026-12-01', '备注 急']);
  expect(purposeWords(NO_LINE_FIELDS)).toEqual([]);
});

it('words everything that was written, whatever the list holds', () => {
  expect(lineFieldWords(FULL)).toEqual(LINE_FIELDS.map(({ name, short }) => `${short} ${FULL[name]}`));
  expect(lineFieldWords({ customerCode: 'M1', expectedOn: null })).toEqual(['客户编码 M1']);
});

it('makes a column of each field, or of some', () => {
  const columns = lineFieldColumns(({ line }: { line: Partial<LineFields> }) => line);
  expect(columns.map(({ key, value }) => [key, value({ line: FULL })])).toEqual(Object.entries(FULL));
  expect(columns.map(({ value }) => value({ line: {} }))).toEqual(NAMES.map(() => ''));
  const some = lineFieldColumns(
    (line: LineFields) => line,
    ({ purpose }) => !purpose,
  );
  expect(some.map(({ header, kind }) => [header, kind])).toEqual([['客户物料编码', 'text']]);
});

it.each([
  [{}, {}, true],
  [{ note: '' }, { department: '' }, true],
  [{ note: '急' }, { note: '急', customerCode: 'M1' }, true],
  [{ department: '一' }, { costCenter: '一' }, false],
  [{ expectedOn: '2026-12-01' }, { expectedOn: null }, false],
])('%j and %j are one purpose: %s', (a, b, same) => {
  expect(purposeKey(a) === purposeKey(b)).toBe(same);
});

it('has no text for no purpose', () => expect([purposeKey({}), purposeKey({ customerCode: 'M1' })]).toEqual(['', '']));
