import { useState } from 'react';
import { useAddToCart } from '#features/cart/web/public.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import type { RebuyPlan } from '../contract/order-act-contract.ts';
import { orderActApi } from './order-api.ts';

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
  const [planning, setPlanning] = useState(false);
  const [partial, setPartial] = useState<RebuyPlan | null>(null);
  const rebuy = async (orderNos: readonly string[]) => {
    setPlanning(true);
    try {
      const plan = await orderActApi.call.rebuy({ orderNos: [...orderNos] });
      if (isPartial(plan)) setPartial(plan);
      const lines = plan.ready.map(({ skuCode, quantity }) => ({ itemNo: skuCode, quantity }));
      // What failed in planning is told in the dialog; what fails only now, by the words of specification 8.
      if (lines.length) await add(lines, { repurchase: true });
    } catch (error) {
      notify.error(isCallError(error) ? error.message : '再次采购失败，请检查网络后重试');
    } finally {
      setPlanning(false);
    }
  };
  return { rebuy, pending: pending || planning, partial, close: () => setPartial(null) };
}
