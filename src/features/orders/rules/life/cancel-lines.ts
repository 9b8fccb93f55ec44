import { lineAmount, sum } from '#platform/shared/money.ts';
import type { OrderStatus } from '../order-status.ts';

/** What a cancellation needs to know of a line. */
export interface CancellableLine {
  lineNo: number;
  quantity: number;
  cancelledQuantity: number;
  shippedQuantity: number;
  signedQuantity: number;
  /** 1/10,000 yuan. */
  salesPrice: bigint;
  amountFen: bigint;
  cancelledFen: bigint;
}

export interface CancelWish {
  lineNo: number;
  quantity: number;
}

export interface LineCancellation<Line> {
  line: Line;
  /** Cancelled by this act. */
  quantity: number;
  /** Of the line in all, this act included. */
  cancelledQuantity: number;
  cancelledFen: bigint;
}

export interface CancelPlan<Line> {
  cancellations: LineCancellation<Line>[];
  /** Σ of what this act takes off the lines. */
  amountFen: bigint;
  /** State of the order afterwards. */
  status: OrderStatus;
}

/** Why nothing is cancelled, with the lines that are to blame. */
export type CancelRefusal = { refusal: 'state' | 'quantity'; lineNos: number[] };

/** Neither cancelled nor on its way: what may still be called off. */
export function openQuantity(
  line: Pick<CancellableLine, 'quantity' | 'cancelledQuantity' | 'shippedQuantity'>,
): number {
  return line.quantity - line.cancelledQuantity - line.shippedQuantity;
}

/**
 * How much of an order may be called off in a state (behaviours 2.5): all of it while it waits for its money, by line while
 * it waits for approval and while nothing or a part was sent, nothing once everything is on its way.
 */
export function cancelScope(status: OrderStatus): 'whole' | 'lines' | 'none' {
  if (status === 'confirming' || status === 'to_pay') return 'whole';
  return status === 'approving' || status === 'to_ship' || status === 'partly_shipped' || status === 'partly_signed'
    ? 'lines'
    : 'none';
}

type PricedLine = Pick<CancellableLine, 'quantity' | 'cancelledQuantity' | 'salesPrice' | 'amountFen' | 'cancelledFen'>;

/** What is left costs exactly what that quantity would have cost; the line never gives back more than it cost. */
export function cancelOf<Line extends PricedLine>(line: Line, quantity: number): LineCancellation<Line> {
  const cancelledQuantity = line.cancelledQuantity + quantity;
  const cancelledFen = line.amountFen - lineAmount(line.salesPrice, line.quantity - cancelledQuantity);
  return { line, quantity, cancelledQuantity, cancelledFen };
}

/** Σ of what these take off their lines, beyond what was off before. */
export function amountOf(cancellations: readonly LineCancellation<PricedLine>[]): bigint {
  return sum(cancellations.map(({ line, cancelledFen }) => cancelledFen - line.cancelledFen));
}

/** State of an order whose last open goods were called off. */
function statusWithoutRest(status: OrderStatus, lines: readonly CancellableLine[]): OrderStatus {
  if (lines.every((line) => line.shippedQuantity === 0)) return 'cancelled';
  if (status === 'partly_shipped') return 'to_receive';
  const allSigned = lines.every((line) => line.signedQuantity === line.shippedQuantity);
  return status === 'partly_signed' && allSigned ? 'signed' : status;
}

/** Wishes for one line counted together; null: a line that does not exist or has less to call off. */
function addUp(open: ReadonlyMap<number, number>, wishes: readonly CancelWish[]): Map<number, number> | number[] {
  const wanted = new Map<number, number>();
  for (const { lineNo, quantity } of wishes) wanted.set(lineNo, (wanted.get(lineNo) ?? 0) + quantity);
  const tooMuch = [...wanted].filter(([lineNo, quantity]) => quantity > (open.get(lineNo) ?? 0));
  return tooMuch.length > 0 ? tooMuch.map(([lineNo]) => lineNo) : wanted;
}

/**
 * Plans a cancellation by line and quantity, or of everything open when no lines are named. Amounts follow from the
 * quantity that is left, so however often and in whatever pieces a line is called off, the sum is the same to the fen.
 */
export function planCancel<Line extends CancellableLine>(
  status: OrderStatus,
  lines: readonly Line[],
  wishes: readonly CancelWish[] | null,
): CancelPlan<Line> | CancelRefusal {
  const scope = cancelScope(status);
  const open = new Map(lines.map((line) => [line.lineNo, openQuantity(line)]));
  if (scope === 'none' || (scope === 'whole' && wishes)) return { refusal: 'state', lineNos: [] };
  const wanted = wishes ? addUp(open, wishes) : open;
  if (Array.isArray(wanted)) return { refusal: 'quantity', lineNos: wanted };
  const cancellations = lines.flatMap((line) => {
    const quantity = wanted.get(line.lineNo) ?? 0;
    return quantity > 0 ? [cancelOf(line, quantity)] : [];
  });
  if (cancellations.length === 0) return { refusal: 'state', lineNos: [] };
  const restLeft = [...open].some(([lineNo, quantity]) => quantity > (wanted.get(lineNo) ?? 0));
  return {
    cancellations,
    amountFen: amountOf(cancellations),
    status: restLeft ? status : statusWithoutRest(status, lines),
  };
}
