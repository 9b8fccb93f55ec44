import { ORDERS_KEY } from '#features/orders/web/public.ts';
import { useAct } from '#platform/web/use-act.ts';
import { CASES_KEY, returnApi } from '../case-api.ts';

/** An act on a case: what others did meanwhile is shown instead. */
export const useCaseAct = () =>
  useAct({
    staleAfter: ['CASE_CHANGED', 'CASE_STEP', 'RETURN_SLOT_GONE'],
    renews: [CASES_KEY, returnApi.query.key(), ORDERS_KEY],
  });
