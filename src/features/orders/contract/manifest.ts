import { orderActContract } from './order-act-contract.ts';
import { orderContract } from './order-contract.ts';
import { orderLinkContract } from './order-link-contract.ts';
import { orderPaperContract } from './order-paper-contract.ts';

/** The feature's calls, as the app collects them. */
export const ordersCalls = {
  orderActs: orderActContract,
  orderLinks: orderLinkContract,
  orderPapers: orderPaperContract,
  orders: orderContract,
};
