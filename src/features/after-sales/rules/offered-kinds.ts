import { CASE_REASONS, type CaseReason } from '../contract/case-reasons.ts';
import { CASE_KIND_CODES, type CaseKind } from '../contract/case-words.ts';
import { asksMoney, poolOf, type UnitPool } from './case-kinds.ts';
import { isQuickReason } from './quick-case.ts';

/** What is free of a line, in order units. */
export type FreeUnits = Readonly<Record<UnitPool, number>>;

export interface OfferFacts {
  free: FreeUnits;
  /** Whole days since the line was last signed; null: nothing of it was. */
  days: number | null;
  returnable: boolean;
  exchangeable: boolean;
  /** The order is invoiced as a whole. */
  invoiced: boolean;
  /** Something of it may be invoiced anew: an invoice of it was asked for. */
  reinvoiceable: boolean;
  /** Nothing was paid for the order: it sends again what was exchanged or short. */
  gift: boolean;
  /** Nothing but work was paid for. */
  service: boolean;
  policy: { freeDays: number; faultDays: number; warrantyDays: number };
}

const EMPTY: Readonly<Record<UnitPool, string>> = {
  received: '没有可售后的数量',
  short: '签收记录中没有短少，或已申请过',
  over: '签收记录中没有多发，或已申请过',
};

/** Goods with a fault always come back, within a time; the flags of an item and its invoice do not matter. */
function faultRefusal(kind: CaseKind, days: number, facts: OfferFacts): string | null {
  // An invoice may be wrong whenever somebody looks at it.
  if (kind === 'reinvoice') return facts.reinvoiceable ? null : '订单还没有开具发票';
  const { faultDays, warrantyDays } = facts.policy;
  const limit = kind === 'repair' ? warrantyDays : faultDays;
  if (days <= limit) return null;
  const instead = days <= warrantyDays ? '，请申请维修' : '，请联系客服';
  return `签收已超过 ${limit} 天${instead}`;
}

/** Goods without one come back unopened, soon, and where the item and the invoice allow it. */
function freeRefusal(kind: CaseKind, days: number, facts: OfferFacts): string | null {
  // Paid for by the customer, whenever.
  if (kind === 'repair') return null;
  const { returnable, exchangeable, invoiced, policy } = facts;
  if (days > policy.freeDays) return `签收已超过 ${policy.freeDays} 天，无质量问题不能退换`;
  if (kind === 'return' && !returnable) return '该商品无质量问题不支持退货';
  if (kind === 'exchange' && !exchangeable) return '该商品无质量问题不支持换货';
  if (kind === 'return' && invoiced) return '订单已开票，无质量问题只能换货';
  return null;
}

const OF_SERVICE: readonly CaseKind[] = ['refund_only', 'price_gap', 'reinvoice'];

/** Why units cannot be applied for in this kind for this reason; null where they can. */
export function reasonRefusal(kind: CaseKind, reason: CaseReason, facts: OfferFacts): string | null {
  const { kinds, fault } = CASE_REASONS[reason];
  if (!(kinds as readonly CaseKind[]).includes(kind)) return '这个原因不适用于所选的售后类型';
  const { free, days, gift, service } = facts;
  // Work is not sent: nothing of it comes back, and none of it was damaged, wrong or missing on the way.
  if (service && (!OF_SERVICE.includes(kind) || isQuickReason(reason))) return '维修费只能因维修结果申请退款或退差价';
  const pool = poolOf(kind, reason);
  if (days === null) return '签收后才能申请';
  if (free[pool] < 1) return EMPTY[pool];
  if (gift && asksMoney(kind)) return '换货补发的商品没有货款，请申请换货、维修或补发';
  return fault ? faultRefusal(kind, days, facts) : freeRefusal(kind, days, facts);
}

export interface KindOffer {
  kind: CaseKind;
  available: number;
  refusal: string | null;
  reasons: { reason: CaseReason; refusal: string | null }[];
}

/** Every kind with its reasons: what can be applied for, and why the others cannot. A kind is open where one reason is. */
export function offerKinds(facts: OfferFacts): KindOffer[] {
  return CASE_KIND_CODES.map((kind) => {
    const codes = (Object.keys(CASE_REASONS) as CaseReason[]).filter((reason) =>
      (CASE_REASONS[reason].kinds as readonly CaseKind[]).includes(kind),
    );
    const reasons = codes.map((reason) => ({ reason, refusal: reasonRefusal(kind, reason, facts) }));
    const open = reasons.filter(({ refusal }) => refusal === null);
    const counted = (open.length > 0 ? open : reasons).map(({ reason }) => facts.free[poolOf(kind, reason)]);
    return {
      kind,
      available: Math.max(0, ...counted),
      refusal: open.length > 0 ? null : (reasons[0]?.refusal ?? EMPTY.received),
      reasons,
    };
  });
}
