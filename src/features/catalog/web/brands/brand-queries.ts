import { featureApi } from '#platform/web/api-client.ts';
import type { brandContract } from '../../contract/brand-contract.ts';
import brandsCalls from '../../contract/brands-calls.gen.json';

const brandApi = featureApi<typeof brandContract>('brands', brandsCalls);

export const brandIndexQuery = brandApi.query.index.queryOptions({ input: {}, staleTime: 5 * 60_000 });
