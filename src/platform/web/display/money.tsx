import { displayMoney, PRICE_MISSING } from '#platform/shared/display-money.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './money.module.css';

type MoneyProps = {
  /** Decimal yuan as the calls deliver it, or null when there is no price. */
  yuan: string | null | undefined;
  /** Every figure instead of 万: totals that are checked against each other. */
  exact?: boolean;
  /** Unit of sale, for unit prices: 盒. */
  unit?: string | null;
  /** What it all comes to, beside the way on. */
  large?: boolean;
  className?: string;
};

/** The only way money is shown (specification 9, price display). */
export function Money({ yuan, exact, unit, large, className }: MoneyProps) {
  const text = displayMoney(yuan, { exact });
  const missing = text === PRICE_MISSING;
  return (
    <span className={joinClasses(styles.money, missing && styles.missing, large && styles.large, className)}>
      {text}
      {unit && !missing && <span className={styles.unit}> / {unit}</span>}
    </span>
  );
}
