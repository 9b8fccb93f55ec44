import { accessApi } from './access-api.ts';

/** Open sessions of the logged-in person, this one among them. */
export const ownSessionsQuery = accessApi.query.listSessions.queryOptions({ input: {}, staleTime: 0 });
