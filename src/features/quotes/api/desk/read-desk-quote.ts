import { readSkusForSaleById, type SkuForSale } from '#features/catalog/api/public.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound } from '#platform/api/refuse.ts';
import type { DeskAct, DeskQuote } from '../../contract/quote-desk-schemas.ts';
import { isQuoteStatus, quoteStates } from '../../rules/quote-status.ts';
import { mayReview } from '../../rules/second-person.ts';
import { presentFile, presentHead, presentVersions } from '../present-quote.ts';
import { readFiles } from '../quote-attachments.ts';
import { numbered, type QuoteLineRow, type QuoteVersionRow, readLines, readVersions } from '../quote-repo.ts';
import { readEnquiryNo, readEvents } from '../read-quote-detail.ts';
import { readReplacement } from '../replacement-repo.ts';
import { type Bases, type JudgedLine, judgeLines, readBases } from './bases.ts';
import { readDeskEvents } from './desk-log-repo.ts';
import { presentDeskLine, presentProfit } from './present-desk-line.ts';
import { presentQueueRow, selectQueue } from './read-quote-queue.ts';
import { readMakers } from './review-quote.ts';

interface CostedVersion {
  judged: JudgedLine[];
  bases: Bases;
}

/** Lines of a version with what they cost; none for a version that is not there. */
async function readCosted(
  db: Db,
  version: QuoteVersionRow | null,
  lines: readonly QuoteLineRow[],
): Promise<CostedVersion> {
  if (!version) return { judged: [], bases: new Map() };
  const own = lines.filter((line) => line.versionId === version.id);
  const bases = await readBases(db, version, own);
  return { judged: judgeLines(own, bases), bases };
}

type Units = ReadonlyMap<bigint, SkuForSale>;

/** How items are sold that answer a wish in the buyer's own unit. */
async function readUnits(db: Db, judged: readonly JudgedLine[]): Promise<Units> {
  const ids = judged.flatMap(({ line }) => (line.wishedQuantity === null ? [] : (line.skuId ?? [])));
  const items = ids.length > 0 ? await readSkusForSaleById(db, [...new Set(ids)], null) : [];
  return new Map(items.map((item) => [item.skuId, item]));
}

/** Somebody else than who made it, with the right to. */
async function mayCheck(db: Db, version: QuoteVersionRow, bases: Bases, { userId, permissions }: Caller) {
  if (version.state !== 'checking' || !permissions.has('DESK_QUOTES_CHECK')) return false;
  return mayReview(userId, await readMakers(db, version, bases));
}

/** Acts on the quote as a whole that are the reader's now. Whoever has it in hand already is not asked to take it. */
function actsOf(
  status: string,
  { draft, mine, checks }: { draft: QuoteVersionRow | null; mine: boolean; checks: boolean },
): DeskAct[] {
  if (!isQuoteStatus(status)) return [];
  const own: Partial<Record<DeskAct, boolean>> = { take: !mine, revise: !draft, check: checks };
  return quoteStates.deskActs(status).filter((act) => own[act] ?? true);
}

export async function readDeskQuote(db: Db, caller: Caller, quoteNo: string, now: Date): Promise<DeskQuote> {
  const [row] = await selectQueue(db).where(numbered(quoteNo));
  if (!row) throw notFound('报价');
  const { quote } = row;
  const { firmId, id: quoteId, note, closeReason, enquiryId } = quote;
  const place = { firmId, quoteId };
  const [versions, lines] = [await readVersions(db, place), await readLines(db, place)];
  const [latest] = versions;
  const draft = latest && latest.state !== 'sent' ? latest : null;
  const sent = versions.find((version) => version.state === 'sent') ?? null;
  const [worked, stands] = [await readCosted(db, draft, lines), await readCosted(db, sent, lines)];
  const units = await readUnits(db, [...worked.judged, ...stands.judged]);
  const present = ({ judged }: CostedVersion) => judged.map((one) => presentDeskLine(one, judged, units));
  const head = presentQueueRow(row, now);
  const checks = draft !== null && (await mayCheck(db, draft, worked.bases, caller));
  const acts = actsOf(head.status, { draft, mine: quote.assigneeUserId === caller.userId, checks });
  return {
    ...head,
    acts,
    note,
    closeReason,
    enquiryNo: await readEnquiryNo(db, { firmId, enquiryId }),
    ...(await readReplacement(db, quote, 'desk')),
    draft: draft && {
      ...presentHead(draft),
      validDays: draft.validDays,
      state: draft.state,
      lines: present(worked),
      profit: presentProfit(worked.judged),
    },
    sentLines: present(stands),
    sentProfit: presentProfit(stands.judged),
    versions: presentVersions(versions, lines, false),
    events: await readEvents(db, place, false),
    deskEvents: await readDeskEvents(db, place),
    files: (await readFiles(db, place)).map(presentFile),
  };
}
