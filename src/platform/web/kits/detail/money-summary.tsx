import { Money } from '../../display/money.tsx';
import styles from './money-summary.module.css';

export interface MoneyRow {
  label: string;
  yuan: string;
  /** In words beside the label: 税率 13%. */
  note?: string;
  /** Taken off the sum. */
  minus?: boolean;
}

type Props = { rows: readonly MoneyRow[]; total: { label: string; yuan: string }; footnote?: string };

/** Amounts below a line table, every figure shown, adding up to the total. */
export function MoneySummary({ rows, total, footnote }: Props) {
  return (
    <div className={styles.summary}>
      <dl className={styles.rows}>
        {rows.map((row) => (
          <div key={row.label} className={styles.row}>
            <dt>
              {row.label}
              {row.note && <span className={styles.note}>{row.note}</span>}
            </dt>
            <dd>
              {row.minus && '−'}
              <Money yuan={row.yuan} exact />
            </dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{total.label}</dt>
          <dd>
            <Money yuan={total.yuan} exact />
          </dd>
        </div>
      </dl>
      {footnote && <p className={styles.footnote}>{footnote}</p>}
    </div>
  );
}
