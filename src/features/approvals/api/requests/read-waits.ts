import { sql } from 'drizzle-orm';
import type { NodeMode } from '#features/approval-flows/rules/public.ts';
import type { ConsentStep } from '#features/orders/rules/public.ts';
import type { Db } from '#platform/api/database.ts';
import type { StepStatus, TaskStatus } from '../../rules/approval-status.ts';
import { remainingSteps } from '../../rules/remaining-steps.ts';
import { foreseeWaiting } from './foresee-waiting.ts';

/** At whom an open request hangs. */
export interface RequestWait {
  /** `requester`: given back to him; `nobody`: whoever is asked can decide no more. */
  kind: 'approver' | 'requester' | 'nobody';
  names: string[];
  since: Date;
  /** What it still takes, in turn. */
  steps: ConsentStep[];
}

/** A step that is not over, as the database tells it. */
export interface WaitingStep {
  stepNo: number;
  mode: NodeMode;
  needed: number;
  status: StepStatus;
  tasks: {
    place: number;
    status: TaskStatus;
    /** Decimal text. */
    memberId: string;
    userId: string;
    name: string;
    /** Name of whom the person stands in for. */
    onBehalfOf: string | null;
    able: boolean;
  }[];
}

interface WaitRow extends Record<string, unknown> {
  document_no: string;
  status: string;
  requester: string;
  names: string[];
  since: Date | string;
  steps: readonly WaitingStep[];
  amount_fen: string;
  requester_member_id: string;
}

function waitOf({ status, requester, names, since, steps }: WaitRow): RequestWait {
  const rest = { since: new Date(since), steps: remainingSteps(steps) };
  if (status === 'returned') return { kind: 'requester', names: [requester], ...rest };
  return { kind: names.length > 0 ? 'approver' : 'nobody', names: [...new Set(names)], ...rest };
}

/** Somebody who can decide now. */
const able = (m: string) => sql.raw(`${m}.status = 1 and ${m}.left_at is null and ${m}.approves`);

/** Steps of the request `r` that are not over, with everybody's part in them. */
const OPEN_STEPS = sql`(
  select coalesce(json_agg(json_build_object('stepNo', o.step_no, 'mode', o.mode, 'needed', o.needed, 'status', o.status, 'tasks', (
      select coalesce(json_agg(json_build_object('place', k.place, 'status', k.status, 'name', ku.real_name,
             'memberId', k.member_id::text, 'userId', k.user_id::text, 'onBehalfOf', ko.real_name,
             'able', ${able('km')}) order by k.id), '[]'::json)
        from approval_tasks k join users_view ku on ku.id = k.user_id
        join memberships_view km on km.firm_id = k.firm_id and km.id = k.member_id
        left join users_view ko on ko.id = k.on_behalf_of
       where k.firm_id = o.firm_id and k.request_id = o.request_id and k.step_id = o.id)) order by o.step_no), '[]'::json)
    from approval_steps o
   where o.firm_id = r.firm_id and o.request_id = r.id and o.status in ('active', 'waiting'))`;

/** Since when nobody is asked who could answer: since it was given back, else since its step began. */
const QUIET_SINCE = sql`coalesce(
  case when r.status = 'returned' then (select max(e.created_at) from approval_events e
    where e.firm_id = r.firm_id and e.request_id = r.id and e.kind = 'returned') end,
  (select max(b.activated_at) from approval_steps b
    where b.firm_id = r.firm_id and b.request_id = r.id and b.status = 'active'),
  r.created_at)`;

/**
 * At whom documents of a firm hang, by number; those without an open request are left out. One statement for a page, and
 * two more where steps are still to begin.
 */
export async function readWaits(
  db: Db,
  { firmId, documentType, documentNos }: { firmId: bigint; documentType: string; documentNos: readonly string[] },
): Promise<ReadonlyMap<string, RequestWait>> {
  if (documentNos.length === 0) return new Map();
  const { rows } = await db.execute<WaitRow>(sql`
    select r.document_no, r.status, r.amount_fen, r.requester_member_id, q.real_name as requester,
           coalesce(array_agg(u.real_name order by t.id) filter (where m.id is not null), '{}') as names,
           coalesce(min(greatest(s.activated_at, t.created_at)) filter (where m.id is not null), ${QUIET_SINCE}) as since,
           ${OPEN_STEPS} as steps
      from approval_requests r join users_view q on q.id = r.requester_user_id
      left join approval_tasks t on t.firm_id = r.firm_id and t.request_id = r.id and t.status = 'pending'
      left join approval_steps s on s.firm_id = t.firm_id and s.id = t.step_id
      left join memberships_view m on m.firm_id = t.firm_id and m.id = t.member_id
            and ${able('m')}
      left join users_view u on u.id = m.user_id
     where r.firm_id = ${firmId} and r.document_type = ${documentType} and r.status in ('running', 'returned')
       and r.document_no = any(${sql.param([...documentNos])}::text[])
     group by r.firm_id, r.id, q.real_name`);
  const foreseen = await foreseeWaiting(
    db,
    { firmId, documentType },
    rows.map(({ amount_fen, requester_member_id, steps }) => ({
      amountFen: BigInt(amount_fen),
      requesterMemberId: BigInt(requester_member_id),
      steps,
    })),
  );
  return new Map(rows.map((row, index) => [row.document_no, waitOf({ ...row, steps: foreseen[index] ?? row.steps })]));
}

/** The same of orders, as their pages ask for it. */
export const readOrderWaits = (db: Db, firmId: bigint, documentNos: readonly string[]) =>
  readWaits(db, { firmId, documentType: 'order', documentNos });
