import { displayTime } from '#platform/shared/display-time.ts';
import type { OrderDetail } from '../../contract/order-schemas.ts';
import { ENDED } from '../../rules/order-status.ts';

export interface ProgressStage {
  key: string;
  label: string;
  state: 'done' | 'current' | 'ahead' | 'failed';
  /** When it was reached. */
  note: string;
}

/** States from which an order goes nowhere, without the goods being in the buyer's hands. */
const FAILED: readonly string[] = ENDED;

/** Stages of an order as its page shows them. */
export function orderProgress({ steps }: Pick<OrderDetail, 'steps'>): ProgressStage[] {
  return steps.map(({ status, label, state, at }) => ({
    key: status,
    label,
    state: state === 'current' && FAILED.includes(status) ? 'failed' : state,
    note: at ? displayTime(at) : '',
  }));
}
