import { useQuery } from '@tanstack/react-query';
import { ORDER_LIST_PATH } from '#business/paths/rules/public.ts';
import { displayDay } from '#platform/shared/display-time.ts';
import { Money } from '#platform/web/display/money.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { Popover } from '#platform/web/overlays/popover.tsx';
import type { ItemPurchases } from '../contract/purchase-schemas.ts';
import styles from './item-purchases.module.css';
import { itemPurchasesQuery } from './item-purchases-query.ts';

/** What the company paid last time for an item, with the purchases before it one press away. */
export function ItemPurchaseLine({ itemCode }: { itemCode: string }) {
  const { data } = useQuery(itemPurchasesQuery(itemCode));
  const [last] = data?.list ?? [];
  if (!data) return <>—</>;
  if (!last) return <>贵司尚未采购过此商品</>;
  return (
    <Row as="span" gap="2px 14px" looks={['wrap']}>
      <span>
        {displayDay(last.at)} {last.buyerName} {last.quantity} {last.orderUnit} × <Money yuan={last.salesPrice} exact />
      </span>
      <Popover
        label="采购记录"
        trigger={(props) => (
          <button {...props} type="button" className={styles.records}>
            采购记录 {data.total} 次
          </button>
        )}
      >
        <Records purchases={data} itemCode={itemCode} />
      </Popover>
    </Row>
  );
}

function Records({ purchases, itemCode }: { purchases: ItemPurchases; itemCode: string }) {
  return (
    <div className={styles.panel}>
      <table className={styles.table}>
        <caption className="visually-hidden">最近采购</caption>
        <thead>
          <tr>
            <th scope="col">日期</th>
            <th scope="col">采购人</th>
            <th scope="col" className={styles.figure}>
              数量
            </th>
            <th scope="col" className={styles.figure}>
              含税单价
            </th>
          </tr>
        </thead>
        <tbody>
          {purchases.list.map((row) => (
            <tr key={`${row.at} ${row.buyerName}`}>
              <td>{displayDay(row.at)}</td>
              <td>{row.buyerName}</td>
              <td className={styles.figure}>
                {row.quantity} {row.orderUnit}
              </td>
              <td className={styles.figure}>
                <Money yuan={row.salesPrice} exact />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <PageLink href={`${ORDER_LIST_PATH}?skuCode=${encodeURIComponent(itemCode)}`} className={styles.all}>
        查看全部订单
      </PageLink>
    </div>
  );
}
