import { expect, it } from 'vitest';
import { type CorrectionStatus, correctionInput } from '../contract/correction-contract.ts';
import { CORRECTION_STATUS, canMoveCorrection, correctionMoves, MAX_CORRECTION_PICTURES } from './correction-status.ts';

const ALL = Object.keys(CORRECTION_STATUS) as CorrectionStatus[];

it('moves 待处理 → 已核实 → 已修正 or 不成立, and nowhere else', () => {
  const moves = ALL.flatMap((from) => ALL.filter((to) => canMoveCorrection(from, to)).map((to) => [from, to]));
  expect(moves).toEqual([
    ['pending', 'verified'],
    ['verified', 'corrected'],
    ['verified', 'rejected'],
  ]);
});

it.each(['corrected', 'rejected'] as const)('%s is the end', (status) => expect(correctionMoves(status)).toEqual([]));

it('offers as many pictures as a report may have', () => {
  const report = (pictures: number) => ({
    itemCode: 'FAS1',
    fields: ['name'],
    content: '名称与实物不符',
    pictures: Array.from({ length: pictures }, () => 'data:image/png;base64,AAAA'),
  });
  expect(correctionInput.safeParse(report(MAX_CORRECTION_PICTURES)).success).toBe(true);
  expect(correctionInput.safeParse(report(MAX_CORRECTION_PICTURES + 1)).success).toBe(false);
});
