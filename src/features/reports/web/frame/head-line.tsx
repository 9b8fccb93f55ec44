import { displayTime } from '#platform/shared/display-time.ts';
import type { ReportHead } from '../../contract/report-schemas.ts';
import styles from './frame.module.css';

const monthWords = (month: string) => `${month.slice(0, 4)} 年 ${Number(month.slice(5))} 月`;

type HeadLineProps = {
  head: ReportHead;
  /** By which day and with which tax amounts are counted; null: nothing of it is money of the ledger. */
  counted: string | null;
};

/** What holds for all figures below: how far they reach, how they are counted, what does not move any more, and whose they are. */
export function HeadLine({ head: { asOf, closedThrough, scopeLabel, comparedWith }, counted }: HeadLineProps) {
  const said = [
    `数据截至 ${displayTime(asOf)}`,
    counted,
    `范围：${scopeLabel}`,
    comparedWith && `比较 ${comparedWith.from} 至 ${comparedWith.to}`,
    closedThrough && `${monthWords(closedThrough)}及以前已月结，不再变动`,
  ];
  return <p className={styles.note}>{said.filter(Boolean).join(' · ')}</p>;
}
