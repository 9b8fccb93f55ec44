import { purposeWords } from '#business/line-fields/rules/public.ts';
import {
  BESIDE_FIELDS,
  type BesideField,
  type ShownBeside,
  type WrittenRow,
} from '#business/written-lines/contract/list-schemas.ts';

type Written = Pick<WrittenRow, BesideField>;

/** What the goods of a row are wanted for, in words; rows of one item with the same words make one line of the cart. */
export const purposeText = (row: Written): string => purposeWords(row).join('，');

/** What a row says beside its goods, by its fields. */
export const besideOf = (row: WrittenRow): ShownBeside =>
  Object.fromEntries(BESIDE_FIELDS.map(({ name }) => [name, row[name]])) as ShownBeside;
