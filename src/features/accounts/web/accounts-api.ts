import { featureApi } from '#platform/web/api-client.ts';
import accountsCalls from '../contract/accounts-calls.gen.json';
import type { accountsContract } from '../contract/accounts-contract.ts';

export const accountsApi = featureApi<typeof accountsContract>('accounts', accountsCalls);
