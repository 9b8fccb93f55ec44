import type { CheckResult, FailInfo } from '../contract/cart-schemas.ts';
import { ALREADY_BOUGHT } from './restricted-catalogue.ts';

export interface AddMessage {
  kind: 'success' | 'warning' | 'error';
  text: string;
  /** Set where specification 8 says how long it is shown. */
  durationMs?: number;
}

/** Specification 8: the refusal of the restricted catalogue is an error toast of 3 seconds. */
const CLAIMED_MS = 3_000;

const NOT_SOLD_HERE = '目前不对您所在的地区进行销售';
const ALL_FAILED = '当前商品无法加入购物车，请选择其他商品购买。';
const OTHERS_ADDED = '其他商品已为您加入购物车';
const ADDED = '商品已为您加入购物车';

/** More reasons than this make a toast unreadable; the rest is counted. */
const MOST_NAMED = 3;

function named(words: readonly string[], separator: string): string {
  const shown = words.slice(0, MOST_NAMED).join(separator);
  return words.length > MOST_NAMED ? `${shown} 等 ${words.length} 个商品` : shown;
}

/** The catalogue's reason already is a whole sentence; its number before it would only be in the way. */
const reasonOf = ({ skuCode, reason, failMsg }: FailInfo) =>
  reason === 'claimed' && failMsg.startsWith(`${skuCode}：`) ? failMsg.slice(skuCode.length + 1) : failMsg;

/** Reasons of failed lines; items not sold to the region share one sentence that names them. */
function reasonsOf(failInfos: readonly FailInfo[]): string {
  const elsewhere = failInfos.filter((info) => info.reason === 'region').map((info) => info.skuCode);
  const others = failInfos.filter((info) => info.reason !== 'region').map(reasonOf);
  const sentences = [];
  if (elsewhere.length) sentences.push(`${named(elsewhere, '、')} ${NOT_SOLD_HERE}`);
  if (others.length) sentences.push(named(others, '；'));
  return sentences.join('；');
}

/** Nothing could be added. */
function describeFailure(failInfos: readonly FailInfo[], repurchase: boolean): AddMessage[] {
  const reasons = reasonsOf(failInfos);
  const claimed = failInfos.find((info) => info.reason === 'claimed');
  if (claimed && repurchase) return [{ kind: 'error', text: ALREADY_BOUGHT, durationMs: CLAIMED_MS }];
  if (claimed && failInfos.length === 1) return [{ kind: 'error', text: reasons, durationMs: CLAIMED_MS }];
  if (failInfos.every((info) => info.reason === 'region')) return [{ kind: 'warning', text: reasons }];
  return [
    { kind: 'error', text: ALL_FAILED },
    { kind: 'warning', text: reasons },
  ];
}

/**
 * What the buyer reads after adding to the cart (specification 5 and 8): success, failure of some with what became
 * of the others, failure of all. Items that are only not sold to the region are a warning, never an error. `repurchase`:
 * the lines come from something that was bought before.
 */
export function describeAddResult(
  { allFail, failInfos }: Pick<CheckResult, 'allFail' | 'failInfos'>,
  { repurchase = false }: { repurchase?: boolean } = {},
): AddMessage[] {
  if (failInfos.length === 0) return [{ kind: 'success', text: ADDED }];
  if (allFail) return describeFailure(failInfos, repurchase);
  return [{ kind: 'warning', text: `${reasonsOf(failInfos)}。${OTHERS_ADDED}` }];
}
