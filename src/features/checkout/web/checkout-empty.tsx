import { CART_PATH, ORDER_LIST_PATH } from '#business/paths/rules/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import card from '#platform/web/display/card.module.css';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { LoadingOverlay } from '#platform/web/feedback/page-loading.tsx';
import { CartIcon } from '#platform/web/icons/icons.tsx';
import { useCheckoutDraft } from './use-checkout-draft.ts';
import { useResumeSubmit } from './use-resume-submit.ts';
import { useSubmitOrder } from './use-submit-order.ts';

/** Nothing to order: either nothing was chosen, or the order has been placed just before a reload. */
export function CheckoutEmpty({ source }: { source: string }) {
  const { draft, update, forget } = useCheckoutDraft(source);
  const { submit, submitting } = useSubmitOrder({ onRefused: () => update({ sent: null }), onPlaced: forget });
  useResumeSubmit(draft, submit);
  const actions = (
    <>
      <ButtonLink kind="primary" href={CART_PATH}>
        返回购物车
      </ButtonLink>
      <ButtonLink href={ORDER_LIST_PATH}>查看我的订单</ButtonLink>
    </>
  );
  return (
    <div className={card.card}>
      <LoadingOverlay active={submitting} label="正在确认订单" whole />
      <EmptyState icon={<CartIcon size={28} />} title="没有待结算的商品" action={actions}>
        请在购物车中选择要结算的商品。刚刚提交过的订单可在“我的订单”中查看。
      </EmptyState>
    </div>
  );
}
