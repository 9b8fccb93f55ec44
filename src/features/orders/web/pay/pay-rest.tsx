import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { displayTime } from '#platform/shared/display-time.ts';
import { describeRest } from '../../rules/life/describe-rest.ts';
import { ORDERS_KEY } from '../order-queries.ts';
import styles from './pay.module.css';
import { useRest } from './use-rest.ts';

/** Less than this is pressing. */
const SOON_MS = 10 * 60_000;

/** 剩余 23 分 07 秒, ticking; before the page lives, the moment itself. When it is over, orders are looked at again. */
export function PayRest({ until }: { until: string }) {
  const queryClient = useQueryClient();
  const left = useRest(until);
  const over = left !== null && left <= 0;
  useEffect(() => {
    if (over) void queryClient.invalidateQueries({ queryKey: ORDERS_KEY });
  }, [over, queryClient]);
  const words = left === null ? `截止 ${displayTime(until).slice(5)}` : `剩余 ${describeRest(left)}`;
  return (
    <time
      className={styles.rest}
      dateTime={until}
      title={`付款截止 ${displayTime(until)}`}
      data-soon={(left !== null && left < SOON_MS) || undefined}
    >
      {over ? '付款时间已过' : words}
    </time>
  );
}
