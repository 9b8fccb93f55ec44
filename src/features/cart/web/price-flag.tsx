import { displayYuan } from '#platform/shared/display-money.ts';
import { Tag } from '#platform/web/display/tag.tsx';
import type { CartLine } from '../contract/cart-schemas.ts';
import styles from './cart-table.module.css';

/** Says that the price is another one than when the line was added, and which it was. */
export function PriceFlag({ line }: { line: Pick<CartLine, 'priceChange' | 'addedPrice'> }) {
  if (line.priceChange === 'same') return null;
  const risen = line.priceChange === 'up';
  return (
    <p className={styles.flag}>
      <Tag tone={risen ? 'warning' : 'success'}>{risen ? '已涨价' : '已降价'}</Tag>
      加入时 {displayYuan(line.addedPrice)}
    </p>
  );
}
