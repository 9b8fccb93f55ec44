import { checkoutContract } from './checkout-contract.ts';
import { orderActContract } from './order-act-contract.ts';
import { orderContract } from './order-contract.ts';
import { orderLinkContract } from './order-link-contract.ts';
import { orderPaperContract } from './order-paper-contract.ts';

/** The feature's calls, as the app collects them. */
export const ordersCalls = {
  checkout: checkoutContract,
  orderActs: orderActContract,
  orderLinks: orderLinkContract,
  orderPapers: orderPaperContract,
  orders: orderContract,
};
