import { droppedDaysText, lineFieldsOf, pastDayFault, withoutPastDays } from '#business/line-fields/rules/public.ts';
import { readSkusForSale, type SkuForSale } from '#features/catalog/api/public.ts';
import { todayInShanghai } from '#features/catalog/rules/public.ts';
import { promiseAnswer } from '#features/enquiries/rules/public.ts';
import { itemQuantityFault } from '#features/orders/rules/public.ts';
import { offerAt } from '#features/prices/rules/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { parseUnitPrice } from '#platform/shared/money.ts';
import { createErrors } from '../contract/quote-errors.ts';
import type { CreateInput } from '../contract/quote-schemas.ts';
import { moneyOf, totalsOf } from '../rules/price-quote.ts';
import { FIRST_QUOTE_STATUS, quoteLabel } from '../rules/quote-status.ts';
import { copiedLine } from './copied-line.ts';
import {
  findQuote,
  insertEvent,
  insertLines,
  insertQuote,
  insertVersion,
  type NewLine,
  type QuotePlace,
  readLines,
  readVersions,
  visibleNumbered,
} from './quote-repo.ts';

type Wish = CreateInput['lines'][number];

/** What would be offered today at the caller's price: the desk starts from it. */
export function draftLine(item: SkuForSale, wish: { quantity: number }, lineNo: number): NewLine {
  const { salesPrice: unitPrice } = offerAt(item, wish.quantity);
  const { quantity } = wish;
  const { taxRateBp, moq, deliveryDays } = item;
  return {
    lineNo,
    skuId: item.skuId,
    itemNo: item.itemNo,
    productName: item.name,
    unit: item.orderUnit,
    brandName: item.brandName ?? '',
    model: item.mpn ?? '',
    wished: item.name,
    quantity,
    moq,
    unitPrice,
    taxRateBp,
    deliveryDays,
    ...moneyOf({ unitPrice, quantity, taxRateBp }),
  };
}

/** Lines of one item are judged by their sum, as the checkout will (decision 0037). */
function refusalOf(item: SkuForSale | undefined, lines: readonly Wish[]): string | null {
  if (!item) return '没有这个商品编码';
  const own = lines.filter(({ skuCode }) => skuCode === item.itemNo);
  return itemQuantityFault(
    item,
    own.map(({ quantity }) => quantity),
  );
}

async function readWished(db: Db, caller: SignedInCaller, lines: readonly Wish[], now: Date): Promise<NewLine[]> {
  const items = await readSkusForSale(db, [...new Set(lines.map((line) => line.skuCode))], caller.levelCode);
  const byNo = new Map(items.map((item) => [item.itemNo, item]));
  const today = todayInShanghai(now);
  const failInfos = lines.flatMap((line) => {
    const { skuCode } = line;
    const failMsg = refusalOf(byNo.get(skuCode), lines) ?? pastDayFault(line, today);
    return failMsg === null ? [] : [{ skuCode, failMsg }];
  });
  if (failInfos.length > 0) throw refuse(createErrors, 'QUOTE_ITEMS_REFUSED', { data: { failInfos } });
  return lines.flatMap((wish, index) => {
    const item = byNo.get(wish.skuCode);
    return item ? [{ ...draftLine(item, wish, index + 1), ...lineFieldsOf(wish) }] : [];
  });
}

interface Head {
  title: string;
  note: string;
  source: string;
  /** Job code of the sales person whose link brought the buyer here (specification 3). */
  shareCode: string | null;
}

/** Writes a quote with the draft of its first version. */
export async function writeQuote(
  db: Db,
  owner: { firmId: bigint; userId: bigint; createdBy: bigint; enquiryId?: bigint; assigneeUserId?: bigint | null },
  { title, note, source, shareCode }: Head,
  lines: readonly NewLine[],
  now: Date,
): Promise<QuotePlace & { quoteNo: string; dueAt: Date }> {
  const { createdBy, ...whose } = owner;
  const dueAt = new Date(
    promiseAnswer(
      now.getTime(),
      lines.map((line) => ({ itemNo: line.itemNo ?? '' })),
    ),
  );
  const place = await insertQuote(db, {
    ...whose,
    title,
    note,
    source,
    shareCode,
    status: FIRST_QUOTE_STATUS,
    dueAt,
  });
  const totals = totalsOf(
    lines.map((line) => ({ counted: true, ...line })),
    0n,
  );
  const versionId = await insertVersion(db, place, { versionNo: 1, createdBy, ...totals });
  await insertLines(db, { ...place, versionId }, lines);
  return { ...place, dueAt };
}

const titleOf = (given: string, names: readonly string[]) =>
  given ||
  (names.length > 1 ? `${(names[0] ?? '').slice(0, 40)} 等 ${names.length} 种` : (names[0] ?? '').slice(0, 60));

async function submit(db: Db, caller: SignedInCaller, head: Head, lines: readonly NewLine[], now: Date) {
  const { firmId, userId } = caller;
  const title = titleOf(
    head.title,
    lines.map((line) => line.productName),
  );
  const written = await writeQuote(db, { firmId, userId, createdBy: userId }, { ...head, title }, lines, now);
  const { quoteNo, quoteId, dueAt } = written;
  await insertEvent(db, { firmId, quoteId, userId, side: 'buyer', kind: 'submitted', detail: head.note });
  const after = { title, source: head.source, lineCount: lines.length };
  await writeAudit(db, caller, { action: 'quote.created', objectType: 'quote', objectId: quoteNo, after });
  const answer = { quoteNo, statusLabel: quoteLabel(FIRST_QUOTE_STATUS), dueAt: dueAt.toISOString() };
  return { answer, place: { firmId, quoteId } };
}

/** A buyer asks for a quote of goods of the catalogue; what he would like to pay goes along. */
export async function createQuote(
  db: Db,
  caller: SignedInCaller,
  input: CreateInput & Pick<Head, 'shareCode'>,
  now: Date,
) {
  const lines = await readWished(db, caller, input.lines, now);
  const { place, answer } = await submit(db, caller, input, lines, now);
  for (const [index, { targetPrice }] of input.lines.entries()) {
    if (targetPrice === undefined) continue;
    const wish = { lineNo: index + 1, targetPrice: parseUnitPrice(targetPrice), side: 'buyer', kind: 'target' };
    await insertEvent(db, { ...place, userId: caller.userId, ...wish });
  }
  return answer;
}

/** 再次询价: the goods of an old quote in a new one, at prices yet to be made. */
export async function copyQuote(
  db: Db,
  caller: SignedInCaller,
  { quoteNo, shareCode }: { quoteNo: string } & Pick<Head, 'shareCode'>,
  now: Date,
) {
  const quote = await findQuote(db, visibleNumbered(caller, quoteNo));
  if (!quote) throw notFound('报价');
  const place = { firmId: quote.firmId, quoteId: quote.id };
  // Wishes stand in every version; the latest that was sent has what came of them, else the first draft.
  const versions = await readVersions(db, place);
  const latest = versions.find((version) => version.state === 'sent') ?? versions.at(-1);
  const old = (await readLines(db, place)).filter((line) => line.versionId === latest?.id && line.offerNo === 1);
  // Days that are over stay behind, and the note says so.
  const today = todayInShanghai(now);
  const dropped = droppedDaysText(old, today);
  const lines = old.map(
    (line): NewLine => ({
      ...withoutPastDays(copiedLine(line), today),
      kind: 'same',
      amountFen: line.amountFen,
      taxFen: line.taxFen,
    }),
  );
  const head = {
    title: quote.title,
    note: `由报价 ${quoteNo} 再次询价${dropped && `；${dropped}`}`,
    source: 'copy',
    shareCode,
  };
  return (await submit(db, caller, head, lines, now)).answer;
}
