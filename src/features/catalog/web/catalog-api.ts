import { featureApi } from '#platform/web/api-client.ts';
import {
  cards,
  categoryTree,
  compare,
  deliveryDay,
  detail,
  productItems,
  replacements,
} from '../contract/catalog-calls.gen.json';
import type { catalogContract } from '../contract/catalog-contract.ts';

/** The calls that pages make: no page carries the addresses of the others. */
const catalogCalls = { cards, categoryTree, compare, deliveryDay, detail, productItems, replacements };

export const catalogApi = featureApi<Pick<typeof catalogContract, keyof typeof catalogCalls>>('catalog', catalogCalls);
