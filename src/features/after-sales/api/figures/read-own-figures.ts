import { peopleInScope } from '#features/access/api/public.ts';
import { ordersView } from '#features/orders/api/orders-views.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { todayInShanghai } from '#platform/shared/shanghai.ts';
import type { FigureSums } from '../../contract/figure-schemas.ts';
import { readFigureSums } from './read-figures.ts';

const YEAR_MS = 365 * 86_400_000;

/** A company looks at the twelve months before `now`, and of them at the orders the caller may see. */
export function readOwnFigures(db: Db, caller: SignedInCaller, now: Date): Promise<FigureSums> {
  const days = { from: todayInShanghai(new Date(now.getTime() - YEAR_MS)), to: todayInShanghai(now) };
  return readFigureSums(db, { ...days, people: peopleInScope(ordersView.userId, caller) });
}
