import { featureApi } from '#platform/web/api-client.ts';
import { alrLoginPre, endSession, listSessions, login } from '../contract/access-calls.gen.json';
import type { accessContract } from '../contract/access-contract.ts';

/** Calls of the login and of the page that shows where one is logged in: only those carry their addresses. */
const loginCalls = { alrLoginPre, endSession, listSessions, login };

export const loginApi = featureApi<Pick<typeof accessContract, keyof typeof loginCalls>>('access', loginCalls);
