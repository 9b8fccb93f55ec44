import type { ReactNode } from 'react';
import { Money } from '#platform/web/display/money.tsx';
import type { Comparison } from '../contract/item-page-schemas.ts';
import type { ItemCard } from '../contract/item-schemas.ts';
import styles from './comparison-table.module.css';
import { ItemPageLink } from './item-page-link.tsx';

type ComparisonTableProps = {
  /** The first item is the one the others are held against. */
  comparison: Comparison;
  caption: string;
  onlyDifferences?: boolean;
  /** Stands above an item: 可直接替换. */
  mark?: (item: ItemCard) => ReactNode;
  /** What can be done with an item here. */
  act?: (item: ItemCard) => ReactNode;
};

/** Items side by side; what differs from the first is marked. */
export function ComparisonTable({ comparison, caption, onlyDifferences = false, mark, act }: ComparisonTableProps) {
  const { items } = comparison;
  const rows = comparison.rows.filter((row) => row.differs || !onlyDifferences);
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="row">商品</th>
            {items.map((item) => (
              <th key={item.itemCode} scope="col">
                <span className={styles.item}>
                  {mark?.(item)}
                  <ItemPageLink item={item}>{item.productName}</ItemPageLink>
                  <span className={styles.code}>{item.itemCode}</span>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <ItemRow name="含税单价" items={items}>
            {(item) => <Money yuan={item.salesPrice} exact unit={item.orderUnit} className={styles.price} />}
          </ItemRow>
          <ItemRow name="发货" items={items}>
            {(item) => item.deliveryText}
          </ItemRow>
          {rows.map(({ name, values }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {items.map((item, index) => (
                <td key={item.itemCode} className={values[index] === values[0] ? undefined : styles.differs}>
                  {values[index] || '—'}
                </td>
              ))}
            </tr>
          ))}
          {act && (
            <ItemRow name="操作" items={items}>
              {act}
            </ItemRow>
          )}
        </tbody>
      </table>
    </div>
  );
}

type ItemRowProps = { name: string; items: readonly ItemCard[]; children: (item: ItemCard) => ReactNode };

function ItemRow({ name, items, children }: ItemRowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {items.map((item) => (
        <td key={item.itemCode}>{children(item)}</td>
      ))}
    </tr>
  );
}
