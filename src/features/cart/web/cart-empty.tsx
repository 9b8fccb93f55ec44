import { BATCH_IMPORT_PATH, BATCH_ORDER_PATH, ORDER_LIST_PATH } from '#business/paths/rules/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Card } from '#platform/web/display/card.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { CartIcon } from '#platform/web/icons/icons.tsx';

export function CartEmpty() {
  return (
    <Card>
      <EmptyState
        icon={<CartIcon size={28} />}
        title="购物车还是空的"
        action={
          <>
            <ButtonLink kind="primary" href="/">
              去选购
            </ButtonLink>
            <ButtonLink href={BATCH_ORDER_PATH}>批量下单</ButtonLink>
            <ButtonLink href={BATCH_IMPORT_PATH}>导入文件</ButtonLink>
            <ButtonLink href={ORDER_LIST_PATH}>从历史订单再次采购</ButtonLink>
          </>
        }
      >
        可以粘贴型号和数量批量下单，导入 Excel 清单，或从历史订单再次采购。
      </EmptyState>
    </Card>
  );
}
