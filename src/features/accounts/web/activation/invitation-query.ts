import { queryOptions } from '@tanstack/react-query';
import { isCallError } from '#platform/web/api-client.ts';
import type { Invitation } from '../../contract/accounts-schemas.ts';
import { accountsApi } from '../accounts-api.ts';

/** What an invitation is for; null for one that is none (any more). */
export const invitationQuery = (code: string) =>
  queryOptions({
    queryKey: ['invitation', code],
    staleTime: 60_000,
    gcTime: 5 * 60_000,
    queryFn: async (): Promise<Invitation | null> => {
      try {
        return await accountsApi.call.showInvitation({ code });
      } catch (error) {
        if (isCallError(error) && (error.status === 404 || error.status === 400)) return null;
        throw error;
      }
    },
  });

export const invitationHref = (
  page: 'activation' | 'activation_psw' | 'activation_failed',
  code: string | undefined,
) => (code ? `/${page}.html?code=${code}` : `/${page}.html`);
