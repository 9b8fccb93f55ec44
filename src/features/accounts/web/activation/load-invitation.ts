import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { invitationHref, invitationQuery } from './invitation-query.ts';

/** Shows the page to those whose invitation is open, and sends everybody else to where it is explained. */
export async function loadInvitation(queryClient: QueryClient, code: string | undefined): Promise<void> {
  const invitation = code ? await queryClient.ensureQueryData(invitationQuery(code)) : null;
  if (!invitation) throw redirect({ href: invitationHref('activation_failed', code), replace: true });
}
