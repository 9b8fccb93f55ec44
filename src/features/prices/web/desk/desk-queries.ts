import { priceDeskApi } from '../price-desk-api.ts';
import { agreementsInput, type PriceSearch, promotionsInput } from './price-search.ts';

const { query } = priceDeskApi;

export const agreementsQuery = (search: PriceSearch) =>
  query.listAgreements.queryOptions({ input: agreementsInput(search) });
export const promotionsQuery = (search: PriceSearch) =>
  query.listPromotions.queryOptions({ input: promotionsInput(search) });
export const customersQuery = (keyword: string) => query.findCustomers.queryOptions({ input: { keyword } });
