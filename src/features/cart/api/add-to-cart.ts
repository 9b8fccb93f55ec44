import { readSkusForSale, type SkuForSale } from '#features/catalog/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount, formatUnitPrice, lineAmount, sum } from '#platform/shared/money.ts';
import { cartErrors } from '../contract/cart-contract.ts';
import type { AddResult, CheckResult, FailInfo, WantedLine } from '../contract/cart-schemas.ts';
import { checkWanted, mergeWanted } from '../rules/check-wanted.ts';
import { type CartOwner, lockCart, putCartLines, readCartRows } from './cart-repo.ts';

/** Lines a cart holds at most. */
const MAX_LINES = 2_000;

interface Accepted {
  line: WantedLine;
  item: SkuForSale;
  cartQuantity: number;
}

interface Verdicts {
  accepted: Accepted[];
  failInfos: FailInfo[];
}

/** Judges every line; nothing is written. `inCart` tells how much of an item lies in the cart already. */
async function judge(
  db: Db,
  lines: readonly WantedLine[],
  levelCode: string | null,
  inCart: ReadonlyMap<bigint, number>,
): Promise<Verdicts> {
  if (lines.length === 0) throw refuse(cartErrors, 'NOTHING_CHOSEN');
  const wanted = mergeWanted(lines);
  const items = await readSkusForSale(
    db,
    wanted.map((line) => line.skuCode),
    levelCode,
  );
  const byNo = new Map(items.map((item) => [item.itemNo, item]));
  const verdicts: Verdicts = { accepted: [], failInfos: [] };
  let room = MAX_LINES - inCart.size;
  for (const line of wanted) {
    const item = byNo.get(line.skuCode) ?? null;
    const present = item ? inCart.get(item.skuId) : undefined;
    const verdict = checkWanted({ quantity: line.quantity, inCart: present ?? 0, item });
    const fail = (reason: FailInfo['reason'], why: string) =>
      verdicts.failInfos.push({ skuCode: line.skuCode, reason, failMsg: `${line.skuCode}：${why}` });
    if (!verdict.ok) fail(verdict.reason, verdict.why);
    else if (present === undefined && room <= 0) fail('full', `购物车最多放 ${MAX_LINES} 种商品`);
    else if (item) {
      if (present === undefined) room -= 1;
      verdicts.accepted.push({ line, item, cartQuantity: verdict.cartQuantity });
    }
  }
  return verdicts;
}

function presentResult({ accepted, failInfos }: Verdicts): CheckResult {
  return {
    allFail: accepted.length === 0,
    failInfos,
    successInfos: accepted.map(({ line, item }) => ({
      skuCode: item.itemNo,
      productName: item.name,
      orderUnit: item.orderUnit,
      quantity: line.quantity,
      salesPrice: formatUnitPrice(item.salesPrice),
      amount: formatAmount(lineAmount(item.salesPrice, line.quantity)),
    })),
  };
}

/** The pre-check: what adding these lines to an empty cart would say. */
export async function preCheckLines(
  db: Db,
  lines: readonly WantedLine[],
  levelCode: string | null,
): Promise<CheckResult> {
  return presentResult(await judge(db, lines, levelCode, new Map()));
}

/** Adds what can be added and says of the rest why not; good lines never wait for bad ones. */
export async function addToCart(
  db: Db,
  owner: CartOwner,
  lines: readonly WantedLine[],
  levelCode: string | null,
): Promise<AddResult> {
  await lockCart(db, owner);
  const rows = await readCartRows(db, owner);
  const inCart = new Map(rows.map((row) => [row.skuId, row.quantity]));
  const verdicts = await judge(db, lines, levelCode, inCart);
  const { accepted } = verdicts;
  const entries = accepted.map(({ line, item, cartQuantity }) => ({
    skuId: item.skuId,
    quantity: cartQuantity,
    addedPrice: item.salesPrice,
    searchId: line.searchId ?? null,
  }));
  await putCartLines(db, owner, entries);
  return {
    ...presentResult(verdicts),
    addedQuantity: accepted.reduce((pieces, { line }) => pieces + line.quantity, 0),
    addedAmount: formatAmount(sum(accepted.map(({ line, item }) => lineAmount(item.salesPrice, line.quantity)))),
    cartCount: rows.length + accepted.filter(({ item }) => !inCart.has(item.skuId)).length,
  };
}
