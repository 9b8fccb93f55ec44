import { and, asc, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import { type Caller, signedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import type { DisputeQueueInput, DisputeQueuePage } from '../../contract/dispute-schemas.ts';
import { DESK_TURN, ENDED_DISPUTES } from '../../rules/dispute-status.ts';
import { statementDisputes as disputes } from '../dispute-tables.ts';
import { disputeOf } from '../disputes/dispute-repo.ts';
import { presentDispute } from '../disputes/present-dispute.ts';
import { readUserNames } from '../read-names.ts';
import { statementLines as lines, statements } from '../statement-tables.ts';

type Tab = DisputeQueueInput['tab'];
const TABS: readonly Tab[] = ['waiting', 'mine', 'offered', 'late', 'ended', 'all'];

function onTab(tab: Tab, userId: bigint): SQL | undefined {
  const turn = inArray(disputes.status, [...DESK_TURN]);
  if (tab === 'waiting') return turn;
  if (tab === 'mine') return and(turn, eq(disputes.ownerUserId, userId));
  if (tab === 'offered') return eq(disputes.status, 'offered');
  if (tab === 'late') return and(turn, isNotNull(disputes.dueAt), lt(disputes.dueAt, sql`now()`));
  return tab === 'ended' ? inArray(disputes.status, ['rejected', ...ENDED_DISPUTES]) : undefined;
}

const ofLine = and(eq(lines.firmId, disputes.firmId), eq(lines.id, disputes.lineId));
const ofStatement = and(eq(statements.firmId, disputes.firmId), eq(statements.id, disputes.statementId));
const ofFirm = eq(firmsView.id, disputes.firmId);

const worded = (keyword: string) => {
  const like = containing(keyword);
  return sql`(${disputes.disputeNo} = ${keyword} or ${statements.statementNo} = ${keyword} or ${lines.orderNo} = ${keyword}
    or ${lines.itemNo} = ${keyword} or ${firmsView.name} ilike ${like})`;
};

/** The queue of the desk: what waits longest first. */
export async function readDisputeQueue(
  db: Db,
  caller: Caller,
  { tab, kind, keyword, pageNo, pageSize }: DisputeQueueInput,
  now: Date,
): Promise<DisputeQueuePage> {
  const { userId } = signedIn(caller);
  const found = and(kind ? eq(disputes.kind, kind) : undefined, keyword ? worded(keyword) : undefined);
  const tabCounts = Object.fromEntries(
    TABS.map((name) => [
      name,
      sql<number>`count(*) filter (where ${onTab(name, userId) ?? sql`true`})`.mapWith(Number),
    ]),
  ) as Record<Tab, SQL<number>>;
  const [counted] = await db
    .select(tabCounts)
    .from(disputes)
    .innerJoin(lines, ofLine)
    .innerJoin(statements, ofStatement)
    .innerJoin(firmsView, ofFirm)
    .where(found);
  const columns = { dispute: disputes, line: lines, statementNo: statements.statementNo, firmName: firmsView.name };
  const rows = await db
    .select(columns)
    .from(disputes)
    .innerJoin(lines, ofLine)
    .innerJoin(statements, ofStatement)
    .innerJoin(firmsView, ofFirm)
    .where(and(found, onTab(tab, userId)))
    .orderBy(sql`${asc(disputes.dueAt)} nulls last`, asc(disputes.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  const names = await readUserNames(
    db,
    rows.flatMap(({ dispute }) => [dispute.userId, dispute.ownerUserId]),
  );
  if (!counted) throw new Error('a count has no row');
  return {
    list: rows.map(({ dispute, line, statementNo, firmName }) => ({
      ...presentDispute(disputeOf(dispute), { statementNo, names, now, atDesk: true }),
      ...{ firmName, orderNo: line.orderNo, itemNo: line.itemNo, name: line.name },
    })),
    ...{ total: counted[tab], pageNo, pageSize, counts: counted },
  };
}
