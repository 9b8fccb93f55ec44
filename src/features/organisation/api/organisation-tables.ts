import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';

/** A company (or a group of companies) that buys, or the operator of the shop, whose members are its staff. */
export const firms = pgTable(
  'firms',
  {
    id: id(),
    customerCode: text('customer_code').notNull().unique(),
    name: text('name').notNull(),
    shortName: text('short_name').notNull(),
    firmType: text('firm_type').notNull().default('company'),
    /** Price level, specification 3: `enterprise` or a level code such as YD100. */
    levelCode: text('level_code').notNull().default('enterprise'),
    logoUrl: text('logo_url'),
    /** 统一社会信用代码; a company registers once. */
    creditCode: text('credit_code').unique(),
    /** 1 marks a firm that buys through its procurement system (specification 3). */
    firmChannel: smallint('firm_channel').notNull().default(0),
    mainCustomerCode: text('main_customer_code'),
    /** Group firm whose people administer the users of this company. */
    groupFirmId: ref('group_firm_id'),
    /** Number of the customer in the seller's books. */
    r3Code: text('r3_code'),
    /** Seven-character hex; null means the default accent. */
    themeColor: text('theme_color'),
    /** Industry of the company, code of organisation/rules/industries.ts; null until somebody has said. */
    industry: text('industry'),
    /** 1 enabled, 0 frozen. */
    status: smallint('status').notNull().default(1),
    settings: jsonb('settings').notNull().default({}).$type<FirmSettings>(),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    index('firms_group').on(t.groupFirmId).where(sql`group_firm_id is not null`),
    check('firms_type', sql`firm_type in ('company', 'group', 'operator')`),
    check('firms_channel', sql`firm_channel in (0, 1)`),
    check('firms_status', sql`status in (0, 1)`),
    check('firms_theme_color', sql`theme_color ~ '^#[0-9a-fA-F]{6}$'`),
  ],
);

export interface FirmContact {
  name: string;
  /** 采购负责人, 财务, 收货. */
  duty: string;
  phone: string;
  email: string;
}

export interface FirmSettings {
  phoneVersionSwitch?: '0' | '1';
  customerServiceSwitch?: '0' | '1';
  /** Quotes may be asked for; on unless switched off. */
  quotationSwitch?: boolean;
  /** Orders name a cost centre. */
  costSwitch?: boolean;
  /** Agreed with the firm: it never pays freight. */
  freeShipping?: boolean;
  /** What happens to a PO number used within 12 months (behaviours 2.5); unset means `warn`. */
  duplicatePo?: 'ignore' | 'warn' | 'block';
  /** Job code of the sales person whose link the firm registered by. */
  salesCode?: string;
  /** False: goods outside the range of the firm are not even found (decision 0014); unset means true. */
  searchBeyondRange?: boolean;
  /** Codes of categories the firm says it buys from. */
  boughtCategories?: string[];
  /** Budgets count freight; on unless switched off (complaint U7). */
  budgetWithFreight?: boolean;
  /** Budgets count tax; on unless switched off. */
  budgetWithTax?: boolean;
  /** Going over a budget wants a reason of the buyer; on unless switched off (behaviours 2.8). */
  budgetOverReason?: boolean;
  /** Days that price and stock of an order are held while it waits for approval; unset means 3. */
  approvalHoldDays?: number;
  /** Working days to pay in once an order has been approved; unset means 1. */
  payAfterApprovalDays?: number;
  /** An administrator may approve own documents; off unless switched on (behaviours 2.8). */
  selfApproval?: boolean;
  /** Orders of an approved quote need no approval of their own up to its amount; on unless switched off (behaviours 2.6). */
  quoteApprovalCovers?: boolean;
  /** Yuan above which one approval is confirmed with its sum; unset means 5,000. */
  approvalConfirmAbove?: string;
  /** Whom the shop may turn to. */
  contacts?: FirmContact[];
}

export const roles = pgTable(
  'roles',
  {
    id: id(),
    firmId: ref('firm_id')
      .notNull()
      .references(() => firms.id),
    name: text('name').notNull(),
    note: text('note').notNull().default(''),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [unique('roles_firm_id').on(t.firmId, t.id), unique('roles_name').on(t.firmId, t.name)],
);

export const rolePermissions = pgTable(
  'role_permissions',
  {
    firmId: ref('firm_id').notNull(),
    roleId: ref('role_id').notNull(),
    code: text('code').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.roleId, t.code] }),
    foreignKey({ columns: [t.firmId, t.roleId], foreignColumns: [roles.firmId, roles.id] }).onDelete('cascade'),
  ],
);

export const organisationRules = tableRules([roles, { openTo: 'identity' }], [rolePermissions, { openTo: 'identity' }]);
