import type { DeliveryState, LateReason } from '../contract/delivery-schemas.ts';

/** A promise and what became of it. Days in Shanghai. */
export interface DeliveryFacts {
  quantity: number;
  /** Accepted and unbroken; null before all of it was settled. */
  received: number | null;
  refused: boolean;
  warehouse: string;
  promisedOn: string;
  /** Promised now, where it has moved. */
  arrivesOn: string;
  /** To leave on. */
  leavesOn: string | null;
  shippedOn: string | null;
}

/** Why a promise was not kept, or would not be if it were due (behaviours 2.13). */
export function lateReasonOf(facts: DeliveryFacts): LateReason {
  const { quantity, received, refused, warehouse, promisedOn, arrivesOn, leavesOn, shippedOn } = facts;
  if (received !== null && received < quantity) return refused ? 'refused' : 'short';
  if (arrivesOn > promisedOn) return 'postponed';
  const leftLate = shippedOn === null || (leavesOn !== null && shippedOn > leavesOn);
  if (!leftLate) return 'carrier';
  return warehouse === '' ? 'supplier' : 'warehouse';
}

export const LATE_REASONS: Readonly<Record<LateReason, string>> = {
  postponed: '改期',
  warehouse: '仓库晚发',
  supplier: '供应商晚发',
  carrier: '运输延误',
  short: '少收或破损',
  refused: '拒收',
};

export const DELIVERY_STATES: Readonly<Record<DeliveryState, string>> = {
  kept: '准时足量',
  late: '未按承诺',
  open: '在途',
  overdue: '逾期未到',
  cancelled: '已取消',
};
