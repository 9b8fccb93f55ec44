import type { DeliveryAnswer, DeliveryPick } from '../../contract/delivery-schemas.ts';
import type { ShownDeliveries } from '../address/shown-deliveries.ts';

export const PICKS: Readonly<Record<DeliveryPick, string>> = {
  due: '到期的行',
  kept: '按承诺的行',
  late: '未按承诺的行',
  open: '在途承诺',
  overdue: '逾期未到',
  corrected: '结账后更正的行',
};

/** Figures of deliveries by the lines they count: a share of all that were due, or the lines themselves. */
export const PICK_OF: Readonly<Record<string, DeliveryPick>> = {
  onTime: 'due',
  inFull: 'due',
  onTimeInFull: 'kept',
  deliveryDays: 'due',
  deliveryP90: 'due',
  late: 'late',
  open: 'open',
  overdue: 'overdue',
  deliveryCorrections: 'corrected',
};

const SIDES = { warehouse: '仓库', supplier: '供应商直发', carrier: '承运商' } as const;

/** What lines are of, in words: 未按承诺的行 · 原因：运输延误 · 仓库 苏州仓 · 2026-10-01 至 2026-10-31. */
export function wordDeliveries(
  { pick, reason, side, sideName, from, to }: ShownDeliveries,
  { reasons, sides }: Pick<DeliveryAnswer, 'reasons' | 'sides'>,
): string {
  const why = reason && `原因：${reasons.find((one) => one.reason === reason)?.label ?? '其他'}`;
  const named = sides.find((one) => one.side === side && one.code === (sideName ?? ''))?.name ?? sideName ?? '';
  const who = side && (side === 'supplier' ? SIDES.supplier : `${SIDES[side]} ${named}`.trim());
  return [PICKS[pick], why, who, from && `${from} 至 ${to}`].filter(Boolean).join(' · ');
}
