import { Money } from '#platform/web/display/money.tsx';
import { nextTier, type ShownPrices } from '../rules/shown-price.ts';
import styles from './prices.module.css';

/** 50 盒起 ¥8.00: what a larger order costs, beside the price of a list. */
export function FromPrice({ prices, moq, unit }: { prices: ShownPrices; moq: number; unit: string }) {
  const next = nextTier(prices, moq);
  if (!next) return null;
  return (
    <span className={styles.from}>
      {`${next.minQuantity} ${unit}起 `}
      <Money yuan={next.salesPrice} />
    </span>
  );
}
