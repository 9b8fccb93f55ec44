import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { purchaseContract } from '../contract/purchase-contract.ts';
import { readFacets, readPurchases } from './read-purchases.ts';
import { setFrequent } from './set-frequent.ts';

const purchases = implementFeature(purchaseContract);

export const purchaseHandlers = {
  list: purchases.list.handler(({ input, context: { db, caller } }) => readPurchases(db, signedIn(caller), input)),
  facets: purchases.facets.handler(({ input, context: { db, caller } }) =>
    readFacets(db, signedIn(caller), input.period),
  ),
  setFrequent: purchases.setFrequent.handler(({ input, context: { db, caller } }) =>
    setFrequent(db, signedIn(caller), input),
  ),
};
