import type { ReactNode } from 'react';
import { Money } from '#platform/web/display/money.tsx';
import { Picture } from '#platform/web/display/picture.tsx';
import type { ItemCard } from '../contract/item-schemas.ts';
import { ItemPageLink } from './item-page-link.tsx';
import styles from './item-tile.module.css';
import type { KnownRow } from './known-item.ts';

/** Widest place a tile can have; in narrower ones the picture shrinks with its shape. */
const PICTURE = { width: 320, height: 176 };

type ItemTileProps = {
  item: Pick<ItemCard, 'itemCode' | 'productName' | 'productImg' | 'salesPrice' | 'orderUnit'> & KnownRow;
  /** 上次 2026-04-02 • 20 盒 */
  note?: ReactNode;
  /** In the first view: the picture loads at once. */
  priority?: boolean;
  /** The page of the item is opened from here. */
  onOpen?: () => void;
  /** What can be done with it here. */
  children?: ReactNode;
};

/** One item of a row of items: picture, name, price. */
export function ItemTile({ item, note, priority, onOpen, children }: ItemTileProps) {
  return (
    <li className={styles.tile}>
      <ItemPageLink item={item} className={styles.link} onClick={onOpen}>
        <Picture src={item.productImg} alt="" {...PICTURE} priority={priority} />
        <span className={styles.name}>{item.productName}</span>
      </ItemPageLink>
      <Money yuan={item.salesPrice} unit={item.orderUnit} className={styles.price} />
      {note !== undefined && <span className={styles.note}>{note}</span>}
      {children}
    </li>
  );
}

/** Tiles in one row of `columns`; fewer stand side by side where the page is narrow. */
export function ItemShelf({ columns, label, children }: { columns: 4 | 6 | 7; label: string; children: ReactNode }) {
  return (
    <ul className={styles.shelf} data-columns={columns} aria-label={label}>
      {children}
    </ul>
  );
}
