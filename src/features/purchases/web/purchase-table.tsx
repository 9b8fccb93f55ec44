import { joinClasses } from '#platform/web/join-classes.ts';
import { AllBox } from '#platform/web/kits/list/all-box.tsx';
import goods from '#platform/web/kits/list/goods-table.module.css';
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

/** Goods with what was paid for them and what they cost now; on a phone each is a card. */
export function PurchaseTable({ rows, stale, selection, quantities }: Props) {
  const open = rows.filter(canBuy);
  const chosen = open.filter(({ skuCode }) => selection.has(skuCode)).length;
  return (
    <table className={joinClasses(goods.table, styles.table, stale && styles.stale)} aria-busy={stale}>
      <caption className="visually-hidden">已购商品</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.check}>
            <AllBox
              label="选择本页商品"
              labelHidden
              open={open.length}
              chosen={chosen}
              onChange={(all) => selection.set(entriesOf(open), all)}
            />
          </th>
          <th scope="col">商品</th>
          <th scope="col" className={styles.bought}>
            采购
          </th>
          <th scope="col" className={styles.last}>
            最近一次
          </th>
          <th scope="col" className={styles.price}>
            含税单价
          </th>
          <th scope="col" className={styles.trend}>
            价格走势
          </th>
          <th scope="col" className={styles.again}>
            再次采购
          </th>
        </tr>
      </thead>
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
    </table>
  );
}
