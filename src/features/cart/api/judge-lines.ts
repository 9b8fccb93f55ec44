import { NO_LINE_FIELDS, pastDayFault } from '#business/line-fields/rules/public.ts';
import { readSkusForSale, type SkuForSale } from '#features/catalog/api/public.ts';
import { todayInShanghai } from '#features/catalog/rules/public.ts';
import { offerAt } from '#features/prices/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { cartErrors } from '../contract/cart-contract.ts';
import type { FailInfo, WantedLine } from '../contract/cart-schemas.ts';
import { checkWanted, mergeWanted, UNKNOWN_ITEM } from '../rules/check-wanted.ts';
import { findTargetLine, type PresentLine } from '../rules/find-target-line.ts';
import type { CartReader } from './cart-sources.ts';
import { readObtained } from './read-obtained.ts';

/** The cart that lines are to be added to. */
export interface TargetCart {
  /** Lines of the wanted items that lie in it already. */
  present: ReadonlyMap<bigint, readonly PresentLine[]>;
  /** Lines of the whole cart. */
  lineCount: number;
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
  /** Line of the cart it goes to. */
  split: string;
  /** What that line held; undefined: it is new. */
  before: number | undefined;
  /** What it holds from now on. */
  cartQuantity: number;
}

export interface Verdicts {
  accepted: Accepted[];
  failInfos: FailInfo[];
}

/** The cart while it is being filled: what one line takes is there for the next. */
class OpenCart {
  readonly #lines: Map<bigint, PresentLine[]>;
  #room: number;
  constructor({ present, lineCount, maxLines }: TargetCart) {
    this.#lines = new Map([...present].map(([skuId, lines]) => [skuId, [...lines]]));
    this.#room = maxLines - lineCount;
  }
  linesOf(skuId: bigint): readonly PresentLine[] {
    return this.#lines.get(skuId) ?? [];
  }
  hasRoom(before: number | undefined): boolean {
    return before !== undefined || this.#room > 0;
  }
  put(skuId: bigint, line: PresentLine, before: number | undefined): void {
    if (before === undefined) this.#room -= 1;
    this.#lines.set(skuId, [...this.linesOf(skuId).filter(({ split }) => split !== line.split), line]);
  }
}

function judgeOne(cart: OpenCart, line: WantedLine, item: SkuForSale, obtained: boolean): Accepted | FailInfo {
  const present = cart.linesOf(item.skuId);
  const { split, quantity: before } = findTargetLine(present, line);
  const elsewhere = present
    .filter((one) => one.split !== split && !one.saved)
    .reduce((pieces, one) => pieces + one.quantity, 0);
  const wish = { quantity: line.quantity, inCart: before ?? 0, elsewhere, obtained };
  const verdict = checkWanted({ ...wish, item });
  if (!verdict.ok) return failed(line, verdict.reason, verdict.why);
  const { cartQuantity } = verdict;
  return { line, item: offerAt(item, cartQuantity), split, before, cartQuantity };
}

const failed = ({ skuCode }: WantedLine, reason: FailInfo['reason'], why: string): FailInfo => ({
  skuCode,
  reason,
  failMsg: `${skuCode}：${why}`,
});

function addedBefore(cart: OpenCart, line: WantedLine, item: SkuForSale): Accepted {
  const before = cart.linesOf(item.skuId)[0]?.quantity ?? line.quantity;
  return { line, item: offerAt(item, before), split: '', before, cartQuantity: before };
}

/** Judges every line at the prices of a level; nothing is written. Items are read in one query. */
export async function judgeLines(
  db: Db,
  reader: CartReader,
  lines: readonly WantedLine[],
  target: TargetCart,
): Promise<Verdicts> {
  if (lines.length === 0) throw refuse(cartErrors, 'NOTHING_CHOSEN');
  const wanted = mergeWanted(lines);
  const codes = [...new Set(wanted.map((line) => line.skuCode))];
  const items = new Map((await readSkusForSale(db, codes, reader.levelCode)).map((item) => [item.itemNo, item]));
  const obtained = await readObtained(db, reader, [...items.keys()]);
  const cart = new OpenCart(target);
  const verdicts: Verdicts = { accepted: [], failInfos: [] };
  const today = todayInShanghai(new Date());
  for (const line of wanted) {
    const item = items.get(line.skuCode);
    const late = pastDayFault(line, today);
    if (!item) verdicts.failInfos.push(failed(line, 'unknown', UNKNOWN_ITEM));
    else if (late !== null) verdicts.failInfos.push(failed(line, 'day', late));
    else if (target.addedBefore?.has(item.skuId)) verdicts.accepted.push(addedBefore(cart, line, item));
    else {
      const verdict = judgeOne(cart, line, item, obtained);
      if ('reason' in verdict) verdicts.failInfos.push(verdict);
      else if (!cart.hasRoom(verdict.before)) verdicts.failInfos.push(failed(line, 'full', target.fullText));
      else {
        verdicts.accepted.push(verdict);
        const { split, cartQuantity: quantity, before } = verdict;
        cart.put(item.skuId, { ...NO_LINE_FIELDS, ...line, split, quantity, saved: false }, before);
      }
    }
  }
  return verdicts;
}
