import { queryOptions } from '@tanstack/react-query';
import { isCallError } from '#platform/web/api-client.ts';
import type { BulkList, UploadedList } from '../contract/bulk-schemas.ts';
import { bulkApi } from './bulk-api.ts';

/** A list that was brought; null when it is used up, expired or somebody else's. */
export const bulkListQuery = (listNo: string) =>
  queryOptions({
    queryKey: ['bulk', 'list', listNo],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async (): Promise<BulkList | UploadedList | null> => {
      try {
        return await bulkApi.call.list({ listNo });
      } catch (error) {
        if (isCallError(error) && (error.status === 404 || error.status === 400)) return null;
        throw error;
      }
    },
  });
