import type { WrittenRow } from '#business/written-lines/contract/list-schemas.ts';

const LABELS = [
  ['department', '部门'],
  ['costCenter', '成本中心'],
  ['project', '项目'],
  ['note', '备注'],
] as const satisfies readonly (readonly [keyof WrittenRow, string])[];

/** What the goods of a row are wanted for, in words; rows of one item with the same words make one line of the cart. */
export function purposeText(row: Pick<WrittenRow, (typeof LABELS)[number][0]>): string {
  return LABELS.filter(([field]) => row[field] !== '')
    .map(([field, label]) => `${label} ${row[field]}`)
    .join('，');
}
