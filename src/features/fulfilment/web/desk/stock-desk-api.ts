import { featureApi } from '#platform/web/api-client.ts';
import stockCalls from '../../contract/stock-desk-calls.gen.json';
import type { stockDeskContract } from '../../contract/stock-desk-contract.ts';
import { levelsInput, type StockSearch } from './stock-search.ts';

export const stockDeskApi = featureApi<typeof stockDeskContract>('stockDesk', stockCalls);

const { query } = stockDeskApi;

export const levelsQuery = (search: StockSearch) => query.levels.queryOptions({ input: levelsInput(search) });

export function correctionsQuery(search: StockSearch) {
  const { item, warehouse, pageNo, pageSize } = levelsInput(search);
  return query.corrections.queryOptions({ input: { item, warehouse, pageNo, pageSize } });
}
