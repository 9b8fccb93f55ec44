import { peopleInScope } from '#features/access/api/public.ts';
import { ordersView } from '#features/orders/api/orders-views.ts';
import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { todayInShanghai } from '#platform/shared/shanghai.ts';
import { afterSaleFiguresContract } from '../../contract/figure-contract.ts';
import { readFigureCases } from './read-figure-cases.ts';
import { readFigureRows, readFigureSums } from './read-figures.ts';

const figures = implementFeature(afterSaleFiguresContract);

/** A company looks at the last twelve months. */
const YEAR_MS = 365 * 86_400_000;

/** Calls of 售后分析; every number of it opens its cases. */
export const figureHandlers = {
  figures: figures.figures.handler(async ({ input: { by, sort, ...scope }, context: { db } }) => ({
    sums: await readFigureSums(db, scope),
    ...(await readFigureRows(db, scope, { by, sort })),
  })),
  cases: figures.cases.handler(({ input, context: { db } }) => readFigureCases(db, input)),
  own: figures.own.handler(({ context: { db, caller } }) => {
    const now = new Date();
    const days = { from: todayInShanghai(new Date(now.getTime() - YEAR_MS)), to: todayInShanghai(now) };
    const people = peopleInScope(ordersView.userId, signedIn(caller));
    return readFigureSums(db, { ...days, people });
  }),
};
