import type { ReactNode } from 'react';
import { displayYuan } from '#platform/shared/display-money.ts';
import { Tile } from '#platform/web/display/tile.tsx';
import type { CustomerFigures } from '../../contract/terms-schemas.ts';
import styles from './terms-desk.module.css';

const Figure = ({ label, note, children }: { label: string; note: string; children: ReactNode }) => (
  <Tile>
    <span className={styles.label}>{label}</span>
    <strong className={styles.value}>{children}</strong>
    <span className={styles.quiet}>{note}</span>
  </Tile>
);

const grouped = (count: number) => count.toLocaleString('zh-CN');
const shareOf = (used: string, limit: string) =>
  Number(limit) === 0 ? '—' : `${((Number(used) / Number(limit)) * 100).toFixed(1)}%`;

/** What is agreed with all customers together. */
export const FigureTiles = ({ figures }: { figures: CustomerFigures }) => (
  <ul className={styles.tiles} aria-label="客户授信概况">
    <Figure label="客户" note={`其中 ${grouped(figures.onAccount)} 家已开通授信`}>
      {grouped(figures.customers)}
    </Figure>
    <Figure label="授信总额" note="不含不限额的客户">
      {displayYuan(figures.limit)}
    </Figure>
    <Figure label="已用额度" note={`占授信总额 ${shareOf(figures.used, figures.limit)}`}>
      {displayYuan(figures.used)}
    </Figure>
    <Figure label="超出额度" note="已用高于授信额度的客户">
      {grouped(figures.over)}
    </Figure>
  </ul>
);
