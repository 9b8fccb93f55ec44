import type { OrderStatus } from './order-status.ts';

/** Firms buy on account and without approval for now, so an order waits for its goods from the start (behaviours 2.5). */
export const INITIAL_STATUS: OrderStatus = 'to_ship';
