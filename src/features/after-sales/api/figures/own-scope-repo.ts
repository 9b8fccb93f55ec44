import { peopleInScope } from '#features/access/api/public.ts';
import { ordersView } from '#features/orders/api/orders-views.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import { todayInShanghai } from '#platform/shared/shanghai.ts';
import type { FigureScope } from './figure-lines-repo.ts';

/** A company looks at the last twelve months. */
const YEAR_MS = 365 * 86_400_000;

/** What a person of a company may see of its figures: the orders that are on the person's list. */
export const ownScope = (caller: SignedInCaller, now: Date): FigureScope => ({
  from: todayInShanghai(new Date(now.getTime() - YEAR_MS)),
  to: todayInShanghai(now),
  people: peopleInScope(ordersView.userId, caller),
});
