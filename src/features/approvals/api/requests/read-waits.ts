import { sql } from 'drizzle-orm';
import type { Db } from '#platform/api/database.ts';

/** At whom an open request hangs. */
export interface RequestWait {
  /** `requester`: given back to him; `nobody`: whoever is asked can decide no more. */
  kind: 'approver' | 'requester' | 'nobody';
  names: string[];
  since: Date;
}

interface WaitRow extends Record<string, unknown> {
  document_no: string;
  status: string;
  requester: string;
  names: string[];
  since: Date | string;
}

function waitOf({ status, requester, names, since }: WaitRow): RequestWait {
  const at = new Date(since);
  if (status === 'returned') return { kind: 'requester', names: [requester], since: at };
  return { kind: names.length > 0 ? 'approver' : 'nobody', names: [...new Set(names)], since: at };
}

/** At whom documents of a firm hang, by number; those without an open request are left out. One statement for a page. */
export async function readWaits(
  db: Db,
  { firmId, documentType, documentNos }: { firmId: bigint; documentType: string; documentNos: readonly string[] },
): Promise<ReadonlyMap<string, RequestWait>> {
  if (documentNos.length === 0) return new Map();
  const { rows } = await db.execute<WaitRow>(sql`
    select r.document_no, r.status, q.real_name as requester,
           coalesce(array_agg(u.real_name order by t.id) filter (where m.id is not null), '{}') as names,
           coalesce(min(greatest(s.activated_at, t.created_at)) filter (where m.id is not null), r.updated_at) as since
      from approval_requests r join users q on q.id = r.requester_user_id
      left join approval_tasks t on t.firm_id = r.firm_id and t.request_id = r.id and t.status = 'pending'
      left join approval_steps s on s.firm_id = t.firm_id and s.id = t.step_id
      left join memberships m on m.firm_id = t.firm_id and m.id = t.member_id
            and m.status = 1 and m.left_at is null and m.approves
      left join users u on u.id = m.user_id
     where r.firm_id = ${firmId} and r.document_type = ${documentType} and r.status in ('running', 'returned')
       and r.document_no = any(${sql.param([...documentNos])}::text[])
     group by r.firm_id, r.id, q.real_name`);
  return new Map(rows.map((row) => [row.document_no, waitOf(row)]));
}

/** The same of orders, as their pages ask for it. */
export const readOrderWaits = (db: Db, firmId: bigint, documentNos: readonly string[]) =>
  readWaits(db, { firmId, documentType: 'order', documentNos });
