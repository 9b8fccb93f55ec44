import { SHARED_GOODS_PATH } from '#business/paths/rules/public.ts';
import { MAX_RECOMMENDED } from './share-kinds.ts';

/** One item of a recommendation that is being put together, with a word about it. */
export interface RecommendedLine {
  itemNo: string;
  note: string;
}

/** A recommendation before its link is made. */
export interface Recommendation {
  title: string;
  forWhom: string;
  note: string;
  lines: readonly RecommendedLine[];
}

export interface GoodsAdded {
  lines: readonly RecommendedLine[];
  added: number;
  /** In the list already. */
  known: number;
  /** Beyond what one recommendation holds. */
  left: number;
}

/** Adds goods at the end, each once, as many as one recommendation holds. */
export function addGoods(lines: readonly RecommendedLine[], itemNos: readonly string[]): GoodsAdded {
  const listed = new Set(lines.map(({ itemNo }) => itemNo));
  const fresh = [...new Set(itemNos)].filter((itemNo) => !listed.has(itemNo));
  const taken = fresh.slice(0, Math.max(0, MAX_RECOMMENDED - lines.length));
  return {
    lines: [...lines, ...taken.map((itemNo) => ({ itemNo, note: '' }))],
    added: taken.length,
    known: new Set(itemNos).size - fresh.length,
    left: fresh.length - taken.length,
  };
}

/** What adding did, in words. */
export function describeAdded({ added, known, left }: GoodsAdded): string {
  const words = [`已加入 ${added} 种`];
  if (known > 0) words.push(`${known} 种已在推荐中`);
  if (left > 0) words.push(`最多 ${MAX_RECOMMENDED} 种，${left} 种没有加入`);
  return words.join('，');
}

/** Puts a line at another place; the others close up. Places outside the list change nothing. */
export function moveLine<T>(lines: readonly T[], from: number, to: number): readonly T[] {
  const [moved, ...none] = lines.slice(from, from + 1);
  if (moved === undefined || none.length > 0 || from < 0 || to < 0 || to >= lines.length) return lines;
  return lines.toSpliced(from, 1).toSpliced(to, 0, moved);
}

/** What is shared: the page of recommendations with its goods, in their order. */
export const recommendationAddress = (lines: readonly RecommendedLine[]): string =>
  `${SHARED_GOODS_PATH}?items=${lines.map(({ itemNo }) => encodeURIComponent(itemNo)).join(',')}`;
