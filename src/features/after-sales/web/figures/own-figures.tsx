import { useQuery } from '@tanstack/react-query';
import { Card } from '#platform/web/display/card.tsx';
import { durationText } from '../../rules/figure-numbers.ts';
import { figuresApi } from './figures-api.ts';
import styles from './own-figures.module.css';

const grouped = (count: number) => count.toLocaleString('zh-CN');

/** Below the list, once it is there: what share of a year came back, and how long it took. */
export function OwnFigures() {
  const { data } = useQuery(figuresApi.query.own.queryOptions({ input: {} }));
  if (!data || data.signed === 0) return null;
  const { signed, claimed, rate, settledCases, settledHours } = data;
  return (
    <Card as="section" aria-label="近 12 个月售后统计" className={styles.line}>
      <span>近 12 个月</span>
      <span>
        签收 {grouped(signed)} 行，申请售后 {grouped(claimed)} 行（售后率 {rate ?? '0'}%）
      </span>
      <span>
        {settledCases > 0
          ? `已完成 ${grouped(settledCases)} 张，从申请到完成的中位时长 ${durationText(settledHours)}`
          : '还没有已完成的售后单'}
      </span>
    </Card>
  );
}
