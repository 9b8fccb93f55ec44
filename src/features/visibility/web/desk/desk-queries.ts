import { pageOfUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import { visibilityApi } from '../visibility-api.ts';
import type { VisibilitySearch } from './visibility-search.ts';

const { query } = visibilityApi;

export const customersQuery = (keyword: string) => query.findCustomers.queryOptions({ input: { keyword } });
export const brandsQuery = (keyword: string) => query.findBrands.queryOptions({ input: { keyword } });
export const rangeQuery = (customerCode: string) => query.customerRange.queryOptions({ input: { customerCode } });
export const countQuery = (customerCode: string) => query.countGoods.queryOptions({ input: { customerCode } });
export const exclusiveQuery = (search: VisibilitySearch) =>
  query.listExclusive.queryOptions({ input: { keyword: search.keyword ?? '', ...pageOfUrl(search) } });
