import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import type { DeliveryPickInput } from '../../contract/delivery-schemas.ts';
import type { LinePick } from '../../contract/line-schemas.ts';
import type { Dimension, ReportFilter } from '../../contract/report-filter.ts';
import { LATE_REASONS } from '../../rules/late-reason.ts';
import {
  CAUSE_LABELS,
  countedWord,
  DIMENSION_LABELS,
  DIMENSION_LISTS,
  DIMENSIONS,
  NO_PLACE,
} from '../../rules/report-words.ts';
import { readCategoryIds, readPlaces } from '../figures/read-places.ts';

type Narrowed = ReportFilter &
  Partial<Pick<LinePick, 'by' | 'key' | 'cause' | 'itemNo'>> &
  Partial<Pick<DeliveryPickInput, 'reason' | 'side' | 'sideName'>>;

/** Something was chosen that leaves lines out. */
export const isNarrowed = (filter: Narrowed): boolean =>
  DIMENSIONS.some((by) => filter[DIMENSION_LISTS[by]].length > 0) ||
  [filter.key, filter.cause, filter.itemNo, filter.reason, filter.side].some((value) => value !== undefined);

/** Names of places; of what is gone nothing is left to name. */
async function wordPlaces(db: Db, { firmId }: SignedInCaller, by: Dimension, keys: readonly string[], ids: bigint[]) {
  if (keys.length === 0) return [];
  const names = (await readPlaces(db, by, firmId, ids)).map(({ name }) => name);
  const all = [...names, ...(keys.includes('none') ? [NO_PLACE] : [])];
  return [`${DIMENSION_LABELS[by]}：${all.length > 0 ? all.join('、') : '已删除'}`];
}

const numbersOf = (keys: readonly string[]) => keys.filter((key) => key !== 'none').map(BigInt);

const SIDE_LABELS = { warehouse: '发货仓', supplier: '供应商直发', carrier: '承运商' } as const;

function wordRest({ cause, itemNo, reason, side, sideName }: Narrowed): string[] {
  return [
    ...(cause ? [`节省来源：${CAUSE_LABELS[cause]}`] : []),
    ...(itemNo ? [`商品：${itemNo}`] : []),
    ...(reason ? [`原因：${LATE_REASONS[reason]}`] : []),
    ...(side ? [[SIDE_LABELS[side], sideName].filter(Boolean).join('：')] : []),
  ];
}

/** The filter of a report in words, for whoever set it. */
export async function wordFilters(db: Db, caller: SignedInCaller, filter: Narrowed): Promise<string[]> {
  const words = [countedWord(filter)];
  for (const by of DIMENSIONS) {
    const keys = filter[DIMENSION_LISTS[by]];
    const ids = by === 'category' ? await readCategoryIds(db, keys) : numbersOf(keys);
    words.push(...(await wordPlaces(db, caller, by, keys, ids)));
  }
  const { by, key } = filter;
  if (by && key) words.push(...(await wordPlaces(db, caller, by, [key], numbersOf([key]))));
  return [...words, ...wordRest(filter)];
}
