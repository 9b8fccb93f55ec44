import { useState } from 'react';
import { useAddToCart } from '#features/cart/web/public.ts';
import { useAct } from '#platform/web/use-act.ts';
import type { RebuyPlan } from '../contract/order-act-contract.ts';
import { orderActApi } from './order-act-api.ts';

export interface Rebuy {
  rebuy: (orderNos: readonly string[]) => Promise<void>;
  pending: boolean;
  /** What could not be bought as before; null while there is nothing to say. */
  partial: RebuyPlan | null;
  close: () => void;
}

const isPartial = ({ gone, ready }: RebuyPlan) => gone.length > 0 || ready.some(({ adjusted }) => adjusted);

/** 再次采购: what can be bought today goes into the cart; what cannot is said line by line, with what replaces it. */
export function useRebuy(): Rebuy {
  const { add, pending } = useAddToCart();
  const { busy, run } = useAct({ passing: true, otherwise: '再次采购失败，请检查网络后重试', renews: [] });
  const [partial, setPartial] = useState<RebuyPlan | null>(null);
  const rebuy = async (orderNos: readonly string[]) => {
    await run(async () => {
      const plan = await orderActApi.call.rebuy({ orderNos: [...orderNos] });
      if (isPartial(plan)) setPartial(plan);
      const lines = plan.ready.map(({ skuCode, quantity }) => ({ itemNo: skuCode, quantity }));
      // What failed in planning is told in the dialog; what fails only now, by the words of specification 8.
      if (lines.length) await add(lines, { repurchase: true });
    });
  };
  return { rebuy, pending: pending || busy, partial, close: () => setPartial(null) };
}
