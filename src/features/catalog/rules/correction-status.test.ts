import { expect, it } from 'vitest';
import { CORRECTION_STATUS, type CorrectionStatus, canMoveCorrection, correctionMoves } from './correction-status.ts';

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
