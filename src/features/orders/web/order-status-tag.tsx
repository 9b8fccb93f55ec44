import { Tag, type TagTone } from '#platform/web/display/tag.tsx';
import { isOrderStatus, type OrderStatus } from '../rules/order-status.ts';

/** Orange waits on the buyer's side, blue moves, green is done, red was refused. */
const TONES: Record<OrderStatus, TagTone> = {
  approving: 'warning',
  confirming: 'warning',
  to_pay: 'warning',
  to_ship: 'progress',
  partly_shipped: 'progress',
  to_receive: 'progress',
  partly_signed: 'progress',
  signed: 'success',
  completed: 'success',
  rejected: 'danger',
  refused: 'danger',
  cancelled: 'neutral',
  closed: 'neutral',
};

export function OrderStatusTag({ status, label }: { status: string; label: string }) {
  return <Tag tone={isOrderStatus(status) ? TONES[status] : 'neutral'}>{label}</Tag>;
}
