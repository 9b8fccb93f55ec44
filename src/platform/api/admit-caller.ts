import type { ORPCError } from '@orpc/server';
import { commonErrors } from '#platform/shared/access-refusals.ts';
import { type EndpointMeta, isPermitted } from '#platform/shared/define-endpoint.ts';
import { identityRefusal } from '#platform/shared/identity-refusal.ts';
import type { Caller } from './caller.ts';
import { refuse } from './refuse.ts';

/** Why this caller may not make this call: session, identity, permission; null when he may. */
export function refusalOf(
  meta: Pick<EndpointMeta, 'identities' | 'permission' | 'summary'>,
  { identity, permissions }: Pick<Caller, 'identity' | 'permissions'>,
): ORPCError<string, unknown> | null {
  if (!meta.identities.includes(identity)) {
    if (identity === 'anonymous' || identity === 'visitor') return refuse(commonErrors, 'UNAUTHORIZED');
    return refuse(commonErrors, 'IDENTITY_REFUSED', { message: identityRefusal(identity) });
  }
  if (!isPermitted(meta, { permissions })) {
    return refuse(commonErrors, 'PERMISSION_REFUSED', { message: `没有${meta.summary}的权限` });
  }
  return null;
}
