import { queryOptions } from '@tanstack/react-query';
import { isCallError } from '#platform/web/api-client.ts';
import type { UserInfo } from '../contract/access-schemas.ts';
import { accessApi } from './access-api.ts';

/** The logged-in user, or null. Fetched with the first page and kept until login, logout or a firm switch. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async (): Promise<UserInfo | null> => {
    try {
      return await accessApi.call.info({});
    } catch (error) {
      if (isCallError(error) && error.status === 401) return null;
      throw error;
    }
  },
});
