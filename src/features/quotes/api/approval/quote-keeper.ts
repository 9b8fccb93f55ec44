import { quoteHref } from '#business/paths/rules/public.ts';
import type { DocumentKeeper } from '#features/approvals/api/public.ts';
import { approvalErrors } from '#features/approvals/contract/approval-errors.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { refuse } from '#platform/api/refuse.ts';
import { standingOf } from '../own-quote.ts';
import {
  changeQuote,
  findQuote,
  inFirm,
  insertEvent,
  lockQuote,
  type Quote,
  readSentLines,
  readVersions,
} from '../quote-repo.ts';
import { QUOTE_KIND } from './quote-kind.ts';
import { snapshotOfQuote } from './quote-snapshot.ts';
import { QUOTE_APPROVED } from './tell-approved.ts';

type Place = Parameters<DocumentKeeper['read']>[1];
type Actor = Pick<Caller, 'firmId' | 'userId'>;

async function lockWaiting(db: Db, { firmId, documentNo }: Place): Promise<Quote> {
  const quote = await lockQuote(db, inFirm(firmId, documentNo));
  if (quote?.status !== 'approving') throw new Error(`quote ${documentNo} does not wait for approval`);
  return quote;
}

interface Settled {
  kind: 'approved' | (typeof ENDS)[keyof typeof ENDS]['kind'];
  detail: string;
  approvalStatus: string;
  approvedFen: bigint;
}

async function settle(db: Db, quote: Quote, actor: Actor, { kind, detail, ...change }: Settled): Promise<void> {
  const { firmId, id: quoteId, quoteNo, sentVersion: versionNo } = quote;
  await changeQuote(db, quote, { status: 'offered', ...change });
  await insertEvent(db, { firmId, quoteId, userId: actor.userId, side: 'buyer', kind, detail, versionNo });
  await writeAudit(db, actor, {
    action: `quote.${kind}`,
    objectType: 'quote',
    objectId: quoteNo,
    after: { versionNo, detail },
  });
}

const ENDS = {
  refused: { kind: 'not_approved', approvalStatus: 'refused' },
  withdrawn: { kind: 'approval_withdrawn', approvalStatus: 'none' },
  expired: { kind: 'approval_expired', approvalStatus: 'none' },
} as const;

/** Quotes as documents that are approved: as a whole, and for the version that stands. */
export const quoteKeeper: DocumentKeeper = {
  ...QUOTE_KIND,
  holds: '价格',
  hrefOf: quoteHref,
  async read(db, { firmId, documentNo }) {
    const quote = await findQuote(db, inFirm(firmId, documentNo));
    if (!quote || standingOf(quote, new Date()) !== 'approving') return null;
    const versions = await readVersions(db, { firmId, quoteId: quote.id });
    const version = versions.find((one) => one.versionNo === quote.sentVersion);
    if (!version) return null;
    const counted = (await readSentLines(db, quote)).filter((line) => line.counted);
    return { snapshot: snapshotOfQuote(quote, version, counted), amountFen: quote.totalFen };
  },
  async pass(db, place, actor) {
    const quote = await lockWaiting(db, place);
    const passed = { detail: '', approvalStatus: 'passed', approvedFen: quote.totalFen };
    await settle(db, quote, actor, { kind: 'approved', ...passed });
    await enqueueEffect(db, QUOTE_APPROVED, { firmId: String(quote.firmId), quoteId: String(quote.id) });
    return null;
  },
  async end(db, place, { kind, actor, reason }) {
    const quote = await lockWaiting(db, place);
    await settle(db, quote, actor, { ...ENDS[kind], detail: reason.slice(0, 500), approvedFen: 0n });
  },
  dropLines() {
    // Prices of a quote were made for the whole of it; part of it is taken by ordering part of it.
    throw refuse(approvalErrors, 'APPROVAL_LINES', { message: '报价按整单审批，不能剔除单行' });
  },
  readPrices: async () => new Map(),
};
