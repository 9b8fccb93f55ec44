import { featureApi } from '#platform/web/api-client.ts';
import type { brandContract } from '../../contract/brand-contract.ts';

const brandApi = featureApi<typeof brandContract>('brands');

export const brandIndexQuery = brandApi.query.index.queryOptions({ input: {}, staleTime: 5 * 60_000 });
