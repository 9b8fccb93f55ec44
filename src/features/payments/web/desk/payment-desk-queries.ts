import { paymentDeskApi } from './payment-desk-api.ts';
import { type PaymentsSearch, paymentsInput } from './payments-search.ts';

export const deskPaymentsQuery = (search: PaymentsSearch) =>
  paymentDeskApi.query.list.queryOptions({ input: paymentsInput(search) });
