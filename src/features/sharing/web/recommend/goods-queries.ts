import type { purchaseContract } from '#features/purchases/contract/purchase-contract.ts';
import type { selectionContract } from '#features/selections/contract/selection-contract.ts';
import { featureApi } from '#platform/web/api-client.ts';
import purchasesCalls from '../../contract/purchases-calls.gen.json';
import selectionsCalls from '../../contract/selections-calls.gen.json';

const selections = featureApi<typeof selectionContract>('selections', selectionsCalls);
const purchases = featureApi<typeof purchaseContract>('purchases', purchasesCalls);

/** Goods shown of what the firm has bought; a keyword finds the others. */
const MOST_BOUGHT = 50;

export const listsQuery = selections.query.choices.queryOptions({ input: {} });
export const listGoodsQuery = (listId: string) => selections.query.detail.queryOptions({ input: { listId } });
export const boughtQuery = (keyword: string) =>
  purchases.query.list.queryOptions({
    input: { period: 'year', sort: 'times', pageSize: MOST_BOUGHT, ...(keyword ? { keyword } : {}) },
  });
