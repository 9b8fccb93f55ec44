import { keepPreviousData } from '@tanstack/react-query';
import { featureApi } from '#platform/web/api-client.ts';
import type { rangeContract } from '../../contract/range-contract.ts';
import rangesCalls from '../../contract/ranges-calls.gen.json';

export const rangeApi = featureApi<typeof rangeContract>('ranges', rangesCalls);

const { query } = rangeApi;

export const firmRangeQuery = query.read.queryOptions({ input: {} });
export const rangePeopleQuery = (keyword: string) =>
  ({ ...query.people.queryOptions({ input: { keyword } }), placeholderData: keepPreviousData }) as const;
export const rangeBrandsQuery = (keyword: string) => query.brands.queryOptions({ input: { keyword } });
export const previewQuery = (userId: string | null) => query.preview.queryOptions({ input: { userId } });
export const explainQuery = (userId: string | null, itemCode: string) =>
  query.explain.queryOptions({ input: { userId, itemCode }, staleTime: 0, retry: false });
