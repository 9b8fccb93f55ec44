import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ref } from '#platform/api/columns.ts';

/** A person who can log in. What the person may do hangs on a membership, never on the person. */
export const users = pgTable('users', {
  id: id(),
  userCode: text('user_code').notNull().unique(),
  userName: text('user_name').notNull().unique(),
  realName: text('real_name').notNull(),
  phoneNumber: text('phone_number').unique(),
  email: text('email').unique(),
  passwordHash: text('password_hash'),
  createdAt: createdAt(),
});

/** A person's place in a firm. Status as in specification 4: 0 frozen, 1 enabled, 2 invited. */
export const memberships = pgTable(
  'memberships',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    status: smallint('status').notNull().default(1),
    /** 5 marks a sales account, specification 1. */
    participantExtendType: smallint('participant_extend_type').notNull().default(1),
    /** Job code of a sales account; carried in share links as `sc`. */
    sellerCode: text('seller_code'),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    unique('memberships_firm_id').on(t.firmId, t.id),
    unique('memberships_person').on(t.firmId, t.userId),
    index('memberships_user').on(t.userId),
    check('memberships_status', sql`status in (0, 1, 2)`),
  ],
);

export const membershipRoles = pgTable(
  'membership_roles',
  {
    firmId: ref('firm_id').notNull(),
    membershipId: ref('membership_id').notNull(),
    roleId: ref('role_id').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.membershipId, t.roleId] }),
    foreignKey({
      columns: [t.firmId, t.membershipId],
      foreignColumns: [memberships.firmId, memberships.id],
    }).onDelete('cascade'),
  ],
);

/** Opaque sessions; only the SHA-256 of the token is kept. A visitor session has no user and no firm. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: ref('user_id').references(() => users.id),
    firmId: ref('firm_id'),
    membershipId: ref('membership_id'),
    remember: boolean('remember').notNull().default(false),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull().default(sql`now()`),
    idleExpiresAt: instant('idle_expires_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expires_at').on(t.expiresAt)],
);
