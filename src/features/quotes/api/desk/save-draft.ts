import { readSkusForSale, type SkuForSale } from '#features/catalog/api/public.ts';
import { describeQuantityRule, isOrderableQuantity } from '#features/catalog/rules/public.ts';
import type { Caller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { parseAmount, parseUnitPrice } from '#platform/shared/money.ts';
import type { DraftInput, PricedLine } from '../../contract/quote-desk-schemas.ts';
import { deskErrors } from '../../contract/quote-errors.ts';
import { countedOffers, offerName } from '../../rules/counted-offers.ts';
import { moneyOf, totalsOf } from '../../rules/price-quote.ts';
import { changeQuote, insertLines, type NewLine, type QuoteLineRow, readLines } from '../quote-repo.ts';
import { type DeskAct, done, openQuote, placeOf, readDraft } from './open-quote.ts';
import { changeVersion, deleteLines, insertCosts } from './quote-desk-repo.ts';

const refuseLine = (message: string) => refuse(deskErrors, 'QUOTE_LINES_WRONG', { message });

type Items = ReadonlyMap<string, SkuForSale>;

/** What may be offered of the catalogue: things that exist, in quantities they are sold in. */
function checkLines(lines: readonly PricedLine[], items: Items): void {
  if (new Set(lines.map(offerName)).size < lines.length) throw refuseLine('同一方案编号出现了两次');
  for (const line of lines) {
    if (line.itemNo === '') continue;
    const item = items.get(line.itemNo);
    if (!item) throw refuseLine(`第 ${line.lineNo} 行：没有商品编码 ${line.itemNo}`);
    if (line.kind !== 'none' && !isOrderableQuantity({ ...item, quantity: line.quantity })) {
      throw refuseLine(`第 ${line.lineNo} 行：${describeQuantityRule({ ...item, unit: item.orderUnit })}`);
    }
  }
}

/** What the buyer wrote to a wish is not the desk's to change: every offer for it keeps it. */
function wordsOfWishes(lines: readonly QuoteLineRow[]) {
  return new Map(lines.map(({ lineNo, costCenter, customerCode }) => [lineNo, { costCenter, customerCode }]));
}

type BuyersWords = ReturnType<typeof wordsOfWishes>;

function lineRow(line: PricedLine, items: Items, counted: ReadonlySet<string>, wishes: BuyersWords): NewLine {
  const { lineNo, offerNo, kind, wished, itemNo, productName, brandName, model, unit, deliveryDays, note } = line;
  const words = { lineNo, offerNo, kind, wished, itemNo, productName, brandName, model, unit, deliveryDays, note };
  const item = items.get(line.itemNo);
  const unitPrice = line.kind === 'none' ? 0n : parseUnitPrice(line.unitPrice);
  const { quantity, taxRateBp } = line;
  const money = moneyOf({ unitPrice, quantity, taxRateBp });
  return {
    ...words,
    ...wishes.get(lineNo),
    quantity,
    taxRateBp,
    unitPrice,
    ...money,
    counted: counted.has(offerName(line)),
    skuId: item?.skuId ?? null,
    moq: item?.moq ?? 1,
  };
}

/** Writes the draft of the next version as the desk has it on its page, costs beside it. */
export async function saveDraft(db: Db, _caller: Caller, input: DeskAct & DraftInput, now: Date) {
  const quote = await openQuote(db, input, now);
  const draft = await readDraft(db, quote);
  if (draft.state !== 'draft') throw refuse(deskErrors, 'QUOTE_DESK_STEP');
  const itemNos = [...new Set(input.lines.map((line) => line.itemNo).filter(Boolean))];
  const found = itemNos.length > 0 ? await readSkusForSale(db, itemNos, null) : [];
  const items = new Map(found.map((item) => [item.itemNo, item]));
  checkLines(input.lines, items);
  const counted = countedOffers(input.lines);
  const old = (await readLines(db, placeOf(quote))).filter((line) => line.versionId === draft.id);
  const wishes = wordsOfWishes(old);
  const rows = input.lines.map((line) => lineRow(line, items, counted, wishes));
  const totals = totalsOf(
    rows.map((row) => ({ ...row, counted: row.counted ?? true })),
    parseAmount(input.freight),
  );
  const { paymentTerms, deliveryNote, note, validDays } = input;
  await deleteLines(db, draft);
  await changeVersion(db, draft, { ...totals, paymentTerms, deliveryNote, note, validDays });
  const ids = await insertLines(db, { ...placeOf(quote), versionId: draft.id }, rows);
  const idOf = new Map(ids.map(({ id, lineNo, offerNo }) => [`${lineNo}-${offerNo}`, id]));
  const costs = input.lines.flatMap(({ cost, floor, supplier, ...line }) => {
    const lineId = idOf.get(`${line.lineNo}-${line.offerNo}`);
    if (lineId === undefined || cost === null) return [];
    const least = floor === null ? 0n : parseUnitPrice(floor);
    return [{ firmId: quote.firmId, lineId, cost: parseUnitPrice(cost), floor: least, supplier }];
  });
  await insertCosts(db, costs);
  await changeQuote(db, quote, {});
  return done(quote, quote.status);
}
