import { displayMoney } from '#platform/shared/display-money.ts';
import { Money } from '#platform/web/display/money.tsx';
import type { PurchasedItem } from '../contract/purchase-contract.ts';
import styles from './purchase-price.module.css';

const WORDS = { up: '涨', down: '降', same: '' } as const;

/** The price of today beside the one paid last, with the change between them. */
export function PurchasePrice({ item: { salesPrice, lastPrice, orderUnit, priceMove } }: { item: PurchasedItem }) {
  return (
    <>
      <p className={styles.now}>
        <Money yuan={salesPrice} unit={orderUnit} />
      </p>
      <p className={styles.before}>
        上次 {displayMoney(lastPrice, { exact: true })}
        {priceMove && priceMove.direction !== 'same' && (
          <span className={styles[priceMove.direction]}>
            {WORDS[priceMove.direction]} {priceMove.percent}
          </span>
        )}
        {priceMove?.direction === 'same' && <span>持平</span>}
      </p>
    </>
  );
}
