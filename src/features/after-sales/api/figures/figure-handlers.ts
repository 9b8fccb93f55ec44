import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { afterSaleFiguresContract } from '../../contract/figure-contract.ts';
import { ownScope } from './own-scope-repo.ts';
import { readFigureCases } from './read-figure-cases.ts';
import { readFigureRows, readFigureSums } from './read-figures.ts';

const figures = implementFeature(afterSaleFiguresContract);

/** Calls of 售后分析; every number of it opens its cases. */
export const figureHandlers = {
  figures: figures.figures.handler(async ({ input: { by, sort, ...scope }, context: { db } }) => ({
    sums: await readFigureSums(db, scope),
    ...(await readFigureRows(db, scope, { by, sort })),
  })),
  cases: figures.cases.handler(({ input, context: { db } }) => readFigureCases(db, input)),
  own: figures.own.handler(({ context: { db, caller } }) => readFigureSums(db, ownScope(signedIn(caller), new Date()))),
};
