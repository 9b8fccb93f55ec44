import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { previewQuery } from '#features/checkout/web/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Money } from '#platform/web/display/money.tsx';
import { useSettled } from '#platform/web/use-settled.ts';
import type { TakenLines } from '../rules/taken-lines.ts';
import styles from './quote.module.css';

/** Typing pauses before the shop is asked. */
const PAUSE_MS = 250;

/** What this order comes to, as the checkout will say it: chosen quantities, tax, and the freight still due. */
export function TakenTotal({ quoteNo, taken }: { quoteNo: string; taken: TakenLines }) {
  const key = JSON.stringify(taken.lines);
  const lines = useMemo<TakenLines['lines']>(() => JSON.parse(key), [key]);
  const asked = useSettled(lines, PAUSE_MS);
  const { data, error, isPlaceholderData } = useQuery(previewQuery(asked, undefined, quoteNo));
  if (taken.problem !== null) return <span className={styles.problem}>{taken.problem}</span>;
  if (error) return <span className={styles.problem}>{wordsOfRefusal(error, '金额计算失败，请刷新重试')}</span>;
  const stale = isPlaceholderData || asked !== lines;
  if (!data) return <span className={styles.quiet}>正在计算本单金额</span>;
  const stuck = data.lines.filter(({ obstacle }) => obstacle !== null);
  return (
    <span role="status" aria-busy={stale} className={stale ? styles.stale : undefined}>
      <span className={styles.quiet}>
        本次下单 {taken.lines.length} 行：商品 <Money yuan={data.goodsAmount} exact />
        ，运费 <Money yuan={data.freightAmount} exact />
        ，含税额 <Money yuan={data.taxAmount} exact />
        {stuck.length > 0 && `，${stuck.length} 行未计入：${stuck[0]?.obstacle ?? ''}`}
      </span>{' '}
      本单总额 <Money yuan={data.totalAmount} exact className={styles.total} />
    </span>
  );
}
