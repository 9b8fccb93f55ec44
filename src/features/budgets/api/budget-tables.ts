import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { ledgerColumns } from '#business/ledger/api/public.ts';
import { memberships } from '#features/access/api/access-tables.ts';
import { createdAt, fen, id, ref } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';
import { budgetLedger } from '../rules/budget-ledger.ts';

/** Where spending is charged (成本中心). `path` holds the ids from the top down to itself, as departments do. */
export const costCenters = pgTable(
  'cost_centers',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    parentId: ref('parent_id'),
    code: text('code').notNull(),
    name: text('name').notNull(),
    path: text('path').notNull().default(''),
    /** Who answers for it and may approve what is charged to it. */
    ownerMemberId: ref('owner_member_id'),
    departmentId: ref('department_id'),
    /** 1 in use, 0 closed. */
    status: smallint('status').notNull().default(1),
    note: text('note').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    unique('cost_centers_firm_id').on(t.firmId, t.id),
    unique('cost_centers_code').on(t.firmId, t.code),
    foreignKey({ columns: [t.firmId, t.parentId], foreignColumns: [t.firmId, t.id] }),
    foreignKey({ columns: [t.firmId, t.ownerMemberId], foreignColumns: [memberships.firmId, memberships.id] }),
    index('cost_centers_path').on(t.firmId, t.path.op('text_pattern_ops')),
    check('cost_centers_status', sql`status in (0, 1)`),
    check('cost_centers_parent', sql`parent_id is distinct from id`),
  ],
);

/** How much a cost centre may spend in which rhythm (specification 4: cost rules). */
export const costRules = pgTable(
  'cost_rules',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    costCenterId: ref('cost_center_id').notNull(),
    frequency: text('frequency').notNull(),
    /** Of one period; -1 unlimited. */
    limitFen: fen('limit_fen').notNull(),
    /** First and last day in Shanghai; without a last day until further notice. */
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }),
    /** What happens to an order that goes over it. */
    overPolicy: text('over_policy').notNull().default('block'),
    /** Shares of the limit at which the owner is told, percent. */
    alertPercents: smallint('alert_percents').array().notNull().default(sql`'{80,100}'`),
    /** What is left goes into the next period. */
    carryOver: smallint('carry_over').notNull().default(0),
    /** 0 disabled, 1 enabled, 3 expired. */
    status: smallint('status').notNull().default(1),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    unique('cost_rules_firm_id').on(t.firmId, t.id),
    foreignKey({ columns: [t.firmId, t.costCenterId], foreignColumns: [costCenters.firmId, costCenters.id] }),
    index('cost_rules_center').on(t.firmId, t.costCenterId),
    check('cost_rules_frequency', sql`frequency in ('natural_month', 'quarter', 'year', 'disposable')`),
    check('cost_rules_policy', sql`over_policy in ('block', 'warn', 'approve')`),
    check('cost_rules_limit', sql`limit_fen >= -1`),
    check('cost_rules_status', sql`status in (0, 1, 3)`),
    check('cost_rules_carry', sql`carry_over in (0, 1)`),
    check('cost_rules_days', sql`ends_on is null or ends_on >= starts_on`),
    check('cost_rules_disposable', sql`frequency <> 'disposable' or ends_on is not null`),
  ],
);

/** A rule in one period: what may be spent, what is held for open orders, what is spent. 可用 = limit − reserved − used. */
export const budgetPeriods = pgTable(
  'budget_periods',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    ruleId: ref('rule_id').notNull(),
    costCenterId: ref('cost_center_id').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    /** With what was carried over; -1 unlimited. */
    limitFen: fen('limit_fen').notNull(),
    carriedFen: fen('carried_fen').notNull().default(sql`0`),
    reservedFen: fen('reserved_fen').notNull().default(sql`0`),
    usedFen: fen('used_fen').notNull().default(sql`0`),
    /** 1: orders may go over it (the rule warns or asks another approver). */
    overAllowed: smallint('over_allowed').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    unique('budget_periods_firm_id').on(t.firmId, t.id),
    unique('budget_periods_start').on(t.firmId, t.ruleId, t.startsOn),
    foreignKey({ columns: [t.firmId, t.ruleId], foreignColumns: [costRules.firmId, costRules.id] }),
    index('budget_periods_center').on(t.firmId, t.costCenterId, t.startsOn.desc()),
    check('budget_periods_amounts', sql`reserved_fen >= 0 and used_fen >= 0 and limit_fen >= -1`),
    /** The last line against spending more than there is. */
    check('budget_periods_within', sql`over_allowed = 1 or limit_fen = -1 or reserved_fen + used_fen <= limit_fen`),
    check('budget_periods_days', sql`ends_on >= starts_on`),
  ],
);

/** The ledger: every movement of a budget, once. Nothing is changed or deleted; a mistake is credited. */
export const budgetEntries = pgTable(
  'budget_entries',
  {
    ...ledgerColumns(budgetLedger),
    periodId: ref('period_id').notNull(),
    /** What was charged: the centre of the period, or one below it. */
    costCenterId: ref('cost_center_id').notNull(),
  },
  (t) => [
    unique('budget_entries_effect').on(t.firmId, t.periodId, t.effectKey),
    foreignKey({ columns: [t.firmId, t.periodId], foreignColumns: [budgetPeriods.firmId, budgetPeriods.id] }),
    foreignKey({ columns: [t.firmId, t.costCenterId], foreignColumns: [costCenters.firmId, costCenters.id] }),
    index('budget_entries_center').on(t.firmId, t.costCenterId),
    index('budget_entries_period').on(t.firmId, t.periodId, t.id.desc()),
    index('budget_entries_document').on(t.firmId, t.documentType, t.documentNo),
    check('budget_entries_kind', sql`kind in ('reserve', 'confirm', 'release', 'credit')`),
    check('budget_entries_amount', sql`amount_fen > 0`),
  ],
);

/** Thresholds of a period that its owner has been told of. */
export const budgetAlerts = pgTable(
  'budget_alerts',
  {
    firmId: ref('firm_id').notNull(),
    periodId: ref('period_id').notNull(),
    percent: integer('percent').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.periodId, t.percent] }),
    foreignKey({ columns: [t.firmId, t.periodId], foreignColumns: [budgetPeriods.firmId, budgetPeriods.id] }),
  ],
);

export const budgetRules = tableRules(
  [costCenters, { openTo: 'worker' }],
  [costRules, { openTo: 'worker' }],
  [budgetPeriods, { openTo: 'worker' }],
  [budgetEntries, { openTo: 'worker', writtenOnce: 'ledger' }],
  [budgetAlerts, { openTo: 'worker' }],
);
