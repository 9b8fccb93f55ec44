import { z } from 'zod';
import {
  type DateFieldName,
  LINE_FIELDS,
  type LineField,
  type LineFieldName,
  type TextFieldName,
} from '#business/line-fields/contract/line-fields.ts';
import { calendarDay, plainText } from '#platform/shared/wire-schemas.ts';

/** What a row says beside its goods; the firm's own code names them, like the other numbers. */
export type BesideField = Exclude<LineFieldName, 'customerCode'>;
export const BESIDE_FIELDS = LINE_FIELDS.filter(({ name }) => name !== 'customerCode') as readonly (LineField & {
  name: BesideField;
})[];

const text = (maxLength: number) => plainText(maxLength).default('');
const day = calendarDay().or(z.literal('')).default('');

/** Goes along to the line of the cart. */
const beside = Object.fromEntries(
  BESIDE_FIELDS.map(({ name, kind, maxLength }) => [name, kind === 'date' ? day : text(maxLength)]),
) as Record<Exclude<TextFieldName, 'customerCode'>, ReturnType<typeof text>> & Record<DateFieldName, typeof day>;

/** The same as it is told of a row that was read; empty where nothing was written. */
export const shownBeside = z.object(
  Object.fromEntries(BESIDE_FIELDS.map(({ name }) => [name, z.string()])) as Record<BesideField, z.ZodString>,
);
export type ShownBeside = z.infer<typeof shownBeside>;

/** One wanted item as a person wrote it down. */
export const writtenRow = z.strictObject({
  /** Line of the paste or of the file, from 1. */
  rowNumber: z.int().min(1).max(1_000_000),
  /** Item number, manufacturer's number or the company's own code. */
  goodsCode: plainText(120).default(''),
  mpn: plainText(120).default(''),
  customerCode: plainText(120).default(''),
  /** What it is called, for rows whose numbers name no item. */
  name: plainText(200).default(''),
  /** As written: 10, 1,000, 200个, 约20. */
  quantity: plainText(40).default(''),
  /** Unit that stands apart from the quantity; none means the unit the item is sold in. */
  unit: plainText(20).default(''),
  ...beside,
});
export type WrittenRow = z.infer<typeof writtenRow>;

const column = z.int().min(0).max(49).optional();

/** Meaning of the columns by their places, from 0. */
export const listColumns = z.strictObject({
  goodsCode: column,
  quantity: column,
  mpn: column,
  customerCode: column,
  name: column,
  unit: column,
  ...(Object.fromEntries(BESIDE_FIELDS.map(({ name }) => [name, column])) as Record<BesideField, typeof column>),
});
export type ListColumns = z.infer<typeof listColumns>;
