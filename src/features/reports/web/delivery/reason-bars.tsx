import type { DeliveryAnswer, LateReason } from '../../contract/delivery-schemas.ts';
import { Bar } from '../figures/bar.tsx';
import { FigureButton } from '../figures/figure-button.tsx';
import { figureText } from '../figures/figure-text.ts';
import styles from './delivery.module.css';

type Props = { reasons: DeliveryAnswer['reasons']; open: (reason: LateReason) => void };

/** Why promises were not kept, the most frequent reason first. */
export function ReasonBars({ reasons, open }: Props) {
  if (reasons.length === 0) return <p className={styles.none}>到期的都按承诺送到了。</p>;
  const sorted = reasons.toSorted((a, b) => b.lines - a.lines);
  return (
    <ul className={styles.reasons}>
      {sorted.map(({ reason, label, lines, share }) => (
        <li key={reason} className={styles.reason}>
          <span>{label}</span>
          <FigureButton onClick={() => open(reason)}>{figureText('count', lines)} 行</FigureButton>
          <span>{figureText('percent', share)}</span>
          <Bar tone="warning" percent={Number(share ?? 0)} className={styles.bar} />
        </li>
      ))}
    </ul>
  );
}
