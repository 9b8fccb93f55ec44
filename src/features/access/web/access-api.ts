import { featureApi } from '#platform/web/api-client.ts';
import accessCalls from '../contract/access-calls.gen.json';
import type { accessContract } from '../contract/access-contract.ts';

export const accessApi = featureApi<typeof accessContract>('access', accessCalls);
