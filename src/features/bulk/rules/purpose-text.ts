import { purposeWords } from '#business/line-fields/rules/public.ts';
import type { WrittenRow } from '#business/written-lines/contract/list-schemas.ts';

type Written = Pick<WrittenRow, 'department' | 'costCenter' | 'project' | 'note'>;

/** What the goods of a row are wanted for, in words; rows of one item with the same words make one line of the cart. */
export const purposeText = (row: Written): string => purposeWords(row).join('，');
