import type { QueryClient } from '@tanstack/react-query';
import { accessApi } from './access-api.ts';
import { forgetDrafts } from './forget-stored-identity.ts';
import { sessionQuery } from './session-query.ts';

/** Ends the session on the server, then forgets everything that belonged to it (specification 4, session). */
export async function logOut(queryClient: QueryClient): Promise<void> {
  await accessApi.call.logout({});
  forgetDrafts();
  queryClient.clear();
  queryClient.setQueryData(sessionQuery.queryKey, null);
}
