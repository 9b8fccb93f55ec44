import type { CorrectionStatus } from '../contract/correction-contract.ts';
import { CORRECTION_STATUS } from './correction-status.ts';

export interface CorrectionNews {
  number: string;
  itemNo: string;
  itemName: string;
  status: CorrectionStatus;
  /** What the desk says to it; may be empty. */
  answer: string;
}

/** What a reporter is told when the report moves on. */
export function describeCorrectionNews({ number, itemNo, itemName, status, answer }: CorrectionNews) {
  const state = CORRECTION_STATUS[status];
  const lines = [`您提交的商品纠错 ${number}（${itemNo} ${itemName}）${state}。`, answer && `处理说明：${answer}`];
  return { subject: `商品纠错 ${number} ${state}`, text: lines.filter(Boolean).join('\n') };
}
