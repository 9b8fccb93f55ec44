import { useAct } from '#platform/web/use-act.ts';
import { STATEMENTS_KEY } from '../statement-api.ts';

/** An act on a statement or a dispute: what others did meanwhile is shown instead. */
export const useStatementAct = () =>
  useAct({
    staleAfter: [
      ...['STATEMENT_CHANGED', 'STATEMENT_STEP', 'STATEMENT_LINES_TAKEN', 'STATEMENT_NOTHING_OPEN'],
      ...['DISPUTE_CHANGED', 'DISPUTE_STEP', 'EXCEPTION_DONE'],
    ],
    renews: [STATEMENTS_KEY],
  });
