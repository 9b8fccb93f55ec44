import styles from '../quote.module.css';
import { isLoss, profitText } from './profit-text.ts';

/** What a line or a quote earns, in yuan and of its price; a loss reads red, by its word and by its sign. */
export function ProfitFigure({ profit, marginBp }: { profit: string | null; marginBp: number | null }) {
  return <span className={isLoss(profit) ? styles.loss : undefined}>{profitText(profit, marginBp)}</span>;
}

/** The sum of a quote, and what it does not speak of. */
export function ProfitTotal({
  profit,
  marginBp,
  unknown,
}: {
  profit: string;
  marginBp: number | null;
  unknown: number;
}) {
  return (
    <span>
      利润合计 <ProfitFigure profit={profit} marginBp={marginBp} />
      <span className={styles.quiet}>（不含运费{unknown > 0 && `，${unknown} 行没有成本，未计入`}）</span>
    </span>
  );
}
