import { useQueryClient } from '@tanstack/react-query';
import { newIdempotencyKey, wordsOfRefusal } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import type { ActContext } from '#platform/web/use-act.ts';
import { useBusy } from '#platform/web/use-busy.ts';
import type { QueueRow } from '../../contract/fulfilment-desk-schemas.ts';

type Work = (input: { orderNo: string; version: number }, context: ActContext) => Promise<unknown>;

/** The same act on many orders, one after the other: each stands or falls alone, and all refusals are told. */
export function useBatch(onDone: () => void) {
  const queryClient = useQueryClient();
  const { busy, during } = useBusy();
  const run = async (rows: readonly QueueRow[], work: Work, name: string) => {
    if (rows.length === 0) return;
    const refused: string[] = [];
    await during(async () => {
      for (const { orderNo, version } of rows) {
        try {
          await work({ orderNo, version }, { context: { idempotencyKey: newIdempotencyKey() } });
        } catch (error) {
          refused.push(`${orderNo}：${wordsOfRefusal(error, '网络异常')}`);
        }
      }
    });
    const done = rows.length - refused.length;
    if (done > 0) notify.success(`${done} 张订单已${name}`);
    if (refused.length > 0) notify.error(`${refused.length} 张没有成功。${refused.slice(0, 3).join('；')}`);
    await queryClient.invalidateQueries();
    onDone();
  };
  return { busy, run };
}
