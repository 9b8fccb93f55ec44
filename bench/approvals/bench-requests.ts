import type pg from 'pg';
import { type DocumentKeeper, snapshotHash } from '#features/approvals/api/requests/document-keeper.ts';
import type { DocumentSnapshot } from '#features/approvals/rules/document-snapshot.ts';

const SNAPSHOT: DocumentSnapshot = { documentNo: 'BENCH', title: '测量', amount: '100.00', facts: [], lines: [] };
export const HASH = snapshotHash(SNAPSHOT);

/** A document that costs nothing: what is measured is the work of approvals alone. */
export const costlessKeeper: DocumentKeeper = {
  code: 'quote',
  conditions: [],
  handedInBy: 'QUOTE_TRANSFER',
  holds: '',
  hrefOf: () => '/',
  read: async () => ({ snapshot: SNAPSHOT, amountFen: 10_000n }),
  pass: async () => null,
  end: async () => undefined,
  dropLines: async () => undefined,
  readPrices: async () => new Map(),
};

/** Requests of one step and one open task each, spread evenly over those who hold the approving role. */
export async function makeRequests(owner: pg.Client, firmId: bigint, count: number): Promise<void> {
  await owner.query("set session_replication_role = 'replica'");
  await owner.query(
    `insert into approval_requests (firm_id, request_no, document_type, document_no, title, requester_user_id,
        requester_member_id, department_id, amount_fen, current_step, snapshot, snapshot_hash)
      select $1, 'BENCH' || n, 'quote', 'BENCH' || n, '测量 ' || n, m.user_id, m.id, m.department_id, 10000, 1, $3, $4
      from generate_series(1, $2::int) n
        join (select *, row_number() over (order by id desc) place from memberships where firm_id = $1) m
          on m.place = 1 + n % 1000`,
    [firmId, count, JSON.stringify(SNAPSHOT), HASH],
  );
  await owner.query(
    `insert into approval_steps (firm_id, request_id, step_no, name, mode, status, activated_at)
      select firm_id, id, 1, '采购审批', 'any', 'active', now() from approval_requests where firm_id = $1`,
    [firmId],
  );
  await owner.query(
    `insert into approval_tasks (firm_id, request_id, step_id, member_id, user_id, status)
      select s.firm_id, s.request_id, s.id, m.id, m.user_id, 'pending'
      from (select *, row_number() over (order by id) n from approval_steps where firm_id = $1) s
        join (select mm.*, row_number() over (order by mm.id) place, count(*) over () total
          from memberships mm join membership_roles mr on mr.firm_id = mm.firm_id and mr.membership_id = mm.id
            join roles r on r.id = mr.role_id and r.name = '审批人' where mm.firm_id = $1) m
          on m.place = 1 + s.n % m.total`,
    [firmId],
  );
  await owner.query("set session_replication_role = 'origin'");
  await owner.query('analyze');
}

/** So many of a person's open tasks, as a batch names them. */
export async function openTasks(owner: pg.Client, userId: bigint, count: number) {
  const { rows } = await owner.query<{ id: string }>(
    "select id from approval_tasks where user_id = $1 and status = 'pending' order by id limit $2",
    [userId, count],
  );
  return rows.map(({ id }) => ({ taskId: id, snapshotHash: HASH }));
}
