import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';
import { placed, type StatementPlace } from '../statement-repo.ts';
import { statements } from '../statement-tables.ts';

const REMIND_DAYS = 3;
const MOST_REMINDED = 1_000;

/** Statements behind this one that have not reached their firms, the oldest first. */
export const readUndelivered = (db: Db, most: number, after: bigint): Promise<StatementPlace[]> =>
  db
    .select({ firmId: statements.firmId, statementId: statements.id })
    .from(statements)
    .where(and(isNull(statements.deliveredAt), gt(statements.id, after)))
    .orderBy(asc(statements.id))
    .limit(most);

const unreminded = (today: string) =>
  and(
    eq(statements.status, 'to_confirm'),
    isNull(statements.remindedAt),
    lte(statements.confirmBy, sql`${today}::date + ${REMIND_DAYS}::int`),
  );

/** Statements to be confirmed within three days of which nobody was reminded. */
export const readUnreminded = (db: Db, today: string) =>
  db
    .select({ firmId: statements.firmId, statementId: statements.id })
    .from(statements)
    .where(unreminded(today))
    .limit(MOST_REMINDED);

export const unremindedOf = (place: StatementPlace, today: string) => and(placed(place), unreminded(today));
