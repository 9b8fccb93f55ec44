import { queryOptions } from '@tanstack/react-query';
import type { CustomerItem } from '../contract/material-contract.ts';
import { materialApi } from './material-api.ts';

/** The firm's own codes of an item; none where they cannot be read, for the page stands without them. */
export const customerCodesQuery = (itemCode: string) =>
  queryOptions({
    queryKey: ['customer-codes', itemCode],
    staleTime: 60_000,
    queryFn: (): Promise<CustomerItem[]> => materialApi.call.codesOfItem({ itemCode }).catch(() => []),
  });

/** Items that the firm calls by this code. */
export const matchQuery = (keyword: string) => materialApi.query.match.queryOptions({ input: { keyword } });

/** One code more for an item of the caller's firm. */
export const putCustomerCode = (itemCode: string, materialCode: string) =>
  materialApi.call.put({ itemCode, materialCode });
