import type pg from 'pg';

const CODE = 'BENCH-APPROVALS';
const PEOPLE = 5_000;
const DEPARTMENTS = 300;
const FLOWS = 200;

export interface BenchCompany {
  firmId: bigint;
  /** A buyer three departments down. */
  requesterId: bigint;
  requesterUserId: bigint;
  departmentPath: string[];
  /** Holds the role that approves, with forty others. */
  approverId: bigint;
  approverUserId: bigint;
}

const TABLES = [
  ...['approval_line_refusals', 'approval_copies', 'approval_events', 'approval_mail_tokens', 'approval_tasks'],
  ...['approval_steps', 'approval_requests', 'approval_delegations', 'approval_flows', 'membership_roles'],
  ...['role_permissions', 'roles', 'memberships', 'departments'],
];

export async function removeCompany(owner: pg.Client): Promise<void> {
  await owner.query("set session_replication_role = 'replica'");
  const { rows } = await owner.query<{ id: string }>('select id from firms where customer_code = $1', [CODE]);
  for (const { id } of rows) {
    for (const table of TABLES) await owner.query(`delete from ${table} where firm_id = ${id}`);
    await owner.query('delete from firms where id = $1', [id]);
  }
  await owner.query('delete from users where user_code like $1', [`${CODE}-%`]);
  await owner.query("set session_replication_role = 'origin'");
}

/** Three levels of departments, everyone in one, one head each; 40 approvers, 5 administrators, the rest buy. */
async function makePeople(owner: pg.Client, firmId: string): Promise<void> {
  await owner.query(
    `insert into users (user_code, user_name, real_name)
      select $1 || '-' || n, $1 || '-' || n, '员工' || n from generate_series(1, $2::int) n`,
    [CODE, PEOPLE],
  );
  await owner.query(`insert into departments (firm_id, name) select $1, '中心' || n from generate_series(1, 10) n`, [
    firmId,
  ]);
  for (const [above, count] of [
    ['中心', 90],
    ['部', DEPARTMENTS - 100],
  ] as const) {
    await owner.query(
      `insert into departments (firm_id, parent_id, name)
        select $1, p.id, $4 || n from generate_series(1, $2::int) n
          join (select id, row_number() over (order by id) place, count(*) over () total from departments
            where firm_id = $1 and name like $3 || '%') p on p.place = 1 + n % p.total`,
      [firmId, count, above, above === '中心' ? '部' : '班组'],
    );
  }
  await owner.query(
    `insert into memberships (firm_id, user_id, department_id, data_scope)
      select $1, u.id, d.id, 'company'
      from (select id, row_number() over (order by id) place from users where user_code like $2 || '-%') u
        join (select id, row_number() over (order by id) place from departments where firm_id = $1) d
          on d.place = 1 + u.place % $3`,
    [firmId, CODE, DEPARTMENTS],
  );
  await owner.query(
    `update departments d set head_member_id = (select min(m.id) from memberships m
      where m.firm_id = d.firm_id and m.department_id = d.id) where d.firm_id = $1`,
    [firmId],
  );
}

async function makeRoles(owner: pg.Client, firmId: string): Promise<void> {
  const kinds = [
    ['采购员', ['ORDER_ADD', 'ORDER_MANAGEMENT'], 'place > 45'],
    ['审批人', ['ORDER_APPROVE'], 'place between 6 and 45'],
    ['管理员', ['ORDER_APPROVE', 'USER_MANAGEMENT', 'APPROVAL_MANAGEMENT'], 'place <= 5'],
  ] as const;
  for (const [name, codes, who] of kinds) {
    const { rows } = await owner.query<{ id: string }>(
      'insert into roles (firm_id, name) values ($1, $2) returning id',
      [firmId, name],
    );
    const roleId = rows[0]?.id;
    await owner.query('insert into role_permissions (firm_id, role_id, code) select $1, $2, unnest($3::text[])', [
      ...[firmId, roleId, codes],
    ]);
    await owner.query(
      `insert into membership_roles (firm_id, membership_id, role_id)
        select $1, id, $2 from (select id, row_number() over (order by id) place from memberships where firm_id = $1) m
        where ${who}`,
      [firmId, roleId],
    );
  }
}

/** Every third one concerns the measured order; each asks in two steps, somebody of the role or the heads above. */
async function makeFlows(owner: pg.Client, firmId: string): Promise<void> {
  await owner.query(
    `insert into approval_flows (firm_id, name, document_type, effect, place, status, conditions, nodes)
      select $1, '规则' || n, 'order', 'approve', n, 1,
        case n % 3
          when 0 then jsonb_build_array(jsonb_build_object('kind', 'amount', 'atLeast', (n * 1000)::text))
          when 1 then jsonb_build_array(jsonb_build_object('kind', 'category', 'anyOf', jsonb_build_array((100000 + n)::text)),
            jsonb_build_object('kind', 'line_amount', 'atLeast', '5000000'))
          else jsonb_build_array(jsonb_build_object('kind', 'brand', 'anyOf', jsonb_build_array((100000 + n)::text)))
        end,
        jsonb_build_array(
          jsonb_build_object('name', '部门审批', 'mode', 'any',
            'approvers', jsonb_build_array(jsonb_build_object('kind', 'superior', 'level', 1 + n % 3))),
          jsonb_build_object('name', '采购审批', 'mode', 'any',
            'approvers', jsonb_build_array(jsonb_build_object('kind', 'role', 'roleId',
              (select id::text from roles where firm_id = $1 and name = '审批人')))))
      from generate_series(1, $2::int) n`,
    [firmId, FLOWS],
  );
}

/** 5,000 people in 300 departments under 200 flows; made for the measurement and taken away again. */
export async function makeCompany(owner: pg.Client): Promise<BenchCompany> {
  await removeCompany(owner);
  const { rows } = await owner.query<{ id: string }>(
    `insert into firms (customer_code, name, short_name) values ($1, '测量', '测量') returning id`,
    [CODE],
  );
  const firmId = rows[0]?.id ?? '';
  await makePeople(owner, firmId);
  await makeRoles(owner, firmId);
  await makeFlows(owner, firmId);
  await owner.query('analyze');
  const { rows: people } = await owner.query<{ id: string; user_id: string; path: string }>(
    `select m.id, m.user_id, d.path from memberships m join departments d on d.id = m.department_id
      where m.firm_id = $1 and d.name like '班组%' and m.id <> d.head_member_id order by m.id desc limit 1`,
    [firmId],
  );
  const { rows: approvers } = await owner.query<{ id: string; user_id: string }>(
    'select id, user_id from memberships where firm_id = $1 order by id offset 5 limit 1',
    [firmId],
  );
  return {
    firmId: BigInt(firmId),
    requesterId: BigInt(people[0]?.id ?? 0),
    requesterUserId: BigInt(people[0]?.user_id ?? 0),
    departmentPath: (people[0]?.path ?? '').split('/').filter(Boolean),
    approverId: BigInt(approvers[0]?.id ?? 0),
    approverUserId: BigInt(approvers[0]?.user_id ?? 0),
  };
}
