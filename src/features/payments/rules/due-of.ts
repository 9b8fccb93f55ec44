import { type PayableFacts, payableOf } from '#features/orders/rules/public.ts';

/** What is asked for an order: lines that were not approved are not paid for. An order that is over keeps its sum. */
export const dueOf = (order: PayableFacts & { totalFen: bigint }): bigint => payableOf(order) || order.totalFen;
