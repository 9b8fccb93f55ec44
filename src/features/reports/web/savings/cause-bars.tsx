import { displayYuan } from '#platform/shared/display-money.ts';
import { formatAmount, parseAmount, sum } from '#platform/shared/money.ts';
import type { SavingCause, SavingsAnswer } from '../../contract/report-topics.ts';
import { Bar } from '../figures/bar.tsx';
import { FigureButton } from '../figures/figure-button.tsx';
import { figureText } from '../figures/figure-text.ts';
import styles from './savings.module.css';

type Props = {
  causes: SavingsAnswer['causes'];
  /** Opens the lines of a cause; of null those of all. */
  open: (cause: SavingCause | null) => void;
};

/** Why lines cost less than their list price, and by how much. */
export function CauseBars({ causes, open }: Props) {
  const total = formatAmount(sum(causes.map(({ amount }) => parseAmount(amount))));
  if (causes.length === 0) return <p className={styles.none}>这段时间没有低于面价的采购。</p>;
  return (
    <ul className={styles.causes}>
      {causes.map(({ cause, label, lines, amount, share }) => (
        <li key={cause} className={styles.cause}>
          <span>{label}</span>
          <FigureButton onClick={() => open(cause)}>{displayYuan(amount)}</FigureButton>
          <Bar tone="success" percent={Number(share ?? 0)} className={styles.bar} />
          <span className={styles.quiet}>
            {figureText('count', lines)} 行 · {figureText('percent', share)}
          </span>
        </li>
      ))}
      <li className={styles.cause}>
        <strong>合计</strong>
        <strong>
          <FigureButton onClick={() => open(null)}>{displayYuan(total)}</FigureButton>
        </strong>
      </li>
    </ul>
  );
}
