import { useMemo } from 'react';
import { joinClasses } from '#platform/web/join-classes.ts';
import goods from '#platform/web/kits/list/goods-table.module.css';
import { lateComponent } from '#platform/web/overlays/late-component.ts';
import type { CartLine } from '../contract/cart-schemas.ts';
import { groupCart, listRows } from '../rules/group-cart.ts';
import type { LineActs } from './cart-line-row.tsx';
import { CartRow, type RowsProps } from './cart-row.tsx';
import styles from './cart-table.module.css';
import { ChooseAll } from './choose-all.tsx';
import { rowHeight } from './row-height.ts';
import type { CartView } from './use-cart-view.ts';

/** Up to here the table is drawn whole: the browser's own search finds every line. */
const MOST_WHOLE = 120;
/** Of a longer one the server draws the first screens; what draws the rest comes right after. */
const FIRST_DRAWN = 40;

const virtualRows = lateComponent<RowsProps>(async () => (await import('./virtual-cart-rows.tsx')).default);

type CartTableProps = { lines: readonly CartLine[]; view: CartView; acts: LineActs };

/** The lines, by delivery, with real headers. A long cart draws the rows in view only. */
export function CartTable({ lines, view, acts }: CartTableProps) {
  const rows = useMemo(() => listRows(groupCart(lines)), [lines]);
  const long = rows.length > MOST_WHOLE;
  const VirtualRows = virtualRows.useWhen(long);
  return (
    <table
      className={joinClasses(goods.table, styles.table, view.density === 'dense' && styles.dense)}
      aria-rowcount={long ? rows.length + 1 : undefined}
    >
      <caption className="visually-hidden">购物车商品，按发货时间分组</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.check}>
            <ChooseAll lines={lines} label="选择全部商品" onChoose={acts.onChoose} />
          </th>
          <th scope="col">商品</th>
          <th scope="col" className={styles.price}>
            含税单价
          </th>
          <th scope="col" className={styles.quantity}>
            数量
          </th>
          <th scope="col" className={styles.amount}>
            小计
          </th>
          <th scope="col" className={styles.acts}>
            操作
          </th>
        </tr>
      </thead>
      {VirtualRows ? (
        <VirtualRows rows={rows} view={view} acts={acts} />
      ) : (
        <FirstRows rows={rows} view={view} acts={acts} whole={!long} />
      )}
    </table>
  );
}

function FirstRows({ rows, view, acts, whole }: RowsProps & { whole: boolean }) {
  const drawn = whole ? rows : rows.slice(0, FIRST_DRAWN);
  const rest = rows.slice(drawn.length).reduce((height, row) => height + rowHeight(row, view), 0);
  return (
    <>
      {drawn.map((row) => (
        <tbody key={row.key}>
          <CartRow row={row} view={view} acts={acts} />
        </tbody>
      ))}
      {rest > 0 && (
        <tbody aria-hidden="true">
          <tr>
            <td colSpan={6} aria-hidden="true" className={styles.gap} style={{ height: rest }} />
          </tr>
        </tbody>
      )}
    </>
  );
}
