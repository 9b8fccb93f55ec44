import { ButtonLink } from '#platform/web/controls/button.tsx';
import card from '#platform/web/display/card.module.css';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { CartIcon } from '#platform/web/icons/icons.tsx';

export function CartEmpty() {
  return (
    <div className={card.card}>
      <EmptyState
        icon={<CartIcon size={28} />}
        title="购物车还是空的"
        action={
          <>
            <ButtonLink kind="primary" href="/">
              去选购
            </ButtonLink>
            <ButtonLink href="/batch-order.html">批量下单</ButtonLink>
            <ButtonLink href="/batch-import.html">导入文件</ButtonLink>
            <ButtonLink href="/user/transaction/order.html">从历史订单再次采购</ButtonLink>
          </>
        }
      >
        可以粘贴型号和数量批量下单，导入 Excel 清单，或从历史订单再次采购。
      </EmptyState>
    </div>
  );
}
