import { createFileRoute } from '@tanstack/react-router';
import { BATCH_IMPORT_PATH } from '#business/paths/rules/public.ts';
import { cartCountQuery } from '#features/cart/web/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Breadcrumb } from '#platform/web/display/breadcrumb.tsx';
import styles from './batch-order-page.module.css';
import { OrderSheet } from './order-sheet.tsx';

export const Route = createFileRoute('/_default/batch-order.html')({
  loader: ({ context }) => context.queryClient.ensureQueryData(cartCountQuery),
  component: BatchOrderPage,
});

function BatchOrderPage() {
  return (
    <div className={styles.page}>
      <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '批量下单' }]} />
      <div className={styles.head}>
        <h1 className={styles.title}>批量下单</h1>
        <ButtonLink href={BATCH_IMPORT_PATH} size="sm">
          导入 Excel / CSV 文件
        </ButtonLink>
      </div>
      <OrderSheet />
    </div>
  );
}
