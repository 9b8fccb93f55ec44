import { displayYuan } from '#platform/shared/display-money.ts';
import { Section } from '#platform/web/display/section.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { Breakdown, BreakdownRow } from '../../contract/report-schemas.ts';
import { Bar } from '../figures/bar.tsx';
import { FigureButton } from '../figures/figure-button.tsx';
import { figureText } from '../figures/figure-text.ts';
import styles from './breakdown.module.css';
import { partsOf, restOf } from './part-list.ts';

type PartsSectionProps = {
  title: string;
  breakdown: Breakdown;
  /** The same by something else. */
  other: { label: string; href: string };
  open: (row: BreakdownRow | null) => void;
};

/** A bar is as long as its part of the largest one. */
const lengthOf = (amount: string, most: number) => (most > 0 ? (Number(amount) / most) * 100 : 0);

function PartLine({ row, most, open }: { row: BreakdownRow; most: number; open: () => void }) {
  return (
    <li className={styles.part}>
      <span>{row.name}</span>
      <Bar percent={lengthOf(row.amount, most)} />
      <FigureButton onClick={open}>{displayYuan(row.amount)}</FigureButton>
      <span>{figureText('percent', row.share)}</span>
    </li>
  );
}

/** The largest parts of the amount beside its chart, with their sum. */
export function PartsSection({ title, breakdown: { rows, total }, other, open }: PartsSectionProps) {
  const { shown, rest } = partsOf(rows);
  const most = Math.max(...shown.map(({ amount }) => Number(amount)), 0);
  return (
    <Section title={title} action={<PageLink href={other.href}>{other.label}</PageLink>}>
      <ul className={styles.parts}>
        {shown.map((row) => (
          <PartLine key={row.key} row={row} most={most} open={() => open(row)} />
        ))}
        {rest > 0 && (
          <li className={styles.part}>
            <span>其他 {rest} 项</span>
            <span />
            <span>{displayYuan(restOf(total.amount, shown))}</span>
            <span />
          </li>
        )}
        <li className={`${styles.part} ${styles.partTotal}`}>
          <span>合计</span>
          <span />
          <FigureButton onClick={() => open(null)}>{displayYuan(total.amount)}</FigureButton>
          <span>{figureText('percent', total.share)}</span>
        </li>
      </ul>
    </Section>
  );
}
