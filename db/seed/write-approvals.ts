import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { collectKeepers, createOrderKeeper, decideTaskNow } from '#features/approvals/api/public.ts';
import { approveOrder, dropOrderLines, endOrder } from '#features/orders/api/approval/settle-approval.ts';
import { changeScope } from '#platform/api/database.ts';
import { DEMO_DELEGATION, DEMO_REQUESTS, type DemoDecision } from './approvals/demo-requests.ts';
import { DEMO_CHECKOUT, type DemoCaller, placeRequest, readCallers } from './approvals/place-request.ts';
import { readItems } from './quotes/read-demo-facts.ts';

type Callers = ReadonlyMap<string, DemoCaller>;

const DOCUMENTS = collectKeepers([
  createOrderKeeper({
    pass: (db, place, actor) => approveOrder(db, DEMO_CHECKOUT, place, actor),
    end: endOrder,
    dropLines: dropOrderLines,
  }),
]);

function callerOf(callers: Callers, userName: string): DemoCaller {
  const caller = callers.get(userName);
  if (!caller) throw new Error(`nobody is called ${userName}`);
  return caller;
}

async function writeDelegation(db: NodePgDatabase, callers: Callers): Promise<void> {
  const { from, to, reason, days } = DEMO_DELEGATION;
  const [away, stands] = [callerOf(callers, from), callerOf(callers, to)];
  await changeScope(db, away);
  await db.execute(sql`
    insert into approval_delegations (firm_id, member_id, delegate_member_id, starts_at, ends_at, reason)
    values (${away.firmId}, ${away.memberId}, ${stands.memberId}, now() - interval '1 day',
      now() + make_interval(days => ${days}), ${reason})`);
}

/** One decision about an order, by whoever is asked about it. */
async function decide(db: NodePgDatabase, caller: DemoCaller, orderNo: string, { act, comment }: DemoDecision) {
  await changeScope(db, caller);
  const { rows } = await db.execute<{ taskId: string; hash: string }>(sql`
    select t.id::text "taskId", r.snapshot_hash hash from approval_tasks t
    join approval_requests r on r.firm_id = t.firm_id and r.id = t.request_id
    where t.firm_id = ${caller.firmId} and t.user_id = ${caller.userId} and t.status = 'pending'
      and r.document_no = ${orderNo}`);
  const [task] = rows;
  if (!task) throw new Error(`${caller.userId} is not asked about ${orderNo}`);
  const wish = { taskId: BigInt(task.taskId), snapshotHash: task.hash, action: act, comment, refusedLines: [] };
  await decideTaskNow(db, DOCUMENTS, caller, wish);
}

interface Moment {
  orderNo: string;
  hoursAgo: number;
  decidedAgo: number;
}

/** Lets everything have happened when the story says: what the shop wrote says that all of it happened now. */
async function setBack(db: NodePgDatabase, moments: readonly Moment[]): Promise<void> {
  await changeScope(db, { firmId: null, userId: null, right: 'worker' });
  const column = (values: readonly (string | number)[], type: string) =>
    sql`${sql.param([...values])}::${sql.raw(type)}[]`;
  const story = sql`(select r.firm_id, r.id, r.document_no, make_interval(hours => m.started) started,
      make_interval(hours => m.decided) decided
    from unnest(${column(
      moments.map(({ orderNo }) => orderNo),
      'text',
    )}, ${column(
      moments.map(({ hoursAgo }) => hoursAgo),
      'int',
    )}, ${column(
      moments.map(({ decidedAgo }) => decidedAgo),
      'int',
    )}) as m (no, started, decided)
    join approval_requests r on r.document_no = m.no) s`;
  await db.execute(sql`update approval_requests r set created_at = r.created_at - s.started,
    updated_at = r.updated_at - s.decided, decided_at = r.decided_at - s.decided
    from ${story} where r.firm_id = s.firm_id and r.id = s.id`);
  await db.execute(sql`update approval_tasks t set created_at = t.created_at - s.started,
    decided_at = t.decided_at - s.decided from ${story} where t.firm_id = s.firm_id and t.request_id = s.id`);
  await db.execute(sql`update approval_events e set created_at = e.created_at
    - case when e.kind in ('started', 'assigned', 'passed_over') then s.started else s.decided end
    from ${story} where e.firm_id = s.firm_id and e.request_id = s.id`);
  await db.execute(sql`update order_events e set created_at = e.created_at
    - case when e.kind = 'created' then s.started else s.decided end
    from ${story} join orders o on o.firm_id = s.firm_id and o.order_no = s.document_no
    where e.firm_id = o.firm_id and e.order_id = o.id`);
  await db.execute(sql`update orders o set submitted_at = o.submitted_at - s.started
    from ${story} where o.firm_id = s.firm_id and o.order_no = s.document_no`);
}

/** Orders that wait for approval, were approved, refused and given back, made by the shop itself; and who is away. */
export async function writeApprovals(db: NodePgDatabase): Promise<void> {
  const names = DEMO_REQUESTS.flatMap(({ buyer, decisions = [] }) => [buyer, ...decisions.map(({ by }) => by)]);
  const callers = await readCallers(db, [...new Set([...names, DEMO_DELEGATION.from, DEMO_DELEGATION.to])]);
  await writeDelegation(db, callers);
  const items = await readItems(
    db,
    DEMO_REQUESTS.map(({ wishes }) => ({ wishes: wishes.map(([category]) => ({ category, times: 1 })) })),
  );
  const moments: Moment[] = [];
  for (const request of DEMO_REQUESTS) {
    const { buyer, hoursAgo, decisions = [] } = request;
    const orderNo = await placeRequest(db, callerOf(callers, buyer), request, items);
    for (const decision of decisions) await decide(db, callerOf(callers, decision.by), orderNo, decision);
    moments.push({ orderNo, hoursAgo, decidedAgo: decisions.at(-1)?.hoursAgo ?? hoursAgo });
  }
  await setBack(db, moments);
}
