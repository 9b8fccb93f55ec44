import { GOODS_LISTS, routeOf } from '../main-pages.ts';

/** A page of a frame that stands or may stand again. */
export interface FramePage {
  /** Tells one visit from the next. */
  visit: number;
  routeId: string;
  /** Which of the pages of its route: its numbers and filters. */
  matchId: string;
  /** Entry of the browser's history under which it is found again. */
  entry: string;
}

export interface FramePages {
  shown: FramePage;
  /** The list that was left last, as it was left. */
  kept: FramePage | null;
}

type Matched = Omit<FramePage, 'visit'>;

export const KEPT_LISTS: ReadonlySet<string> = new Set(GOODS_LISTS.map((path) => routeOf(path)));

/**
 * Which pages stand once the router has matched another one: a list that is left is kept, and shown again to whoever comes back
 * to the same entry of the history. Of each route there is one at most, for they read the same match.
 */
export function nextPages({ shown, kept }: FramePages, now: Matched): FramePages {
  if (now.routeId === shown.routeId) return { shown: { ...shown, ...now }, kept };
  if (kept?.routeId === now.routeId && kept.entry === now.entry && kept.matchId === now.matchId) {
    return { shown: kept, kept: null };
  }
  const free = kept?.routeId === now.routeId ? null : kept;
  const visit = Math.max(shown.visit, kept?.visit ?? 0) + 1;
  return { shown: { ...now, visit }, kept: KEPT_LISTS.has(shown.routeId) ? shown : free };
}
