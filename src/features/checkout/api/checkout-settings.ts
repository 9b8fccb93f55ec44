import type { AttachmentTools } from '#business/attachments/api/public.ts';
import type { OrderMoney } from '#features/orders/api/public.ts';
import type { HoldTimes } from '#features/orders/rules/public.ts';
import type { OrderControl } from './order-control.ts';
import type { OrderPromises } from './order-promises.ts';

/** What the checkout is given from outside. */
export interface CheckoutSettings {
  money: OrderMoney;
  /** Whom the firm wants asked first, and what it may spend. */
  control: OrderControl;
  /** Prices of quotes. */
  promises: OrderPromises;
  attachments: AttachmentTools;
  hold: HoldTimes;
}
