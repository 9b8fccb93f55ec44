import { useQuery } from '@tanstack/react-query';
import { lineFieldWords } from '#business/line-fields/rules/public.ts';
import { orderHref } from '#business/paths/rules/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Quiet } from '#platform/web/display/quiet.tsx';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { Popover } from '#platform/web/overlays/popover.tsx';
import { orderCopyQuery } from '../order-queries.ts';
import styles from './quick-look.module.css';

/** Lines shown without leaving the list; the page of the order has the rest. */
const SHOWN = 12;

/** A look at the goods of an order beside its row. `label`: what the button says, 等 4 种. */
export function QuickLook({ orderNo, label }: { orderNo: string; label: string }) {
  return (
    <Popover
      label={`订单 ${orderNo} 的商品`}
      align="end"
      trigger={(trigger) => (
        <Button {...trigger} kind="quiet" size="sm" aria-label={`${label}，速览订单 ${orderNo}`}>
          {label}
        </Button>
      )}
    >
      <Lines orderNo={orderNo} />
    </Popover>
  );
}

function Lines({ orderNo }: { orderNo: string }) {
  const { data, error } = useQuery(orderCopyQuery(orderNo));
  if (error) return <p className={styles.panel}>商品读取失败，请稍后再试</p>;
  if (!data) {
    return (
      <div className={styles.panel}>
        <SkeletonLines count={4} />
      </div>
    );
  }
  const rest = data.lines.length - SHOWN;
  return (
    <div className={styles.panel}>
      <table className={styles.table}>
        <caption className="visually-hidden">订单 {orderNo} 的商品</caption>
        <thead>
          <tr>
            <th scope="col">商品</th>
            <th scope="col">数量</th>
            <th scope="col">已发 / 已签</th>
            <th scope="col">含税金额</th>
          </tr>
        </thead>
        <tbody>
          {data.lines.slice(0, SHOWN).map((line) => (
            <tr key={line.lineNo}>
              <th scope="row">
                <span className={styles.name}>{line.productName}</span>
                <Quiet>{[line.skuCode, ...lineFieldWords(line)].join(' · ')}</Quiet>
              </th>
              <td>
                {line.quantity} {line.orderUnit}
                {line.cancelledQuantity > 0 && <Quiet>已取消 {line.cancelledQuantity}</Quiet>}
              </td>
              <td>
                {line.shippedQuantity} / {line.signedQuantity}
              </td>
              <td>
                <Money yuan={line.amount} exact />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <PageLink href={orderHref(orderNo)} className={styles.more}>
        {rest > 0 ? `另有 ${rest} 种商品，查看详情` : '查看详情'}
      </PageLink>
    </div>
  );
}
