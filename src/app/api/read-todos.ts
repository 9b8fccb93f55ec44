import { createRouterClient } from '@orpc/server';
import type { Todo } from '#business/messages/contract/message-schemas.ts';
import type { CallContext } from '#platform/api/implement-feature.ts';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { type DeskCounts, type DeskQueue, deskQueues, deskTodoRows } from '../todos/desk-todos.ts';
import { type TodoCounts, type TodoPerson, todoRows, todoSources } from '../todos/todo-rules.ts';
import type { createCompanyRouter } from './company-router.ts';
import type { collectHandlers } from './features.gen.ts';
import type { createTradeRouter } from './trade-router.ts';

type CountingCalls = Pick<ReturnType<typeof createCompanyRouter>, 'approvals'> &
  Pick<
    ReturnType<typeof createTradeRouter>,
    'orders' | 'enquiries' | 'fulfilmentDesk' | 'paymentDesk' | 'enquiryDesk'
  > &
  Pick<ReturnType<typeof collectHandlers>, 'quotes' | 'quoteDesk' | 'corrections' | 'afterSales' | 'afterSaleDesk'>;

/** One row is enough to be told how many there are. */
const ONE = { pageNo: 1, pageSize: 1 } as const;

/** What waits at the desk, in the queues the person may open. */
async function readDeskTodos(router: CountingCalls, context: CallContext, person: TodoPerson): Promise<Todo[]> {
  const { fulfilmentDesk, paymentDesk, afterSaleDesk, enquiryDesk, quoteDesk, corrections } = router;
  const calls = createRouterClient(
    { fulfilmentDesk, paymentDesk, afterSaleDesk, enquiryDesk, quoteDesk, corrections },
    { context: { ...context, limiter: UNCOUNTED, rendering: true } },
  );
  const payments = async (tab: 'transfers' | 'refunds') => (await calls.paymentDesk.list({ tab, ...ONE })).total;
  const ask: Record<DeskQueue, () => Promise<Partial<Record<string, number>>>> = {
    deskOrders: async () => (await calls.fulfilmentDesk.queue(ONE)).counts,
    deskPayments: async () => ({ transfers: await payments('transfers'), refunds: await payments('refunds') }),
    deskCases: async () => (await calls.afterSaleDesk.queue(ONE)).counts,
    deskEnquiries: async () => (await calls.enquiryDesk.queue(ONE)).counts,
    deskQuotes: async () => (await calls.quoteDesk.queue(ONE)).counts,
    deskCorrections: async () => (await calls.corrections.queue(ONE)).counts,
  };
  const counts: DeskCounts = {};
  for (const queue of deskQueues(person)) counts[queue] = await ask[queue]();
  return deskTodoRows(person, counts);
}

/**
 * What waits for a person, from the calls of the very lists it points to: a number that is counted another way is another number
 * one day. Whoever may not look at a list is not counted anything of it.
 */
export async function readTodos(router: CountingCalls, context: CallContext): Promise<Todo[]> {
  const { approvals, orders, quotes, enquiries, afterSales } = router;
  const { identity, permissions } = context.caller;
  const person = { identity, permissions: [...permissions] };
  if (identity === 'staff') return readDeskTodos(router, context, person);
  const calls = createRouterClient(
    { approvals, orders, quotes, enquiries, afterSales },
    { context: { ...context, limiter: UNCOUNTED, rendering: true } },
  );
  const counts: TodoCounts = {};
  const ask = {
    approvals: async () => Object.assign(counts, { approvals: await calls.approvals.counts({}) }),
    orders: async () => Object.assign(counts, { orders: await calls.orders.orderCount({}) }),
    quotes: async () => Object.assign(counts, { quotes: (await calls.quotes.homeList({})).total }),
    enquiries: async () =>
      Object.assign(counts, {
        enquiries: (await calls.enquiries.list({ tab: 'more_info', pageSize: 1 })).counts.more_info,
      }),
    cases: async () => Object.assign(counts, { cases: await calls.afterSales.counts({}) }),
  };
  for (const source of todoSources(person)) await ask[source]();
  return todoRows(person, counts).own;
}
