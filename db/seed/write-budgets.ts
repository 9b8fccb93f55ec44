import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { budgetLedger } from '#features/budgets/api/public.ts';
import { changeScope } from '#platform/api/database.ts';

/** Centres of every company that has ordered; the codes of the five departments stand on its orders. */
const CENTERS = [
  { code: 'CC1000', name: '全公司采购', parent: null },
  { code: 'CC1001', name: '生产部', parent: 'CC1000' },
  { code: 'CC1002', name: '设备部', parent: 'CC1000' },
  { code: 'CC1003', name: '质量部', parent: 'CC1000' },
  { code: 'CC1004', name: '仓储部', parent: 'CC1000' },
  { code: 'CC1005', name: '行政部', parent: 'CC1000' },
  { code: 'CC1101', name: '一号产线', parent: 'CC1001' },
  { code: 'CC1201', name: '年度大修', parent: 'CC1002' },
] as const;

/** What each may spend; `share`: most of what a usual period took, in percent. The last ones have a limit of their own. */
const RULES = [
  { code: 'CC1000', frequency: 'year', policy: 'warn', share: 160, carry: 0 },
  { code: 'CC1001', frequency: 'natural_month', policy: 'approve', share: 170, carry: 1 },
  { code: 'CC1002', frequency: 'quarter', policy: 'block', share: 150, carry: 0 },
  { code: 'CC1003', frequency: 'natural_month', policy: 'block', share: 200, carry: 0 },
  { code: 'CC1004', frequency: 'natural_month', policy: 'warn', share: 140, carry: 0 },
  { code: 'CC1005', frequency: 'quarter', policy: 'block', share: 180, carry: 0 },
] as const;

/** Room that is left in every period of today, so that a demo can be ordered in: 60,000 yuan, and 480,000 above all. */
const ROOM_FEN = 6_000_000n;

const column = (values: readonly (string | number | null)[], type: string) =>
  sql`${sql.param([...values])}::${sql.raw(type)}[]`;

async function writeCenters(db: NodePgDatabase): Promise<void> {
  for (const depth of [0, 1, 2]) {
    const rows = CENTERS.filter(
      ({ parent, code }) => (parent === null ? 0 : code.startsWith('CC100') ? 1 : 2) === depth,
    );
    // Parents first: a centre takes its path from the one above it. Who decides about orders answers for the money.
    await db.execute(sql`
      insert into cost_centers (firm_id, code, name, parent_id, owner_member_id, department_id)
      select f.id, c.code, c.name, p.id, m.id, d.id
      from firms f cross join unnest(${column(
        rows.map(({ code }) => code),
        'text',
      )},
        ${column(
          rows.map(({ name }) => name),
          'text',
        )}, ${column(
          rows.map(({ parent }) => parent),
          'text',
        )})
        as c (code, name, parent)
      left join cost_centers p on p.firm_id = f.id and p.code = c.parent
      left join departments d on d.firm_id = f.id and d.name = c.name
      left join lateral (
        select ms.id from memberships ms where ms.firm_id = f.id and ms.status = 1
        order by ms.data_scope = 'company' desc, ms.id offset (case c.code when 'CC1000' then 1 else 0 end) limit 1) m on true
      where f.firm_type = 'company' and exists (select from orders o where o.firm_id = f.id)`);
  }
}

const TODAY = sql`(now() at time zone 'Asia/Shanghai')::date`;
const unitOf = sql`case r.frequency when 'natural_month' then 'month' else r.frequency end`;

/** What was ordered for which centre. */
async function readOrders(db: NodePgDatabase): Promise<void> {
  await db.execute(sql`
    create temporary table budget_orders on commit drop as
    select o.firm_id, o.order_no, o.user_id, o.status, o.total_fen, o.cancelled_fen + o.returned_fen as cancelled_fen, o.submitted_at,
      o.submitted_at at time zone 'Asia/Shanghai' as ordered_on, max(l.cost_center) as code
    from orders o join order_lines l on l.firm_id = o.firm_id and l.order_id = o.id
    group by o.firm_id, o.id`);
  await db.execute(sql`create index on budget_orders (firm_id, code)`);
  await db.execute(sql`analyze budget_orders`);
}

/** Limits that follow from what was bought: most of a usual period, in whole 10,000 yuan. */
async function writeRules(db: NodePgDatabase): Promise<void> {
  await db.execute(sql`
    insert into cost_rules (firm_id, cost_center_id, frequency, limit_fen, starts_on, over_policy, carry_over)
    select c.firm_id, c.id, r.frequency,
      (greatest(s.usual * r.share / 100, s.lately + ${ROOM_FEN}::bigint * case r.code when 'CC1000' then 8 else 1 end) / 1000000 + 1)::bigint * 1000000,
      date_trunc('year', ${TODAY} - interval '1 year')::date, r.policy, r.carry
    from unnest(${column(
      RULES.map(({ code }) => code),
      'text',
    )}, ${column(
      RULES.map(({ frequency }) => frequency),
      'text',
    )},
      ${column(
        RULES.map(({ policy }) => policy),
        'text',
      )}, ${column(
        RULES.map(({ share }) => share),
        'int',
      )},
      ${column(
        RULES.map(({ carry }) => carry),
        'int',
      )}) as r (code, frequency, policy, share, carry)
    join cost_centers c on c.code = r.code
    cross join lateral (
      select coalesce(avg(b.fen), 0) as usual, coalesce(max(b.fen) filter (where b.latest), 0) as lately from (
        select sum(o.total_fen) as fen, bool_or(date_trunc(${unitOf}, o.ordered_on)
          = date_trunc(${unitOf}, ${TODAY}::timestamp)) as latest
        from budget_orders o where o.firm_id = c.firm_id and (r.code = 'CC1000' or o.code = r.code)
        group by date_trunc(${unitOf}, o.ordered_on)) b) s
    union all
    select c.firm_id, c.id, 'year', -1, date_trunc('year', ${TODAY}::timestamp)::date, 'warn', 0
    from cost_centers c where c.code = 'CC1101'`);
  await db.execute(sql`
    insert into cost_rules (firm_id, cost_center_id, frequency, limit_fen, starts_on, ends_on, over_policy)
    select c.firm_id, c.id, 'disposable', 20000000, ${TODAY} - 20, ${TODAY} + 40, 'block'
    from cost_centers c where c.code = 'CC1201'`);
}

/** Movements of the orders of a year, as the shop would have booked them. */
async function planMoves(db: NodePgDatabase): Promise<void> {
  await db.execute(sql`
    create temporary table budget_moves on commit drop as
    select o.firm_id, r.id as rule_id, r.cost_center_id as rule_center_id, c.id as center_id, o.order_no, o.user_id,
      date_trunc(${unitOf}, o.ordered_on)::date as starts_on,
      (date_trunc(${unitOf}, o.ordered_on) + case r.frequency when 'natural_month' then interval '1 month'
        when 'quarter' then interval '3 months' else interval '1 year' end - interval '1 day')::date as ends_on,
      m.kind, m.fen, m.place, least(o.submitted_at + m.after, now()) as at
    from budget_orders o
    join cost_centers c on c.firm_id = o.firm_id and c.code = o.code
    join cost_rules r on r.firm_id = o.firm_id and r.frequency <> 'disposable'
      and r.cost_center_id = any(string_to_array(trim('/' from c.path), '/')::bigint[])
    cross join lateral (values
      ('reserve', o.total_fen, interval '0', 0, true),
      ('release', o.total_fen, interval '1 hour', 1, o.status in ('cancelled', 'rejected', 'closed')),
      ('confirm', o.total_fen, interval '1 minute', 1,
        o.status not in ('cancelled', 'rejected', 'closed', 'approving', 'confirming', 'to_pay')),
      ('credit', o.cancelled_fen, interval '1 day', 2, o.cancelled_fen > 0
        and o.status not in ('cancelled', 'rejected', 'closed', 'approving', 'confirming', 'to_pay')))
      as m (kind, fen, after, place, happened)
    where m.happened and m.fen > 0`);
  await db.execute(sql`analyze budget_moves`);
}

/** What each kind adds to what is reserved and used. */
const RESERVED = sql.raw(`(${budgetLedger.effectText('reserved', 'kind', 'fen')})`);
const USED = sql.raw(`(${budgetLedger.effectText('used', 'kind', 'fen')})`);

/** Periods with what they come to; a limit of the past was at least what was spent under it. */
async function writeLedger(db: NodePgDatabase): Promise<void> {
  await db.execute(sql`
    insert into budget_periods (firm_id, rule_id, cost_center_id, starts_on, ends_on, limit_fen, reserved_fen, used_fen,
      over_allowed)
    select m.firm_id, m.rule_id, m.rule_center_id, m.starts_on, m.ends_on,
      case when r.limit_fen < 0 then -1 when m.ends_on >= ${TODAY} then r.limit_fen
        else greatest(r.limit_fen, (sum(${RESERVED} + ${USED})::bigint / 1000000 + 1) * 1000000) end,
      sum(${RESERVED}), sum(${USED}), (r.over_policy <> 'block')::int
    from budget_moves m join cost_rules r on r.firm_id = m.firm_id and r.id = m.rule_id
    group by m.firm_id, m.rule_id, m.rule_center_id, m.starts_on, m.ends_on, r.limit_fen, r.over_policy`);
  await db.execute(sql`
    insert into budget_entries (firm_id, period_id, cost_center_id, kind, amount_fen, document_type, document_no,
      effect_key, user_id, reserved_after_fen, used_after_fen, created_at)
    select m.firm_id, p.id, m.center_id, m.kind, m.fen, 'order', m.order_no,
      m.kind || ':order:' || m.order_no || ':' || m.center_id,
      case when m.kind = 'reserve' then m.user_id end, sum(${RESERVED}) over w, sum(${USED}) over w, m.at
    from budget_moves m join budget_periods p on p.firm_id = m.firm_id and p.rule_id = m.rule_id
      and p.starts_on = m.starts_on
    window w as (partition by p.id order by m.at, m.order_no, m.place)
    order by m.at, m.order_no, m.place`);
}

/** Owners have long been told of what the year has used up: only what a demo orders sends mails. */
async function noteAlerts(db: NodePgDatabase): Promise<void> {
  await db.execute(sql`
    insert into budget_alerts (firm_id, period_id, percent)
    select p.firm_id, p.id, t.percent from budget_periods p
    join cost_rules r on r.firm_id = p.firm_id and r.id = p.rule_id cross join unnest(r.alert_percents) as t (percent)
    where p.limit_fen >= 0 and (p.reserved_fen + p.used_fen) * 100 >= p.limit_fen * t.percent`);
}

/**
 * Cost centres of the demo's companies with their rules, and the ledger of what the orders of the year reserved, spent
 * and gave back.
 */
export async function writeBudgets(db: NodePgDatabase): Promise<void> {
  await changeScope(db, { firmId: null, userId: null, right: 'worker' });
  await writeCenters(db);
  await readOrders(db);
  await writeRules(db);
  await planMoves(db);
  await writeLedger(db);
  await noteAlerts(db);
}
