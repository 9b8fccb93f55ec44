import type { ReactNode } from 'react';
import { displayYuan } from '#platform/shared/display-money.ts';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { Tile } from '#platform/web/display/tile.tsx';
import type { Overview } from '../../contract/receivable-schemas.ts';
import { AgeBar } from '../age-bar.tsx';
import styles from '../receivables.module.css';

const Figure = ({ label, note, children }: { label: string; note: string; children: ReactNode }) => (
  <Tile>
    <span className={styles.label}>{label}</span>
    <strong className={styles.value}>{children}</strong>
    <span className={styles.note}>{note}</span>
  </Tile>
);

/** Figures of all companies together, and what is open by age. */
export function FigureTiles({ figures }: { figures: Overview['figures'] }) {
  const { open, overdue, free, dso, disputeRate, ageing, waitingLines, waitingWriteOffs } = figures;
  return (
    <Section title="应收账款" note="已出账的对账单，按到期日">
      <Stack>
        <ul className={styles.tiles} aria-label="主要指标">
          <Figure label="应收未付" note="已出账未付合计">
            {displayYuan(open)}
          </Figure>
          <Figure label="其中逾期" note="过了到期日仍未付">
            {displayYuan(overdue)}
          </Figure>
          <Figure label="应收周转天数" note="未付金额 ÷ 近 90 天出账 × 90">
            {dso === null ? '—' : `${dso} 天`}
          </Figure>
          <Figure label="对账异议率" note="近 90 天出账的行中提过异议的占比">
            {disputeRate === null ? '—' : `${disputeRate}%`}
          </Figure>
          <Figure label="待核销回款" note={`${waitingLines} 条银行流水待确认`}>
            {displayYuan(free)}
          </Figure>
          <Figure label="坏账核销" note="等待第二人复核">
            {waitingWriteOffs} 张
          </Figure>
        </ul>
        <AgeBar ageing={ageing} />
      </Stack>
    </Section>
  );
}
