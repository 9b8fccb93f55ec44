import { and, eq, exists, sql } from 'drizzle-orm';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { statementDisputes as disputes } from '../dispute-tables.ts';
import { viewOfCaller } from '../statement-scope-repo.ts';
import { statementLines as lines } from '../statement-tables.ts';
import { numberedDispute } from './dispute-repo.ts';

const ofSeenLine = (caller: SignedInCaller) =>
  exists(
    sql`(select from ${lines} where ${and(
      eq(lines.firmId, disputes.firmId),
      eq(lines.id, disputes.lineId),
      viewOfCaller(caller).lines,
    )})`,
  );

/** The disputes of lines a caller sees. */
export const visibleDispute = (caller: SignedInCaller, disputeNo: string) =>
  and(eq(disputes.firmId, caller.firmId), numberedDispute(disputeNo), ofSeenLine(caller));

export const seesDispute = async (db: Db, caller: SignedInCaller, id: bigint): Promise<boolean> =>
  (await db.$count(disputes, and(eq(disputes.firmId, caller.firmId), eq(disputes.id, id), ofSeenLine(caller)))) > 0;

/** Whether there is such a dispute, of this firm where one is named. */
export const isDispute = async (db: Db, id: bigint, firmId?: bigint): Promise<boolean> =>
  (await db.$count(
    disputes,
    and(eq(disputes.id, id), firmId === undefined ? undefined : eq(disputes.firmId, firmId)),
  )) > 0;
