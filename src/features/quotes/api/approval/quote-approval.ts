import { handIn, planDocument, voidApproval } from '#features/approvals/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { flowErrors } from '../../contract/quote-errors.ts';
import { canMoveQuote, quoteLabel } from '../../rules/quote-status.ts';
import { lockOwnQuote } from '../own-quote.ts';
import { changeQuote, insertEvent, type Quote, type QuoteLineRow, readSentLines, readVersions } from '../quote-repo.ts';
import { QUOTE_KIND } from './quote-kind.ts';
import { snapshotOfQuote } from './quote-snapshot.ts';

const NO_FLOW = '贵司没有针对这张报价的审批流，可以直接转订单';

/** The offers an approval is about. */
const countedOf = (lines: readonly QuoteLineRow[]) => lines.filter((line) => line.counted);

/** What flows may ask about a quote. */
const askedOf = (quote: Quote, lines: readonly QuoteLineRow[]) => ({
  amountFen: quote.totalFen,
  urgent: false,
  lines: countedOf(lines).map(({ skuId, amountFen, costCenter }) => ({
    skuId,
    amountFen,
    costCenter,
    overAgreementBp: null,
  })),
});

/** What the flows of the firm ask about a quote before it may be ordered from. Nobody is asked twice about one version. */
export async function planQuote(db: Db, caller: SignedInCaller, quote: Quote, lines: readonly QuoteLineRow[]) {
  return planDocument(db, caller, { documentType: QUOTE_KIND.code, ...askedOf(quote, lines) });
}

/** Why a sent quote cannot be ordered from before somebody has agreed; null when it can. */
export async function approvalObstacle(
  db: Db,
  caller: SignedInCaller,
  quote: Quote,
  lines: readonly QuoteLineRow[],
): Promise<string | null> {
  if (quote.status !== 'offered' || quote.approvalStatus === 'passed') return null;
  const plan = await planQuote(db, caller, quote, lines);
  if (plan.outcome === 'denied') return plan.deniedBy?.message ?? '公司规则不允许采用这张报价';
  return plan.outcome === 'ask' ? '按公司审批流，这张报价通过审批后才能下单，请先提交审批' : null;
}

interface Started {
  quoteNo: string;
  status: string;
  statusLabel: string;
  /** Number of the request; null where no flow asks. */
  requestNo: string | null;
  message: string;
}

/** Asks whoever the firm wants asked about the version that stands; where no flow concerns it, says so. */
export async function startQuoteFlow(db: Db, caller: SignedInCaller, quoteNo: string, now: Date): Promise<Started> {
  const quote = await lockOwnQuote(db, caller, quoteNo, now);
  if (!canMoveQuote(quote.status, 'approving')) throw refuse(flowErrors, 'QUOTE_STEP');
  if (quote.approvalStatus === 'passed') throw refuse(flowErrors, 'QUOTE_FLOW_PASSED');
  const { firmId, id: quoteId, sentVersion: versionNo, validUntil: holdUntil } = quote;
  const lines = await readSentLines(db, quote);
  const version = (await readVersions(db, { firmId, quoteId })).find((one) => one.versionNo === versionNo);
  if (!version) throw new Error('a sent quote has no version');
  const snapshot = snapshotOfQuote(quote, version, countedOf(lines));
  const asked = await handIn(db, QUOTE_KIND, caller, { ...askedOf(quote, lines), snapshot, holdUntil });
  if (asked.outcome === 'denied') throw refuse(flowErrors, 'QUOTE_FLOW_DENIED', { message: asked.message });
  const answer = { quoteNo, requestNo: null, status: quote.status, statusLabel: quoteLabel(quote.status) };
  if (asked.outcome === 'free') return { ...answer, message: NO_FLOW };
  const { requestNo } = asked;
  await changeQuote(db, quote, { status: 'approving', approvalStatus: 'pending', approvedFen: 0n });
  const { userId } = caller;
  const event = { side: 'buyer', kind: 'approving', detail: requestNo, versionNo };
  await insertEvent(db, { firmId, quoteId, userId, ...event });
  await writeAudit(db, caller, {
    action: 'quote.approving',
    objectType: 'quote',
    objectId: quoteNo,
    after: { requestNo, versionNo },
  });
  return { quoteNo, requestNo, status: 'approving', statusLabel: quoteLabel('approving'), message: '已提交审批' };
}

/** A quote that is gone or has become another one: who was asked about it is asked no more. */
export async function dropQuoteFlow(
  db: Db,
  { firmId, quoteNo: documentNo, approvalStatus }: Quote,
  reason: string,
): Promise<void> {
  if (approvalStatus === 'pending')
    await voidApproval(db, { firmId, documentType: QUOTE_KIND.code, documentNo }, reason);
}
