import type { ReactNode } from 'react';
import { displayYuan } from '#platform/shared/display-money.ts';
import { Tile } from '#platform/web/display/tile.tsx';
import type { FigureSums } from '../../contract/figure-schemas.ts';
import { durationText } from '../../rules/figure-numbers.ts';
import styles from './figures.module.css';
import { NumberButton } from './number-button.tsx';

type Props = { sums: FigureSums; openCases: () => void; openFaults: () => void; stale: boolean };

const Figure = ({ label, note, children }: { label: string; note: string; children: ReactNode }) => (
  <Tile>
    <span className={styles.label}>{label}</span>
    <strong className={styles.value}>{children}</strong>
    <span className={styles.note}>{note}</span>
  </Tile>
);

const grouped = (count: number) => count.toLocaleString('zh-CN');

/** The figures of everything together; those of cases open them. */
export const FigureTiles = ({ sums, openCases, openFaults, stale }: Props) => (
  <ul className={styles.tiles} aria-label="主要指标" aria-busy={stale}>
    <Figure label="售后率" note={`签收 ${grouped(sums.signed)} 行，其中 ${grouped(sums.claimed)} 行申请售后`}>
      {sums.rate === null ? '—' : `${sums.rate}%`}
    </Figure>
    <Figure label="售后单" note={`未结 ${grouped(sums.openCases)} 张 · 涉及 ${displayYuan(sums.amount)}`}>
      <NumberButton onClick={openCases}>{grouped(sums.cases)}</NumberButton>
    </Figure>
    <Figure label="我方责任占比" note={`${grouped(sums.faultLines)} 行因破损、错发、少发、质量等`}>
      <NumberButton onClick={openFaults}>{sums.faultShare === null ? '—' : `${sums.faultShare}%`}</NumberButton>
    </Figure>
    <Figure label="处理时长" note={`申请到完成的中位数，九成在 ${durationText(sums.settledHours90)}以内`}>
      {durationText(sums.settledHours)}
    </Figure>
    <Figure label="首次处理" note="申请到客服第一次处理的中位数">
      {durationText(sums.answeredHours)}
    </Figure>
  </ul>
);
