import type { ORPCError } from '@orpc/server';
import { commonErrors } from '#platform/shared/access-refusals.ts';
import type { EndpointMeta } from '#platform/shared/define-endpoint.ts';
import { PARTICIPANT_HEADER, VISITOR_PARTICIPANT } from '#platform/shared/participant.ts';
import type { Caller } from './caller.ts';
import { refuse } from './refuse.ts';

/**
 * A browser has one cookie for all its tabs: a page that was made for one firm, or for one person, would act in the name
 * of whoever came after. So every act by cookie says whom its page was made for, and nobody acts for another
 * (decision 0041). Null lets pass.
 *
 * A client that sends its token with each call names its session by that, and has no second tab.
 */
export function refuseOtherParticipant(
  { participant }: Pick<EndpointMeta, 'participant'>,
  caller: Pick<Caller, 'tokenHash' | 'memberId'>,
  headers: Headers,
): ORPCError<string, unknown> | null {
  if (participant === 'any' || headers.has('token')) return null;
  const madeFor = headers.get(PARTICIPANT_HEADER);
  if (participant === 'told' && madeFor === null) return null;
  if (caller.tokenHash === null) {
    // No session is nobody: what the page of a person asks for must not happen in the name of a visitor.
    return madeFor === null || madeFor === VISITOR_PARTICIPANT ? null : refuse(commonErrors, 'UNAUTHORIZED');
  }
  if (madeFor === null || madeFor === '') return refuse(commonErrors, 'PARTICIPANT_MISSING');
  return madeFor === participantOf(caller) ? null : refuse(commonErrors, 'PARTICIPANT_CHANGED');
}

/** The page says itself that it was made for somebody else: an old tab, not somebody who pretends. */
export function isOfOtherParticipant(caller: Pick<Caller, 'memberId'>, headers: Headers): boolean {
  const madeFor = headers.get(PARTICIPANT_HEADER);
  return madeFor !== null && madeFor !== participantOf(caller);
}

/** As the page's own user info has it. */
function participantOf({ memberId }: Pick<Caller, 'memberId'>): string {
  return memberId === null ? VISITOR_PARTICIPANT : String(memberId);
}
