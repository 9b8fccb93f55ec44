import { loginApi } from './login-api.ts';

/** Open sessions of the logged-in person, this one among them. */
export const ownSessionsQuery = loginApi.query.listSessions.queryOptions({ input: {}, staleTime: 0 });
