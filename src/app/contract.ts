import { accessContract } from '#features/access/contract/access-contract.ts';
import { contentContract } from '#features/content/contract/content-contract.ts';

/** Every call of the shop, by feature. */
export const contract = {
  access: accessContract,
  content: contentContract,
};

export type ShopContract = typeof contract;
