import type { BuyerAct } from '../contract/case-schemas.ts';
import type { ReturnWay } from '../contract/case-words.ts';
import { type CaseStatus, caseStates } from './case-status.ts';

export const MOST_REOPENINGS = 3;

interface ActFacts {
  status: CaseStatus;
  returnWay: string;
  reopenings: number;
  /** When it came to its end, or to where the customer is asked; the days count from then. */
  since: Date;
  reopenDays: number;
  now: Date;
}

/** Until when a case that has ended may be opened again; null where it may not. */
export function reopenUntil({
  status,
  reopenings,
  since,
  reopenDays,
}: Omit<ActFacts, 'now' | 'returnWay'>): Date | null {
  if (!caseStates.allows('reopen', status) || reopenings >= MOST_REOPENINGS) return null;
  return new Date(since.getTime() + reopenDays * 86_400_000);
}

const OWN_WAYS: readonly ReturnWay[] = ['mail', 'deliver'];

/** What its customer may do with a case now. */
export function actsOf(facts: ActFacts): BuyerAct[] {
  const { status, returnWay, now } = facts;
  const until = reopenUntil(facts);
  const possible = caseStates.buyerActs(status).filter((act) => {
    if (act === 'send') return OWN_WAYS.some((way) => way === returnWay);
    return act !== 'reopen' || (until !== null && now <= until);
  });
  return status === 'withdrawn' ? possible : [...possible, 'say'];
}
