import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { createdAt, fen, id, instant, ref } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';
import type { DataScope } from '#platform/shared/data-scope.ts';

/** A person who can log in. What the person may do hangs on a membership, never on the person. */
export const users = pgTable(
  'users',
  {
    id: id(),
    userCode: text('user_code').notNull().unique(),
    userName: text('user_name').notNull().unique(),
    realName: text('real_name').notNull(),
    phoneNumber: text('phone_number').unique(),
    email: text('email').unique(),
    passwordHash: text('password_hash'),
    passwordChangedAt: instant('password_changed_at'),
    nickName: text('nick_name'),
    /** Address of the picture, `/media/avatars/…`. */
    avatarUrl: text('avatar_url'),
    /** How the account came to be: `invited`, `registered`, `seeded`, `punchout`. */
    regType: text('reg_type').notNull().default('invited'),
    subscribePromotion: boolean('subscribe_promotion').notNull().default(false),
    lastLoginAt: instant('last_login_at'),
    createdAt: createdAt(),
  },
  // Whose mail address it is, people type as they like.
  (t) => [index('users_lower_email').on(sql`lower(${t.email})`)],
);

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
    /** Most a single order of this person may cost, in fen; null means no limit of the person's own. */
    amountLimit: fen('amount_limit'),
    contactCode: text('contact_code'),
    isDefault: boolean('is_default').notNull().default(false),
    /** Department of the firm; the reference stands in the migration, because departments know members as heads. */
    departmentId: ref('department_id'),
    jobTitle: text('job_title').notNull().default(''),
    /** Whose records the person sees in every list, count and export (behaviours 2.12). */
    dataScope: text('data_scope').notNull().default('self').$type<DataScope>(),
    /** False: takes no approvals; they go to whoever comes next (specification 7.1, modifyApprovalSwitch). */
    approves: boolean('approves').notNull().default(true),
    invitedAt: instant('invited_at'),
    /** Name the inviter knows somebody by who had an account already: until they come, the firm learns nothing else. */
    invitedAs: text('invited_as'),
    /** The person has left the firm: frozen for good, everything handed over. */
    leftAt: instant('left_at'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    unique('memberships_firm_id').on(t.firmId, t.id),
    unique('memberships_person').on(t.firmId, t.userId),
    index('memberships_user').on(t.userId),
    index('memberships_department').on(t.firmId, t.departmentId),
    check('memberships_status', sql`status in (0, 1, 2)`),
    check('memberships_data_scope', sql`data_scope in ('self', 'department', 'branch', 'company', 'group')`),
  ],
);

export const membershipRoles = pgTable(
  'membership_roles',
  {
    firmId: ref('firm_id').notNull(),
    membershipId: ref('membership_id').notNull(),
    roleId: ref('role_id').notNull(),
    /** Who gave it; null for what came with the firm. */
    grantedBy: ref('granted_by'),
    grantedAt: instant('granted_at').notNull().default(sql`now()`),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.membershipId, t.roleId] }),
    index('membership_roles_role').on(t.firmId, t.roleId),
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
    /** 0 the shop's own login, 3 a procurement partner (specification 3). */
    loginSource: smallint('login_source').notNull().default(0),
    remember: boolean('remember').notNull().default(false),
    /** Address the session was opened from; shown to its owner only. */
    ip: text('ip'),
    /** True for the session in which a person entered the shop for the first time. */
    firstLogin: boolean('first_login').notNull().default(false),
    /** Last time the password was asked for again; sensitive acts of remembered sessions look at it. */
    reauthenticatedAt: instant('reauthenticated_at'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    lastSeenAt: instant('last_seen_at').notNull().default(sql`now()`),
    idleExpiresAt: instant('idle_expires_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [index('sessions_user').on(t.userId), index('sessions_expires_at').on(t.expiresAt)],
);

/** What one-time tokens are good for; a token of another purpose is no token. */
export type TokenPurpose = 'activation' | 'reset' | 'login_link' | 'jump';

/** Tokens that travel by mail or link: stored as SHA-256, for one person, one purpose, one use. */
export const oneTimeTokens = pgTable(
  'one_time_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose').notNull().$type<TokenPurpose>(),
    userId: ref('user_id')
      .notNull()
      .references(() => users.id),
    /** Firm the session is opened in, or the invitation is for. */
    membershipId: ref('membership_id'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('one_time_tokens_user').on(t.userId, t.purpose),
    index('one_time_tokens_expires_at').on(t.expiresAt),
    check('one_time_tokens_purpose', sql`purpose in ('activation', 'reset', 'login_link', 'jump')`),
  ],
);

export const accessRules = tableRules(
  [memberships, { openTo: 'identity' }],
  [membershipRoles, { openTo: 'identity' }],
  [sessions, { openTo: 'identity' }],
);
