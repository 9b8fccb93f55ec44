import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { isCallError } from '#platform/web/api-client.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { CopyText } from '#platform/web/controls/copy-text.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { ResultPage } from '#platform/web/feedback/result-page.tsx';
import { ORDER_LIST_HREF, orderHref } from '../order-href.ts';
import { orderDetailQuery } from '../order-queries.ts';
import styles from './order-placed-page.module.css';

export const Route = createFileRoute('/_default/order.html')({
  validateSearch: ({ orderNo }: Record<string, unknown>): { orderNo?: string } =>
    typeof orderNo === 'string' && /^SO\d{12}$/.test(orderNo) ? { orderNo } : {},
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: { orderNo } }) => {
    if (!orderNo) throw redirect({ href: ORDER_LIST_HREF });
    try {
      await context.queryClient.ensureQueryData(orderDetailQuery(orderNo));
    } catch (error) {
      if (isCallError(error) && error.status === 404) throw notFound();
      throw error;
    }
  },
  component: OrderPlacedPage,
});

/** The result of a submit; it reads the order itself, so that a reload shows the same. */
function OrderPlacedPage() {
  const { orderNo = '' } = Route.useSearch();
  const { data: order } = useSuspenseQuery(orderDetailQuery(orderNo));
  const promises = [...new Set(order.lines.map((line) => line.deliveryText))].join('、');
  const actions = (
    <>
      <ButtonLink kind="primary" size="lg" href={orderHref(orderNo)}>
        查看订单
      </ButtonLink>
      <ButtonLink size="lg" href="/">
        继续购买
      </ButtonLink>
    </>
  );
  const number = (
    <>
      <b>{orderNo}</b> <CopyText text={orderNo} label="订单号" />
    </>
  );
  const facts = [
    { label: '订单号', value: number },
    { label: '应付总额', value: <Money yuan={order.totalAmount} exact className={styles.amount} /> },
    { label: '发货', value: promises },
    { label: '订单状态', value: order.statusLabel },
  ];
  return (
    <div className={styles.card}>
      <ResultPage outcome="success" title="订单提交成功" actions={actions}>
        <div className={styles.facts}>
          <Facts facts={facts} columns={2} />
        </div>
        <p>已为您保留库存，仓库将按约定时间发货。发货前可以在订单详情中取消。</p>
      </ResultPage>
    </div>
  );
}
