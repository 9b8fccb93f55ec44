import { useEffect } from 'react';
import { notify } from '#platform/web/feedback/notify.ts';
import { useAct } from '#platform/web/use-act.ts';
import type { DeskOrder } from '../../contract/fulfilment-desk-schemas.ts';
import { fulfilmentDeskApi } from './fulfilment-desk-api.ts';

const { call } = fulfilmentDeskApi;

/** Acts that ask nothing; refusals are told as a message. Without a part they are for all parts that wait for them. */
export function useQuickActs({ orderNo, version }: Pick<DeskOrder, 'orderNo' | 'version'>) {
  const { busy, problem, run } = useAct();
  useEffect(() => {
    if (problem) notify.error(problem);
  }, [problem]);
  const input = { orderNo, version };
  return {
    busy,
    confirm: () => void run((context) => call.confirm(input, context), '订单已确认'),
    start: (partNo?: number) => void run((context) => call.startPicking({ ...input, partNo }, context), '已开始拣货'),
    putBack: (partNo?: number) => void run((context) => call.putBack({ ...input, partNo }, context), '已退回待拣货'),
    pickAll: (partNo?: number) => void run((context) => call.pickAll({ ...input, partNo }, context), '已拣齐'),
    deliver: (shipmentNo: string) =>
      void run((context) => call.deliver({ ...input, shipmentNo }, context), '已标记送达'),
    takeBack: (shipmentNo: string) =>
      void run((context) => call.takeBack({ ...input, shipmentNo }, context), '商品已入库'),
  };
}
