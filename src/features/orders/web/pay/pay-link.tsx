import { payHref } from '#business/paths/rules/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import type { OrderPay } from '../../contract/order-schemas.ts';
import { PAY_ACTS } from '../../rules/life/pay-now.ts';

type PayLinkProps = { orderNo: string; pay: OrderPay; size?: 'sm' | 'md' };

/** 去付款: the main act of an order that waits for its money. Only those see it whom the server lets pay. */
export function PayLink({ orderNo, pay, size = 'md' }: PayLinkProps) {
  const label = PAY_ACTS[pay.payWay];
  return (
    <ButtonLink
      kind="primary"
      size={size}
      href={payHref(orderNo)}
      // Several stand below each other where orders are listed.
      aria-label={size === 'sm' ? `${label}，订单 ${orderNo}` : undefined}
    >
      {label}
    </ButtonLink>
  );
}
