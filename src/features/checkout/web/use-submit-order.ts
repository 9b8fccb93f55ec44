import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Overrun } from '#features/budgets/rules/public.ts';
import { ORDERS_KEY } from '#features/orders/web/public.ts';
import { type CallError, isCallError } from '#platform/web/api-client.ts';
import type { Calculation, CreateRequest, LineRefusal } from '../contract/checkout-schemas.ts';
import { checkoutApi } from './checkout-api.ts';

/** What became of a submit, as far as the page has to show it. */
export interface SubmitOutcome {
  /** In words, beside the button. */
  message: string | null;
  /** Reasons by item number, beside the lines. */
  lineErrors: ReadonlyMap<string, string>;
  addressError: string | null;
  /** Prices of now, when they are not those that were shown. */
  priceChange: Calculation | null;
  /** Budgets the order goes over by now, where the page had shown others. */
  overruns: readonly Overrun[];
  /** The key already stands for another order: it may have been placed before. */
  alreadySent: boolean;
}

export const NO_OUTCOME: SubmitOutcome = {
  message: null,
  lineErrors: new Map(),
  addressError: null,
  priceChange: null,
  overruns: [],
  alreadySent: false,
};

function outcomeOf(error: unknown): SubmitOutcome {
  if (!isCallError(error)) return { ...NO_OUTCOME, message: '网络中断，提交结果未知。请再次点击提交，不会重复下单。' };
  const { code, message } = error;
  if (code === 'OUTCOME_UNKNOWN') return { ...NO_OUTCOME, message: '提交结果未知。请再次点击提交，不会重复下单。' };
  if (code === 'ORDER_PRICE_CHANGED') return { ...NO_OUTCOME, priceChange: error.data as Calculation };
  if (code === 'BUDGET_OVER_UNSEEN')
    return { ...NO_OUTCOME, message, overruns: (error.data as { overruns: Overrun[] }).overruns };
  if (code === 'ORDER_ADDRESS_GONE') return { ...NO_OUTCOME, addressError: message };
  if (code === 'KEY_REUSED') {
    return {
      ...NO_OUTCOME,
      alreadySent: true,
      message: '这次结算之前可能已提交成功，请先到“我的订单”核对，避免重复下单。',
    };
  }
  const { failInfos = [] } = (error.data ?? {}) as { failInfos?: LineRefusal[] };
  return { ...NO_OUTCOME, message, lineErrors: new Map(failInfos.map((info) => [info.skuCode, info.failMsg])) };
}

/** True when the server has certainly made no order: then nothing has to be sent again after a reload. */
function isRefusal(error: unknown): error is CallError {
  return isCallError(error) && error.status < 500 && error.code !== 'KEY_IN_FLIGHT' && error.code !== 'KEY_REUSED';
}

interface SubmitHooks {
  /** The server has certainly made no order. */
  onRefused: (code: string) => void;
  onPlaced: () => void;
}

/** Sends the order under its key, as often as it takes: the shop makes one of it. */
export function useSubmitOrder({ onRefused, onPlaced }: SubmitHooks) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [submitting, setSubmitting] = useState(false);
  const [outcome, setOutcome] = useState<SubmitOutcome>(NO_OUTCOME);

  const submit = async (input: CreateRequest, key: string) => {
    setSubmitting(true);
    setOutcome(NO_OUTCOME);
    try {
      const { orderNo, payNow } = await checkoutApi.call.create(input, { context: { idempotencyKey: key } });
      onPlaced();
      const next = payNow ? 'orderPay' : 'order';
      await router.navigate({ href: `/${next}.html?orderNo=${orderNo}`, replace: true });
      void queryClient.invalidateQueries({ queryKey: ['cart'] });
      void queryClient.invalidateQueries({ queryKey: ORDERS_KEY });
    } catch (error) {
      if (isRefusal(error)) onRefused(error.code);
      setOutcome(outcomeOf(error));
    } finally {
      setSubmitting(false);
    }
  };
  return { submit, submitting, outcome, clearOutcome: () => setOutcome(NO_OUTCOME) };
}
