import { ORDER_STATUS_WORDS as WORDS } from '../contract/order-status-words.ts';

/**
 * States of an order and the only legal moves between them (behaviours 2.5). The database holds the same table and
 * refuses every other move; a test compares the two.
 */
export const ORDER_STATUSES = {
  approving: { label: WORDS.approving, to: ['confirming', 'to_pay', 'to_ship', 'rejected', 'cancelled'] },
  confirming: { label: WORDS.confirming, to: ['to_pay', 'to_ship', 'cancelled'] },
  to_pay: { label: WORDS.to_pay, to: ['to_ship', 'cancelled', 'closed'] },
  to_ship: { label: WORDS.to_ship, to: ['partly_shipped', 'to_receive', 'cancelled'] },
  partly_shipped: { label: WORDS.partly_shipped, to: ['to_receive', 'partly_signed'] },
  to_receive: { label: WORDS.to_receive, to: ['partly_signed', 'signed', 'refused'] },
  partly_signed: { label: WORDS.partly_signed, to: ['signed', 'refused'] },
  signed: { label: WORDS.signed, to: ['completed'] },
  completed: { label: WORDS.completed, to: [] },
  rejected: { label: WORDS.rejected, to: [] },
  cancelled: { label: WORDS.cancelled, to: [] },
  refused: { label: WORDS.refused, to: ['closed'] },
  closed: { label: WORDS.closed, to: [] },
} as const satisfies Record<string, { label: string; to: readonly string[] }>;

export type OrderStatus = keyof typeof ORDER_STATUSES;

/** States an order may be born in: what the firm's approval and payment terms ask for decides which. */
export const INITIAL_STATUSES: readonly OrderStatus[] = ['approving', 'confirming', 'to_pay', 'to_ship'];

/** Orders that came to nothing: what stood in them was not had. */
export const ENDED: readonly OrderStatus[] = ['rejected', 'cancelled', 'refused', 'closed'];

/**
 * Orders whose goods count as not purchased (最近采购, 已购商品, 买过): what came to nothing, and what nobody has agreed to
 * or paid for yet. What goes on account is purchased as soon as it is (specification 4, orders on account ask for no
 * payment first).
 */
export const NOT_PURCHASED: readonly OrderStatus[] = ['approving', 'confirming', 'to_pay', ...ENDED];

export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return (ORDER_STATUSES[from].to as readonly OrderStatus[]).includes(to);
}

export function orderStatusLabel(status: OrderStatus): string {
  return ORDER_STATUSES[status].label;
}

export function isOrderStatus(text: string): text is OrderStatus {
  return Object.hasOwn(ORDER_STATUSES, text);
}
