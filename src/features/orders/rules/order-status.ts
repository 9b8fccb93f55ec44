import { defineStates } from '#business/documents/rules/public.ts';
import { ORDER_STATUS_WORDS as WORDS } from '../contract/order-status-words.ts';

/**
 * States of an order and the only legal moves between them (behaviours 2.5). The database holds the same table and
 * refuses every other move; a test compares the two.
 */
export const orderStates = defineStates({
  machine: 'order',
  births: ['approving', 'confirming', 'to_pay', 'to_ship'],
  states: {
    approving: {
      label: WORDS.approving,
      tone: 'warning',
      to: ['confirming', 'to_pay', 'to_ship', 'rejected', 'cancelled'],
    },
    confirming: { label: WORDS.confirming, tone: 'warning', to: ['to_pay', 'to_ship', 'cancelled'] },
    to_pay: { label: WORDS.to_pay, tone: 'warning', to: ['to_ship', 'cancelled', 'closed'] },
    to_ship: { label: WORDS.to_ship, tone: 'progress', to: ['partly_shipped', 'to_receive', 'cancelled'] },
    partly_shipped: { label: WORDS.partly_shipped, tone: 'progress', to: ['to_receive', 'partly_signed'] },
    to_receive: { label: WORDS.to_receive, tone: 'progress', to: ['partly_signed', 'signed', 'refused'] },
    partly_signed: { label: WORDS.partly_signed, tone: 'progress', to: ['signed', 'refused'] },
    signed: { label: WORDS.signed, tone: 'success', to: ['completed'] },
    completed: { label: WORDS.completed, tone: 'success', to: [] },
    rejected: { label: WORDS.rejected, tone: 'danger', to: [] },
    cancelled: { label: WORDS.cancelled, tone: 'neutral', to: [] },
    refused: { label: WORDS.refused, tone: 'danger', to: ['closed'] },
    closed: { label: WORDS.closed, tone: 'neutral', to: [] },
  },
  deskActs: {
    confirm: { from: ['confirming'], to: ['to_pay', 'to_ship'] },
  },
});

export const ORDER_STATUSES = orderStates.states;

export type OrderStatus = (typeof orderStates.names)[number];

/** Orders that came to nothing: what stood in them was not had. */
export const ENDED: readonly OrderStatus[] = ['rejected', 'cancelled', 'refused', 'closed'];

/**
 * Orders whose goods count as not purchased (最近采购, 已购商品, 买过): what came to nothing, and what nobody has agreed to
 * or paid for yet. What goes on account is purchased as soon as it is (specification 4, orders on account ask for no
 * payment first).
 */
export const NOT_PURCHASED: readonly OrderStatus[] = ['approving', 'confirming', 'to_pay', ...ENDED];

export const { is: isOrderStatus, canMove, label: orderStatusLabel } = orderStates;
