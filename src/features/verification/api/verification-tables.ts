import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from '#platform/api/columns.ts';

/** Picture questions. One answer, one use; bound to the session that asked and, once solved, to a phone or account. */
export const captchas = pgTable(
  'captchas',
  {
    id: text('id').primaryKey(),
    sessionHash: text('session_hash').notNull(),
    answerHash: text('answer_hash').notNull(),
    /** Phone, mail address or account it was solved for. */
    solvedFor: text('solved_for'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    triedAt: instant('tried_at'),
    solvedAt: instant('solved_at'),
    usedAt: instant('used_at'),
  },
  (t) => [index('captchas_expires_at').on(t.expiresAt)],
);

/** Codes sent by SMS or mail. Only a keyed hash is kept; a new code voids the one before. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: id(),
    channel: text('channel').notNull(),
    target: text('target').notNull(),
    purpose: text('purpose').notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    index('verification_codes_target').on(t.target, t.purpose, t.id.desc()),
    index('verification_codes_expires_at').on(t.expiresAt),
    check('verification_codes_channel', sql`channel in ('sms', 'mail')`),
    check('verification_codes_tries', sql`tries between 0 and 5`),
  ],
);
