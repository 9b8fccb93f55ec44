import { Money } from '#platform/web/display/money.tsx';
import { nextTier, type ShownPrices } from '../rules/shown-price.ts';
import styles from './prices.module.css';

type TierHintProps = { prices: ShownPrices; quantity: number; unit: string };

/** Which tier a quantity has reached, and how many more reach the next one. */
export function TierHint({ prices, quantity, unit }: TierHintProps) {
  const reached = prices.tiers.findLast(({ minQuantity }) => minQuantity <= quantity);
  const next = nextTier(prices, quantity);
  const beyondFirst = reached && reached !== prices.tiers[0];
  if (!beyondFirst && !next) return null;
  return (
    <span className={styles.hint}>
      {beyondFirst && <span>{`已享 ${reached.minQuantity} ${unit}起价`}</span>}
      {next && (
        <span>
          {`再加 ${next.missing} ${unit}，每${unit} `}
          <Money yuan={next.salesPrice} className={styles.better} />
        </span>
      )}
    </span>
  );
}
