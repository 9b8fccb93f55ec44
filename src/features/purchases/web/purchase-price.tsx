import { shownPrice } from '#features/prices/rules/public.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import { parseUnitPrice } from '#platform/shared/money.ts';
import { Money } from '#platform/web/display/money.tsx';
import type { PurchasedItem } from '../contract/purchase-contract.ts';
import { priceMove } from '../rules/price-move.ts';
import styles from './purchase-price.module.css';

const WORDS = { up: '涨', down: '降', same: '' } as const;

type Props = {
  item: PurchasedItem;
  /** What the row would put into the cart; 0 where nothing has been said yet. */
  quantity: number;
};

/** The price of today in the quantity of the row beside the one paid last, with the change between them. */
export function PurchasePrice({ item, quantity }: Props) {
  const { lastPrice, orderUnit, offeredQuantity } = item;
  const price = shownPrice(item, quantity || offeredQuantity);
  const move = price === null ? null : priceMove(parseUnitPrice(lastPrice), parseUnitPrice(price));
  return (
    <>
      <p className={styles.now}>
        <Money yuan={price} unit={orderUnit} />
      </p>
      <p className={styles.before}>
        上次 {displayYuan(lastPrice)}
        {move && move.direction !== 'same' && (
          <span className={styles[move.direction]}>
            {WORDS[move.direction]} {move.percent}
          </span>
        )}
        {move?.direction === 'same' && <span>持平</span>}
      </p>
    </>
  );
}
