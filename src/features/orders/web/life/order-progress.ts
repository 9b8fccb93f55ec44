import { displayTime } from '#platform/shared/display-time.ts';
import type { OrderDetail } from '../../contract/order-schemas.ts';

export interface ProgressStage {
  key: string;
  label: string;
  state: 'done' | 'current' | 'ahead' | 'failed';
  /** When it was reached. */
  note: string;
}

/** Stages of an order as its page shows them. */
export function orderProgress({ steps }: Pick<OrderDetail, 'steps'>): ProgressStage[] {
  return steps.map(({ status, label, state, at }) => ({
    key: status,
    label,
    state,
    note: at ? displayTime(at) : '',
  }));
}
