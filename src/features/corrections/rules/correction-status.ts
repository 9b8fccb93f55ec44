import type { CorrectionField, CorrectionStatus } from '../contract/correction-contract.ts';
import { CORRECTION_STATUS_WORDS } from '../contract/correction-status-words.ts';

export const CORRECTION_STATUS: Readonly<Record<CorrectionStatus, string>> = CORRECTION_STATUS_WORDS;

/** The one table of moves: a report is looked into first, then found right or not. */
const MOVES: Readonly<Record<CorrectionStatus, readonly CorrectionStatus[]>> = {
  pending: ['verified'],
  verified: ['corrected', 'rejected'],
  corrected: [],
  rejected: [],
};

export const correctionMoves = (from: CorrectionStatus): readonly CorrectionStatus[] => MOVES[from];

export function canMoveCorrection(from: CorrectionStatus, to: CorrectionStatus): boolean {
  return MOVES[from].includes(to);
}

/** What may be wrong with an item, as the page offers it. */
export const CORRECTION_FIELDS: Readonly<Record<CorrectionField, string>> = {
  name: '名称',
  picture: '图片',
  price: '价格',
  attributes: '参数',
  unit: '单位',
  description: '说明',
  other: '其他',
};

/** Most pictures of one report; the contract holds callers to the same. */
export const MAX_CORRECTION_PICTURES = 5;
