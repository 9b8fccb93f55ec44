import { readSkusForSale, type SkuForSale } from '#features/catalog/api/public.ts';
import { offerAt } from '#features/prices/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount, formatUnitPrice, lineAmount, sum } from '#platform/shared/money.ts';
import { cartErrors } from '../contract/cart-contract.ts';
import type { AddResult, CheckResult, FailInfo, WantedLine } from '../contract/cart-schemas.ts';
import { checkWanted, mergeWanted } from '../rules/check-wanted.ts';

/** The cart that lines are to be added to. */
export interface TargetCart {
  /** How much of an item lies in it already. */
  inCart: ReadonlyMap<bigint, number>;
  maxLines: number;
  /** Said of lines beyond `maxLines`. */
  fullText: string;
  /** Items that this very act has added before: they are told as added and stay as they are. */
  addedBefore?: ReadonlySet<bigint>;
}

export interface Accepted {
  line: WantedLine;
  /** At the price of what the line of the cart holds from now on. */
  item: SkuForSale;
  /** What that line holds. */
  cartQuantity: number;
}

export interface Verdicts {
  accepted: Accepted[];
  failInfos: FailInfo[];
}

/** Judges every line at the prices of a level; nothing is written. Items are read in one query. */
export async function judgeLines(
  db: Db,
  lines: readonly WantedLine[],
  levelCode: string | null,
  cart: TargetCart,
): Promise<Verdicts> {
  if (lines.length === 0) throw refuse(cartErrors, 'NOTHING_CHOSEN');
  const wanted = mergeWanted(lines);
  const codes = wanted.map((line) => line.skuCode);
  const items = new Map((await readSkusForSale(db, codes, levelCode)).map((item) => [item.itemNo, item]));
  const verdicts: Verdicts = { accepted: [], failInfos: [] };
  let room = cart.maxLines - cart.inCart.size;
  for (const line of wanted) {
    const item = items.get(line.skuCode) ?? null;
    const present = item ? cart.inCart.get(item.skuId) : undefined;
    if (item && present !== undefined && cart.addedBefore?.has(item.skuId)) {
      verdicts.accepted.push({ line, item: offerAt(item, present), cartQuantity: present });
      continue;
    }
    const verdict = checkWanted({ quantity: line.quantity, inCart: present ?? 0, item });
    const fail = (reason: FailInfo['reason'], why: string) =>
      verdicts.failInfos.push({ skuCode: line.skuCode, reason, failMsg: `${line.skuCode}：${why}` });
    if (!verdict.ok) fail(verdict.reason, verdict.why);
    else if (present === undefined && room <= 0) fail('full', cart.fullText);
    else if (item) {
      if (present === undefined) room -= 1;
      const { cartQuantity } = verdict;
      verdicts.accepted.push({ line, item: offerAt(item, cartQuantity), cartQuantity });
    }
  }
  return verdicts;
}

const amountOf = ({ item, line }: Accepted) => lineAmount(item.salesPrice, line.quantity);

export function presentCheck({ accepted, failInfos }: Verdicts): CheckResult {
  return {
    allFail: accepted.length === 0,
    failInfos,
    successInfos: accepted.map((one) => ({
      skuCode: one.item.itemNo,
      productName: one.item.name,
      orderUnit: one.item.orderUnit,
      quantity: one.line.quantity,
      salesPrice: formatUnitPrice(one.item.salesPrice),
      amount: formatAmount(amountOf(one)),
    })),
  };
}

/** The answer of an addition to a cart that held `inCart` before. */
export function presentAddition(verdicts: Verdicts, { inCart }: TargetCart): Omit<AddResult, 'visitor'> {
  const { accepted } = verdicts;
  return {
    ...presentCheck(verdicts),
    addedQuantity: accepted.reduce((pieces, { line }) => pieces + line.quantity, 0),
    addedAmount: formatAmount(sum(accepted.map(amountOf))),
    cartCount: inCart.size + accepted.filter(({ item }) => !inCart.has(item.skuId)).length,
  };
}
