import { z } from 'zod';
import { plainText } from '#platform/shared/wire-schemas.ts';

/** What a row says of the purpose of the goods; goes along to the line of the cart. */
const purpose = {
  department: plainText(60).default(''),
  costCenter: plainText(60).default(''),
  project: plainText(60).default(''),
  note: plainText(200).default(''),
};

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
  ...purpose,
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
  department: column,
  costCenter: column,
  project: column,
  note: column,
});
export type ListColumns = z.infer<typeof listColumns>;
