import { releaseStock } from '#features/catalog/api/public.ts';
import { writeAudit } from '#platform/api/audit.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { cancelErrors } from '../../contract/order-errors.ts';
import { type CancelPlan, type CancelWish, openQuantity, planCancel } from '../../rules/life/cancel-lines.ts';
import { payableOf } from '../../rules/life/payable.ts';
import { planRelease } from '../../rules/life/plan-release.ts';
import type { OrderStatus } from '../../rules/order-status.ts';
import { insertEvent, moveOrder } from '../order-repo.ts';
import type { LockedOrder } from '../order-scope-repo.ts';
import { readStatus } from '../read-status.ts';
import { type CancelLine, lockLines, type OrderPlace, readHeldByLine, writeReleases } from './cancel-repo.ts';
import { writeOff } from './write-off.ts';

export interface CancellationWish {
  /** Who acts: in the log of the order and in the audit log. */
  userId: bigint;
  reason: string;
  /** Null: everything that has not left the warehouse. */
  lines: readonly CancelWish[] | null;
}

export interface Cancelled {
  status: OrderStatus;
  version: number;
  /** No longer owed because of this, in fen. */
  releasedFen: bigint;
}

/** The plan of a cancellation; refuses what may not be called off. */
export function planOrRefuse(status: OrderStatus, lines: readonly CancelLine[], wishes: CancellationWish['lines']) {
  const plan = planCancel(status, lines, wishes);
  if (!('refusal' in plan)) return plan;
  if (plan.refusal === 'state') throw refuse(cancelErrors, 'ORDER_NOT_CANCELLABLE');
  throw refuse(cancelErrors, 'ORDER_CANCEL_QUANTITY', { data: { lineNos: plan.lineNos } });
}

/** Gives back the stock that the cancelled quantities held. */
async function releaseHeld(db: Db, place: OrderPlace, { cancellations }: CancelPlan<CancelLine>): Promise<void> {
  const waiting = new Map(
    cancellations.map(({ line, cancelledQuantity }) => [line.id, openQuantity({ ...line, cancelledQuantity })]),
  );
  const releases = planRelease(await readHeldByLine(db, place), waiting);
  await writeReleases(db, place, releases);
  const given = releases.map(({ skuId, warehouse, released }) => ({ skuId, warehouse, quantity: released }));
  await releaseStock(db, given);
}

/** 螺钉 2 个、垫圈 5 个 would be long: the log names lines and quantities. */
const describeLines = ({ cancellations }: CancelPlan<CancelLine>, reason: string) =>
  [cancellations.map(({ line, quantity }) => `第 ${line.lineNo} 行 ${quantity}`).join('、'), reason]
    .filter(Boolean)
    .join('；')
    .slice(0, 500);

/**
 * Calls off a locked order, whole or by line: quantities, amounts, state, log, audit and, last, the stock, in the
 * caller's transaction; who keeps its money or packs its goods hears of it. Everybody who cancels goes through here: buyers, the desk, expired holds.
 */
export async function applyCancellation(db: Db, order: LockedOrder, wish: CancellationWish): Promise<Cancelled> {
  const { firmId, id: orderId, orderNo } = order;
  const place = { firmId, orderId };
  const from = readStatus(order.status);
  const plan = planOrRefuse(from, await lockLines(db, place), wish.lines);
  const whole = plan.status === 'cancelled';
  const cancelledFen = order.cancelledFen + (await writeOff(db, place, plan.cancellations));
  const moved = plan.status !== from;
  if (moved) await moveOrder(db, place, plan.status);
  const owed = payableOf({ ...order, status: from });
  const releasedFen = owed - payableOf({ ...order, status: plan.status, cancelledFen });
  await insertEvent(db, {
    ...place,
    userId: wish.userId,
    kind: whole ? 'cancelled' : 'lines_cancelled',
    fromStatus: from,
    toStatus: plan.status,
    detail: whole ? wish.reason : describeLines(plan, wish.reason),
  });
  await writeAudit(
    db,
    { firmId, userId: wish.userId },
    {
      action: 'order.cancelled',
      objectType: 'order',
      objectId: orderNo,
      before: { status: from, payable: formatAmount(owed) },
      after: {
        status: plan.status,
        reason: wish.reason,
        released: formatAmount(releasedFen),
        lines: plan.cancellations.map(({ line, quantity }) => ({ lineNo: line.lineNo, quantity })),
      },
    },
  );
  await releaseHeld(db, place, plan);
  return { status: plan.status, version: order.version + (moved ? 2 : 1), releasedFen };
}
