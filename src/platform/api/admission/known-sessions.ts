import type { Caller } from '../caller.ts';
import type { Place } from './fair-shares.ts';

/** Sessions a process remembers; a company of thousands fits. */
const MOST = 20_000;

/** People without a company share what one company has; each of them stands in it as their session, or their address. */
export const publicPlace = (person: string): Place => ({ firm: 'public', person });

export function placeOf(caller: Caller, ip: string): Place {
  if (caller.firmId !== null) return { firm: `f${caller.firmId}`, person: `u${caller.userId}` };
  return publicPlace(caller.tokenHash ?? ip);
}

/**
 * Whose session is whose, so that a share can be taken before anything is asked. It lets nobody in: every call still asks
 * the database who calls. A session never changes its person or company, so what is remembered of one that has ended is
 * merely whose share its last calls are counted on.
 */
export class KnownSessions {
  private readonly places = new Map<string, Place>();

  get(session: string): Place | undefined {
    return this.places.get(session);
  }

  learn(session: string, place: Place): void {
    this.places.set(session, place);
    const [oldest] = this.places.keys();
    if (this.places.size > MOST && oldest !== undefined) this.places.delete(oldest);
  }
}
