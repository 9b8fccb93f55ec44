import { exportCalls, withExports } from '#business/transfers/api/public.ts';
import { transferContract } from '#business/transfers/contract/transfer-contract.ts';
import { EXPORTS } from './api/open-exports.ts';
import { FEATURE_CALLS } from './feature-calls.gen.ts';

/** Every call of the shop, by feature; exports declare theirs themselves. For the server, tests and generated files. */
export const contract = withExports({ ...FEATURE_CALLS, transfers: transferContract }, exportCalls(EXPORTS));
