import { StateTag } from '#business/documents/web/public.ts';
import { orderStates } from '../rules/order-status.ts';

export function OrderStatusTag({ status, label }: { status: string; label: string }) {
  return <StateTag states={orderStates} status={status} label={label} />;
}
