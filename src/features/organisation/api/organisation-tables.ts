import { sql } from 'drizzle-orm';
import { check, foreignKey, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from '#platform/api/columns.ts';

/** A company (or a group of companies) that buys. */
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
    /** Seven-character hex; null means the default accent. */
    themeColor: text('theme_color'),
    /** 1 enabled, 0 frozen. */
    status: smallint('status').notNull().default(1),
    settings: jsonb('settings').notNull().default({}).$type<FirmSettings>(),
    createdAt: createdAt(),
  },
  () => [
    check('firms_type', sql`firm_type in ('company', 'group')`),
    check('firms_status', sql`status in (0, 1)`),
    check('firms_theme_color', sql`theme_color ~ '^#[0-9a-fA-F]{6}$'`),
  ],
);

export interface FirmSettings {
  phoneVersionSwitch?: '0' | '1';
  customerServiceSwitch?: '0' | '1';
  /** Agreed with the firm: it never pays freight. */
  freeShipping?: boolean;
}

export const roles = pgTable(
  'roles',
  {
    id: id(),
    firmId: ref('firm_id')
      .notNull()
      .references(() => firms.id),
    name: text('name').notNull(),
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
