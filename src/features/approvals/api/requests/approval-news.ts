import type { Db } from '#platform/api/database.ts';
import { recordEffect } from '#platform/api/outbox.ts';
import type { NextAct } from './document-keeper.ts';

/** Somebody is asked: everybody of the request who is asked now and has no letter about it gets one. */
export const APPROVAL_ASKED = 'approval.asked';
/** Something happened that the requester has to know: passed, refused, given back, about to expire. */
export const APPROVAL_TOLD = 'approval.told';

/** Keys as JSON carries them. */
interface NewsPlace {
  firmId: string;
  requestId: string;
}

export interface AskedNews extends NewsPlace {
  /** True: those who have a letter get another one, because the requester waits. */
  again: boolean;
}

export type ToldKind = 'passed' | 'refused' | 'returned' | 'lines_refused' | 'expiring' | 'expired' | 'stranded';

export interface ToldNews extends NewsPlace {
  kind: ToldKind;
  detail: string;
  /** What the requester has to do now; absent where nothing is asked of him. */
  next?: NextAct;
}

interface Place {
  firmId: bigint;
  id: bigint;
}

export function announceAsked(db: Db, { firmId, id }: Place, again?: 'again'): Promise<void> {
  const news: AskedNews = { firmId: String(firmId), requestId: String(id), again: again !== undefined };
  return recordEffect(db, APPROVAL_ASKED, news);
}

export function announceTold(
  db: Db,
  { firmId, id }: Place,
  kind: ToldKind,
  detail = '',
  next: NextAct | null = null,
): Promise<void> {
  const news: ToldNews = { firmId: String(firmId), requestId: String(id), kind, detail, ...(next && { next }) };
  return recordEffect(db, APPROVAL_TOLD, news);
}
