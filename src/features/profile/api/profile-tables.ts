import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ref, updatedAt } from '#platform/api/columns.ts';

/** Where goods go. Orders keep a copy, so an address may be changed or removed at any time. */
export const addresses = pgTable(
  'addresses',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    userId: ref('user_id').notNull(),
    receiver: text('receiver').notNull(),
    phone: text('phone').notNull(),
    regionCode: text('region_code').notNull(),
    province: text('province').notNull(),
    city: text('city').notNull(),
    district: text('district').notNull(),
    detail: text('detail').notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    removedAt: instant('removed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('addresses_firm_id').on(t.firmId, t.id),
    index('addresses_owner').on(t.firmId, t.userId),
    uniqueIndex('addresses_one_default').on(t.firmId, t.userId).where(sql`is_default and removed_at is null`),
  ],
);

/** Titles and VAT facts of invoices (specification 4: types 1, 2, 3). Orders keep a copy. */
export const invoiceTitles = pgTable(
  'invoice_titles',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    /** Null: kept by the firm for all its people (behaviours 2.9). */
    userId: ref('user_id'),
    type: smallint('type').notNull(),
    title: text('title').notNull(),
    taxNo: text('tax_no').notNull().default(''),
    bankName: text('bank_name').notNull().default(''),
    bankAccount: text('bank_account').notNull().default(''),
    address: text('address').notNull().default(''),
    phone: text('phone').notNull().default(''),
    email: text('email').notNull().default(''),
    isDefault: boolean('is_default').notNull().default(false),
    version: integer('version').notNull().default(1),
    removedAt: instant('removed_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('invoice_titles_firm_id').on(t.firmId, t.id),
    index('invoice_titles_owner').on(t.firmId, t.userId),
    uniqueIndex('invoice_titles_one_default')
      .on(t.firmId, sql`coalesce(user_id, 0)`)
      .where(sql`is_default and removed_at is null`),
    check('invoice_titles_type', sql`type in (1, 2, 3)`),
  ],
);
