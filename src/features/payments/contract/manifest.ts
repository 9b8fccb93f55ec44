import { paymentContract } from './payment-contract.ts';
import { paymentDeskContract } from './payment-desk-contract.ts';

/** The feature's calls, as the app collects them. */
export const paymentsCalls = {
  paymentDesk: paymentDeskContract,
  payments: paymentContract,
};
