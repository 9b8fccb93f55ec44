import { createFileRoute } from '@tanstack/react-router';
import { BATCH_IMPORT_PATH } from '#business/paths/rules/public.ts';
import { cartCountQuery } from '#features/cart/web/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { BulkPage } from '../bulk-page.tsx';
import { OrderSheet } from './order-sheet.tsx';

export const Route = createFileRoute('/_default/batch-order.html')({
  loader: ({ context }) => context.queryClient.ensureQueryData(cartCountQuery),
  component: BatchOrderPage,
});

function BatchOrderPage() {
  return (
    <BulkPage
      title="批量下单"
      other={
        <ButtonLink href={BATCH_IMPORT_PATH} size="sm">
          导入 Excel / CSV 文件
        </ButtonLink>
      }
    >
      <OrderSheet />
    </BulkPage>
  );
}
