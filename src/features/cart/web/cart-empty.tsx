import { ButtonLink } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { CartIcon } from '#platform/web/icons/icons.tsx';
import styles from './cart-page.module.css';

export function CartEmpty() {
  return (
    <div className={styles.card}>
      <EmptyState
        icon={<CartIcon size={28} />}
        title="购物车还是空的"
        action={
          <>
            <ButtonLink kind="primary" href="/">
              去选购
            </ButtonLink>
            <ButtonLink href="/user/transaction/order.html">从历史订单再次采购</ButtonLink>
          </>
        }
      >
        可以在首页粘贴型号和数量快速下单，也可以从历史订单再次采购。
      </EmptyState>
    </div>
  );
}
