import { joinClasses } from '#platform/web/join-classes.ts';
import { ChooseOpen } from '#platform/web/kits/list/choose-open.tsx';
import { GoodsTable } from '#platform/web/kits/list/goods-table.tsx';
import type { PurchasedItem } from '../contract/purchase-contract.ts';
import { PurchaseRow } from './purchase-row.tsx';
import styles from './purchase-table.module.css';
import type { PurchaseSelection, Quantities } from './purchase-view.tsx';

export const canBuy = ({ obstacle }: PurchasedItem) => obstacle === null;
export const entriesOf = (rows: readonly PurchasedItem[]) => rows.map((row) => [row.skuCode, row] as const);

type Props = {
  rows: readonly PurchasedItem[];
  stale: boolean;
  selection: PurchaseSelection;
  quantities: Quantities;
};

const COLUMNS = [
  { label: '商品' },
  { label: '采购', className: styles.bought },
  { label: '最近一次', className: styles.last },
  { label: '含税单价', className: styles.price },
  { label: '价格走势', className: styles.trend },
  { label: '再次采购', className: styles.again },
];

/** Goods with what was paid for them and what they cost now; on a phone each is a card. */
export function PurchaseTable({ rows, stale, selection, quantities }: Props) {
  return (
    <GoodsTable
      caption="已购商品"
      check={
        <ChooseOpen label="选择本页商品" labelHidden open={entriesOf(rows.filter(canBuy))} selection={selection} />
      }
      columns={COLUMNS}
      ruled
      className={joinClasses(styles.table, stale && styles.stale)}
      aria-busy={stale}
    >
      <tbody>
        {rows.map((item) => (
          <PurchaseRow
            key={item.skuCode}
            item={item}
            chosen={selection.has(item.skuCode)}
            quantity={quantities.of(item)}
            onChoose={(on) => selection.set([[item.skuCode, item]], on)}
            onQuantity={(quantity) => quantities.set(item, quantity)}
          />
        ))}
      </tbody>
    </GoodsTable>
  );
}
