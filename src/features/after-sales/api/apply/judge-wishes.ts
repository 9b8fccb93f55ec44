import { readReturnFlags } from '#features/catalog/api/public.ts';
import { paidOfLines, SERVICE_DAY_TYPE } from '#features/orders/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import { parseAmount } from '#platform/shared/money.ts';
import type { CaseReason } from '../../contract/case-reasons.ts';
import type { CaseKind } from '../../contract/case-words.ts';
import { poolOf } from '../../rules/case-kinds.ts';
import { countUnits, type HeldLine } from '../../rules/held-units.ts';
import { type OfferFacts, reasonRefusal } from '../../rules/offered-kinds.ts';
import { paidForUnits, priceOfOver } from '../../rules/paid-units.ts';
import { type CasePolicy, readPolicy } from '../policy-repo.ts';
import { readUnitLines, type UnitLine } from './order-units-repo.ts';
import type { SeenOrder } from './read-seen-order.ts';

const DAY = 86_400_000;

/** A line with what was paid for it. */
export type PaidUnits = UnitLine & { paidFen: bigint };

/** What rules ask of an order's lines, read once. */
export interface OrderUnits {
  order: SeenOrder;
  lines: PaidUnits[];
  policy: CasePolicy;
  flags: ReadonlyMap<bigint, { returnable: boolean; exchangeable: boolean }>;
}

export async function readOrderUnits(db: Db, order: SeenOrder): Promise<OrderUnits> {
  const bought = await readUnitLines(db, order);
  const paid = paidOfLines(order, bought);
  const lines = bought.map((line, index) => ({ ...line, paidFen: paid[index] ?? 0n }));
  const policy = await readPolicy(db);
  const flags = await readReturnFlags(db, [...new Set(lines.map(({ skuId }) => skuId))]);
  return { order, lines, policy, flags };
}

/** What decides about a line, with what stands in cases already and what `more` lines would take. */
export function factsOf(
  { order, policy, flags }: OrderUnits,
  line: UnitLine,
  now: Date,
  more: readonly HeldLine[] = [],
) {
  const { signedQuantity: signed, short, over, signedAt, skuId } = line;
  const units = countUnits({ signed, short, over }, [...line.held, ...more]);
  const flag = flags.get(skuId) ?? { returnable: true, exchangeable: true };
  const offer: OfferFacts = {
    free: units.free,
    days: signedAt === null ? null : Math.floor((now.getTime() - signedAt.getTime()) / DAY),
    ...flag,
    invoiced: order.invoiceStatus === 'full',
    reinvoiceable: order.invoiceStatus !== 'none',
    service: line.dayType === SERVICE_DAY_TYPE,
    gift: order.originCaseNo !== null && order.totalFen === 0n,
    policy,
  };
  return { units, offer };
}

export interface Wished {
  lineNo: number;
  kind: CaseKind;
  reason: CaseReason;
  quantity: number;
  /** Yuan, of 退差价. */
  gapAmount?: string | undefined;
}

export interface JudgedWish<W extends Wished> {
  wish: W;
  line: PaidUnits | null;
  askedFen: bigint;
  refusal: string | null;
}

const asHeld = ({ kind, reason, quantity }: Wished, askedFen: bigint): HeldLine => ({
  ...{
    kind,
    reason,
    quantity,
    askedFen,
    status: 'reviewing',
    grantedQuantity: null,
    refusedQuantity: 0,
    settledQuantity: 0,
    grantedFen: 0n,
  },
});

function moneyOf(line: PaidUnits, wish: Wished, held: readonly HeldLine[]): bigint {
  if (poolOf(wish.kind, wish.reason) === 'over') return priceOfOver(line.salesPrice, wish.quantity);
  const paid = paidForUnits(line, held, wish.quantity);
  return wish.kind === 'price_gap' ? parseAmount(wish.gapAmount ?? '0') : paid;
}

/** Why money asked for as a difference is not one; null where it is. */
function gapRefusal(line: PaidUnits, wish: Wished, held: readonly HeldLine[]): string | null {
  if (wish.kind !== 'price_gap') return null;
  const gap = parseAmount(wish.gapAmount ?? '0');
  if (gap <= 0n) return '请填写差价金额';
  return gap >= paidForUnits(line, held, wish.quantity) ? '差价应小于这些商品的实付金额' : null;
}

/** Judges what is wished one after the other: each takes its units from what those before it have left. */
export function judgeWishes<W extends Wished>(units: OrderUnits, wishes: readonly W[], now: Date): JudgedWish<W>[] {
  const byNo = new Map(units.lines.map((line) => [line.lineNo, line]));
  const taken = new Map<number, HeldLine[]>();
  return wishes.map((wish) => {
    const line = byNo.get(wish.lineNo);
    if (!line) return { wish, line: null, askedFen: 0n, refusal: '订单中没有这一行' };
    const more = taken.get(wish.lineNo) ?? [];
    const held = [...line.held, ...more];
    const { offer } = factsOf(units, line, now, more);
    const free = offer.free[poolOf(wish.kind, wish.reason)];
    const refusal =
      reasonRefusal(wish.kind, wish.reason, offer) ??
      (wish.quantity > free ? `最多可申请 ${free} ${line.orderUnit}` : null) ??
      gapRefusal(line, wish, held);
    const askedFen = moneyOf(line, wish, held);
    if (refusal === null) taken.set(wish.lineNo, [...more, asHeld(wish, askedFen)]);
    return { wish, line, askedFen, refusal };
  });
}
