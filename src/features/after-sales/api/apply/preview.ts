import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { formatAmount, sum } from '#platform/shared/money.ts';
import type { CasePreview, PreviewInput } from '../../contract/apply-schemas.ts';
import { CASE_REASONS } from '../../contract/case-reasons.ts';
import { CASE_KINDS } from '../../contract/case-words.ts';
import { comesBack } from '../../rules/case-kinds.ts';
import { payerLabel, splitApplication } from '../../rules/split-application.ts';
import { isAboveLimit } from '../approval/case-approval.ts';
import { judgeWishes, readOrderUnits } from './judge-wishes.ts';
import { readSeenOrder } from './read-seen-order.ts';

/** What would become of an application now: money by line, who pays freight, and what would be refused. Nothing is held. */
export async function previewCases(
  db: Db,
  caller: SignedInCaller,
  input: PreviewInput,
  now: Date,
): Promise<CasePreview> {
  const order = await readSeenOrder(db, caller, input.orderNo);
  const judged = judgeWishes(await readOrderUnits(db, order), input.lines, now);
  const total = sum(judged.map(({ askedFen }) => askedFen));
  const approval = await isAboveLimit(db, order.firmId, total);
  const cases = splitApplication(judged.map((one) => ({ ...one.wish, askedFen: one.askedFen })));
  return {
    lines: judged.map(({ wish: { lineNo, kind, reason }, askedFen, refusal }) => ({
      ...{ lineNo, kind, refusal, amount: formatAmount(askedFen) },
      evidence: [...CASE_REASONS[reason].evidence],
    })),
    cases: cases.map(({ kind, payer, wishes }) => ({
      ...{ kind, kindLabel: CASE_KINDS[kind], lineCount: wishes.length, approval },
      amount: formatAmount(sum(wishes.map(({ askedFen }) => askedFen))),
      ...{ freightPayer: payer, freightPayerLabel: payerLabel(payer), comesBack: comesBack(kind) },
    })),
    totalAmount: formatAmount(total),
  };
}
