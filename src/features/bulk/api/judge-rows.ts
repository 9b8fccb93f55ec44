import { pastDayFault } from '#business/line-fields/rules/public.ts';
import type { WrittenRow } from '#business/written-lines/contract/list-schemas.ts';
import { readSkusForSaleById, type SkuForSale } from '#features/catalog/api/public.ts';
import { needsStock, todayInShanghai } from '#features/catalog/rules/public.ts';
import { codeKey } from '#features/materials/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { MAX_CHECKED_ROWS } from '../contract/bulk-limits.ts';
import type { QuantityChoice, RowStatus } from '../contract/bulk-schemas.ts';
import { clues, type MatchKind } from '../rules/clues.ts';
import { judgeWish } from '../rules/judge-wish.ts';
import type { PlanRow } from '../rules/plan-addition.ts';
import { purposeText } from '../rules/purpose-text.ts';
import { rowWords } from '../rules/row-words.ts';
import { searchWords } from '../rules/search-words.ts';
import { type CodeMatch, readCodeMatches } from './read-code-matches.ts';

/** A row with the item it means and what becomes of it. */
export interface JudgedItem {
  row: WrittenRow;
  /** What it was found by, or the first of what it could have been. */
  code: string;
  status: RowStatus;
  message: string;
  matchedBy: MatchKind | null;
  item: SkuForSale | null;
  /** In order units; null where that is not known. */
  wanted: number | null;
  /** 200 个 = 2 盒; empty where nothing was converted. */
  conversion: string;
  /** What would be added; 0 for errors and questions. */
  quantity: number;
  suggested: number | null;
  choices: QuantityChoice[];
  /** Words that goods can be proposed by. */
  searchText: string | null;
  candidates: readonly SkuForSale[];
}

/** Matches of one text that the caller may see, by what it is. */
type Found = Record<MatchKind, SkuForSale[]>;

const asked = (text: string) => {
  const upper = text.normalize('NFKC').toUpperCase();
  return { text, upper, mpnKey: upper.replace(/[-/ ._]/g, ''), customerKey: codeKey(text) };
};

function groupMatches(matches: readonly CodeMatch[], items: ReadonlyMap<bigint, SkuForSale>): Map<string, Found> {
  const found = new Map<string, Found>();
  for (const { text, kind, skuId } of matches) {
    const item = items.get(skuId);
    if (!item) continue;
    const entry = found.get(text) ?? { item: [], customer: [], mpn: [] };
    entry[kind].push(item);
    found.set(text, entry);
  }
  return found;
}

/** The row as it was written, with nothing said of it yet. */
const unjudged = (row: WrittenRow) => ({
  row,
  code: row.goodsCode || row.mpn || row.customerCode,
  matchedBy: null,
  item: null,
  wanted: null,
  conversion: '',
  quantity: 0,
  suggested: null,
  choices: [],
  candidates: [],
  searchText: null,
});

/** No number names an item: its name may, and somebody chooses among what it is the name of. */
function judgeUnknown(row: WrittenRow): JudgedItem {
  const base = unjudged(row);
  const { code } = base;
  const searchText = searchWords(row);
  if (searchText !== null) {
    const lost = code === '' || code === searchText ? '' : `没有找到“${code}”，`;
    return { ...base, status: 'ask', message: `${lost}请按名称“${searchText}”选择商品`, searchText };
  }
  return { ...base, status: 'error', message: code === '' ? '缺少编码' : `没有找到“${code}”，请检查编码或型号` };
}

/** The first clue that anything is found by; further kinds of it count, too, for they are of one column. */
function firstHit(row: WrittenRow, found: ReadonlyMap<string, Found>) {
  for (const { text, kinds, sure } of clues(row)) {
    const hits = kinds.flatMap((kind) => (found.get(text)?.[kind] ?? []).map((item) => ({ kind, item })));
    const items = hits.filter(({ item }, at) => hits.findIndex((hit) => hit.item.skuId === item.skuId) === at);
    const [first] = items;
    if (first) return { text, kind: first.kind, items: items.map(({ item }) => item), sure };
  }
  return null;
}

function judgeRow(row: WrittenRow, found: ReadonlyMap<string, Found>): JudgedItem {
  const hit = firstHit(row, found);
  if (!hit) return judgeUnknown(row);
  const { items } = hit;
  const [item] = items;
  const base = { ...unjudged(row), code: hit.text, matchedBy: hit.kind };
  if (!item || items.length > 1 || !hit.sure) {
    const message =
      items.length > 1 ? `“${hit.text}”对应 ${items.length} 个商品，请选择一个` : `“${hit.text}”是型号，请确认商品`;
    return { ...base, status: 'ask', message, candidates: items };
  }
  return { ...base, item, ...judgeWish(item, row.quantity, row.unit) };
}

/** The cart would refuse a day that is over: it is said where it can still be changed. */
function judgeDay(judged: JudgedItem, today: string): JudgedItem {
  const fault = judged.status === 'error' ? null : pastDayFault(judged.row, today);
  return fault === null ? judged : { ...judged, status: 'error', message: fault, quantity: 0 };
}

/** Judges up to 500 rows: one statement finds the items, one reads their offers. */
async function judgePiece(db: Db, rows: readonly WrittenRow[], levelCode: string | null): Promise<JudgedItem[]> {
  const texts = new Set(rows.flatMap((row) => clues(row).map(({ text }) => text)));
  const matches = await readCodeMatches(db, [...texts].map(asked));
  const skuIds = [...new Set(matches.map(({ skuId }) => skuId))];
  const items = skuIds.length > 0 ? await readSkusForSaleById(db, skuIds, levelCode) : [];
  const found = groupMatches(matches, new Map(items.map((item) => [item.skuId, item])));
  const today = todayInShanghai(new Date());
  return rows.map((row) => judgeDay(judgeRow(row, found), today));
}

/** Judges rows at the prices of a level, in the order they came; items that are hidden from the caller are not found. */
export async function judgeRows(db: Db, rows: readonly WrittenRow[], levelCode: string | null): Promise<JudgedItem[]> {
  const judged: JudgedItem[] = [];
  for (let from = 0; from < rows.length; from += MAX_CHECKED_ROWS) {
    judged.push(...(await judgePiece(db, rows.slice(from, from + MAX_CHECKED_ROWS), levelCode)));
  }
  return judged;
}

/** Stock of goods that leave from it; null for all others. */
export const countedStock = ({ dayType, available }: SkuForSale) => (needsStock(dayType) ? available : null);

export function asPlanRow({ row, status, item, wanted, quantity, ...judged }: JudgedItem): PlanRow {
  const message = rowWords(judged);
  const facts = item && {
    itemCode: item.itemNo,
    moq: item.moq,
    step: item.step,
    orderUnit: item.orderUnit,
    available: countedStock(item),
    prices: item.tiers,
  };
  return { rowNumber: row.rowNumber, status, message, item: facts, wanted, quantity, purpose: purposeText(row) };
}
