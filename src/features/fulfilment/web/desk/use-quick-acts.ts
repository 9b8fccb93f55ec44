import { useEffect, useState } from 'react';
import { notify } from '#platform/web/feedback/notify.ts';
import { type ActContext, useAct } from '#platform/web/use-act.ts';
import type { DeskOrder } from '../../contract/fulfilment-desk-schemas.ts';
import { fulfilmentDeskApi } from './fulfilment-desk-api.ts';

const { call } = fulfilmentDeskApi;

type QuickAct = 'confirm' | 'start' | 'putBack' | 'pickAll' | 'deliver' | 'takeBack';

/** Acts that ask nothing; refusals are told as a message. Without a part they are for all parts that wait for them. */
export function useQuickActs({ orderNo, version }: Pick<DeskOrder, 'orderNo' | 'version'>) {
  const { busy, problem, run } = useAct();
  const [doing, setDoing] = useState<QuickAct | null>(null);
  useEffect(() => {
    if (problem) notify.error(problem);
  }, [problem]);
  const input = { orderNo, version };
  const act = (kind: QuickAct, work: (context: ActContext) => Promise<unknown>, done: string) => {
    setDoing(kind);
    void run(work, done);
  };
  return {
    /** Only of the act that was pressed: the button that comes after it can be pressed while the rest is asked for again. */
    busyWith: (kind: QuickAct) => busy && doing === kind,
    confirm: () => act('confirm', (context) => call.confirm(input, context), '订单已确认'),
    start: (partNo?: number) =>
      act('start', (context) => call.startPicking({ ...input, partNo }, context), '已开始拣货'),
    putBack: (partNo?: number) =>
      act('putBack', (context) => call.putBack({ ...input, partNo }, context), '已退回待拣货'),
    pickAll: (partNo?: number) => act('pickAll', (context) => call.pickAll({ ...input, partNo }, context), '已拣齐'),
    deliver: (shipmentNo: string) =>
      act('deliver', (context) => call.deliver({ ...input, shipmentNo }, context), '已标记送达'),
    takeBack: (shipmentNo: string) =>
      act('takeBack', (context) => call.takeBack({ ...input, shipmentNo }, context), '商品已入库'),
  };
}
