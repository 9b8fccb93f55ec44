import type { OrderRow } from '../../contract/order-schemas.ts';
import type { OrderWait } from '../order-waits.ts';

/** As rows and pages carry it; nothing for orders that hang at nobody. */
export const presentWait = (wait: OrderWait | undefined): OrderRow['waiting'] =>
  wait ? { kind: wait.kind, names: [...wait.names], since: wait.since.toISOString() } : null;
