import type { accountsContract } from '#features/accounts/contract/accounts-contract.ts';
import { featureApi } from '#platform/web/api-client.ts';

/** Secrets belong to the accounts; this page only asks for them. */
export const accountCalls = featureApi<typeof accountsContract>('accounts').call;
