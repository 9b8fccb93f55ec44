import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import styles from './cancel-order-dialog.module.css';
import { orderActApi } from './order-act-api.ts';

type Props = {
  orderNo: string;
  /** Lines with what is called off of them; without: everything that is open. */
  lines?: { lineNo: number; quantity: number }[];
};

/** What becomes of the money, told before anything is cancelled; asked anew each time, since money comes meanwhile. */
export function CancelMoney(input: Props) {
  const { data, error } = useQuery({
    ...orderActApi.query.foreseeCancel.queryOptions({ input }),
    placeholderData: keepPreviousData,
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  return (
    <div className={styles.money} aria-live="polite">
      {!data && !error && <p>正在计算退款…</p>}
      {error && <p>{wordsOfRefusal(error, '暂时算不出退款金额，请检查网络后重试')}</p>}
      {data?.money.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}
