export type { CarriedKind } from './flow-kinds.ts';
export { readPastOrders } from './read-past-orders.ts';
export { readPlan } from './read-plan.ts';
export { readRequester } from './read-requester.ts';
