import { and, eq, exists, type SQL, sql } from 'drizzle-orm';
import { peopleInScope } from '#features/access/api/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import { isInside } from '#platform/shared/identities.ts';
import { statementLines as lines, statements, statementSums as sums } from './statement-tables.ts';

/** What somebody sees of statements: which of them, of these which lines, and the sums of those. */
export interface StatementView {
  statements: SQL | undefined;
  lines: SQL | undefined;
  sums: SQL | undefined;
  /** Every line of what he sees. */
  whole: boolean;
  /** Of the company itself: cost centres are its own business. */
  inside: boolean;
}

/** The statements with lines of people the caller sees, and these lines: what is another department's stays there. */
export function viewOfCaller(caller: SignedInCaller): StatementView {
  const own = eq(statements.firmId, caller.firmId);
  const inside = isInside(caller.identity);
  const person = peopleInScope(sums.userId, caller);
  if (!person) return { statements: own, lines: undefined, sums: undefined, whole: true, inside };
  const withOwn = exists(
    sql`(select from ${sums} where ${and(eq(sums.firmId, caller.firmId), eq(sums.statementId, statements.id), person)})`,
  );
  return {
    statements: and(own, withOwn),
    lines: peopleInScope(lines.userId, caller),
    sums: person,
    whole: false,
    inside,
  };
}

/** The desk sees every firm's. */
export const DESK_VIEW: StatementView = {
  ...{ statements: undefined, lines: undefined, sums: undefined },
  ...{ whole: true, inside: false },
};

export const numbered = (statementNo: string): SQL => eq(statements.statementNo, statementNo);

/** One of the statements somebody sees. */
export const numberedIn = (view: StatementView, statementNo: string): SQL | undefined =>
  and(view.statements, numbered(statementNo));

export const numberedOf = (firmId: bigint, statementNo: string): SQL | undefined =>
  and(eq(statements.firmId, firmId), numbered(statementNo));
