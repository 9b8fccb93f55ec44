import type { Db } from '#platform/api/database.ts';
import type { ConsentStep } from '../rules/life/after-submit.ts';
import type { WaitKind } from '../rules/life/order-wait.ts';

/** At whom an order hangs while it is approved. */
export interface OrderWait {
  kind: WaitKind;
  names: readonly string[];
  /** What is still to be agreed to, in turn. */
  steps: readonly ConsentStep[];
  since: Date;
}

/**
 * What the pages of orders ask of approvals: at whom these orders of a firm hang, by number. One statement, however many
 * there are; orders nobody is asked about are left out.
 */
export type ReadOrderWaits = (
  db: Db,
  firmId: bigint,
  orderNos: readonly string[],
) => Promise<ReadonlyMap<string, OrderWait>>;
