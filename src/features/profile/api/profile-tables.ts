import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ref } from '#platform/api/columns.ts';

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
