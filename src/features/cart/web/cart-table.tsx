import { useMemo } from 'react';
import card from '#platform/web/display/card.module.css';
import { joinClasses } from '#platform/web/join-classes.ts';
import { GoodsTable } from '#platform/web/kits/list/goods-table.tsx';
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

const COLUMNS = [
  { label: '商品' },
  { label: '含税单价', className: styles.price },
  { label: '数量', className: styles.quantity },
  { label: '小计', className: styles.amount },
  { label: '操作', className: styles.acts },
];

/** The lines, by delivery, with real headers. A long cart draws the rows in view only. */
export function CartTable({ lines, view, acts }: CartTableProps) {
  const rows = useMemo(() => listRows(groupCart(lines)), [lines]);
  const long = rows.length > MOST_WHOLE;
  const VirtualRows = virtualRows.useWhen(long);
  return (
    <GoodsTable
      caption="购物车商品，按发货时间分组"
      check={<ChooseAll lines={lines} label="选择全部商品" onChoose={acts.onChoose} />}
      columns={COLUMNS}
      className={joinClasses(card.card, styles.table, view.density === 'dense' && styles.dense)}
      aria-rowcount={long ? rows.length + 1 : undefined}
    >
      {VirtualRows ? (
        <VirtualRows rows={rows} view={view} acts={acts} />
      ) : (
        <FirstRows rows={rows} view={view} acts={acts} whole={!long} />
      )}
    </GoodsTable>
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
