import { lineFieldsOf } from '#business/line-fields/rules/public.ts';
import { readSkusForSale, type SkuForSale } from '#features/catalog/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { parseUnitPrice } from '#platform/shared/money.ts';
import type { PricedLine } from '../../contract/quote-desk-schemas.ts';
import { deskErrors } from '../../contract/quote-errors.ts';
import { countedOffers, offerName } from '../../rules/counted-offers.ts';
import { typedBasisFault } from '../../rules/offer-basis.ts';
import { offerGoods } from '../../rules/offer-goods.ts';
import { moneyOf } from '../../rules/price-quote.ts';
import { quotedQuantityFault } from '../../rules/quoted-quantities.ts';
import { offerLabel } from '../../rules/review-offers.ts';
import type { NewLine, QuoteLineRow } from '../quote-repo.ts';

const refuseLine = (message: string) => refuse(deskErrors, 'QUOTE_LINES_WRONG', { message });

export type Items = ReadonlyMap<string, SkuForSale>;

/** Items of the catalogue that lines name, by number. */
export async function readOffered(db: Db, lines: readonly PricedLine[]): Promise<Items> {
  const itemNos = [...new Set(lines.map((line) => line.itemNo).filter(Boolean))];
  const found = itemNos.length > 0 ? await readSkusForSale(db, itemNos, null) : [];
  return new Map(found.map((item) => [item.itemNo, item]));
}

/** What an item costs the shop knows; how it is sold, too: 200 个 are no 200 盒. */
function checkCatalogueLine(line: PricedLine, item: SkuForSale | undefined): void {
  const label = offerLabel(line);
  if (!item) throw refuseLine(`${label}：没有商品编码 ${line.itemNo}`);
  if (line.kind === 'none') return;
  if (line.cost !== null || line.floor !== null || line.supplier !== '') {
    throw refuseLine(`${label}：目录商品的成本和底价由目录给出，要改请用“修改成本底价”并填写原因`);
  }
  if (line.unit !== '' && line.unit !== item.orderUnit) {
    const contents = item.packQuantity > 1 ? `（${item.packQuantity} ${item.baseUnit}/${item.orderUnit}）` : '';
    throw refuseLine(`${label}：${line.itemNo} 按${item.orderUnit}销售${contents}，数量请按${item.orderUnit}填写`);
  }
}

function checkTypedLine(line: PricedLine): void {
  if (line.kind === 'none') return;
  const fault = typedBasisFault(line.cost === null ? null : parseUnitPrice(line.cost), line.supplier);
  if (fault !== null) throw refuseLine(`${offerLabel(line)}：${fault}`);
}

/** What may be offered: things that exist, in quantities they are sold in, at costs somebody stands for. */
export function checkLines(lines: readonly PricedLine[], items: Items): void {
  if (new Set(lines.map(offerName)).size < lines.length) throw refuseLine('同一方案编号出现了两次');
  for (const line of lines) {
    if (line.itemNo === '') checkTypedLine(line);
    else checkCatalogueLine(line, items.get(line.itemNo));
  }
  const fault = quotedQuantityFault(lines, items);
  if (fault !== null) throw refuseLine(fault);
}

/** What the buyer wrote to a wish is not the desk's to change: every offer for it keeps it. Notes are the desk's. */
function wordsOfWishes(lines: readonly QuoteLineRow[]) {
  return new Map(
    lines.map((line) => {
      const { note: _, ...fields } = lineFieldsOf(line);
      return [line.lineNo, { ...fields, wishedQuantity: line.wishedQuantity, wishedUnit: line.wishedUnit }] as const;
    }),
  );
}

function lineRow(line: PricedLine, item: SkuForSale | undefined, counted: ReadonlySet<string>): NewLine {
  const unitPrice = line.kind === 'none' ? 0n : parseUnitPrice(line.unitPrice);
  const { quantity, taxRateBp, deliveryDays, note } = line;
  return {
    ...offerGoods(line),
    deliveryDays,
    note,
    quantity,
    taxRateBp,
    unitPrice,
    ...moneyOf({ unitPrice, quantity, taxRateBp }),
    unit: item?.orderUnit ?? line.unit,
    counted: counted.has(offerName(line)),
    skuId: item?.skuId ?? null,
    moq: item?.moq ?? 1,
  };
}

/** Rows of the lines the desk wrote, with what the buyer wrote to each wish. */
export function draftRows(lines: readonly PricedLine[], items: Items, old: readonly QuoteLineRow[]) {
  const counted = countedOffers(lines);
  const wishes = wordsOfWishes(old);
  return lines.map((line) => ({
    ...lineRow(line, items.get(line.itemNo), counted),
    ...wishes.get(line.lineNo),
    counted: counted.has(offerName(line)),
  }));
}
