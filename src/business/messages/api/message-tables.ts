import { sql } from 'drizzle-orm';
import { boolean, check, date, index, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, oneOf, ref, updatedAt } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';
import { ROBOT_PLATFORMS } from '../contract/message-words.ts';
import { deliveryStates } from '../rules/delivery-states.ts';

/** What people were told, each row for one of them. Its reader alone sees it; the worker writes it. `firmId` 0: in every firm. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    userId: ref('user_id').notNull(),
    event: text('event').notNull(),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    href: text('href'),
    poNumber: text('po_number'),
    /** The same thing is told a person once, however often it is said. */
    key: text('key').notNull(),
    /** False: told by other ways alone, as its reader wished. */
    shown: boolean('shown').notNull(),
    createdAt: createdAt(),
    readAt: instant('read_at'),
    /** When it goes. */
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('messages_once').on(t.firmId, t.userId, t.key),
    index('messages_own').on(t.userId, t.id.desc()).where(sql`shown`),
    index('messages_unread').on(t.userId, t.firmId, t.kind).where(sql`shown and read_at is null`),
    index('messages_expires_at').on(t.expiresAt),
    check('messages_kind', sql`kind in ('todo', 'notice', 'alert')`),
  ],
);

/** A message on one way out of the shop: to a person by mail or text message, or into a group. */
export const messageDeliveries = pgTable(
  'message_deliveries',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    /** Null: to a robot. */
    userId: ref('user_id'),
    robotId: ref('robot_id'),
    messageId: ref('message_id'),
    channel: text('channel').notNull(),
    event: text('event').notNull(),
    /** The same at every try, so that whoever receives it knows a repeat. */
    key: text('key').notNull(),
    /** What is sent, readable to nobody who has the database alone. */
    sealed: text('sealed').notNull(),
    status: text('status').notNull(),
    attempts: smallint('attempts').notNull().default(0),
    dueAt: instant('due_at').notNull().default(sql`now()`),
    createdAt: createdAt(),
    /** Since when it is tried: given up a day later. */
    triedSince: instant('tried_since'),
    sentAt: instant('sent_at'),
    problem: text('problem'),
  },
  (t) => [
    uniqueIndex('message_deliveries_once').on(t.firmId, t.key),
    index('message_deliveries_due').on(t.channel, t.dueAt, t.id).where(sql`status = 'waiting'`),
    index('message_deliveries_gathered').on(t.userId).where(sql`status = 'gathered'`),
    index('message_deliveries_failed').on(t.id.desc()).where(sql`status = 'failed'`),
    index('message_deliveries_sent').on(t.robotId, t.sentAt).where(sql`robot_id is not null`),
    index('message_deliveries_old').on(t.createdAt),
    check('message_deliveries_channel', sql`channel in ('mail', 'sms', 'robot')`),
    check(
      'message_deliveries_to',
      sql`(channel = 'robot') = (robot_id is not null) and (channel = 'robot') = (user_id is null)`,
    ),
  ],
);

/** By which ways a person wants an event; without a row by those of the event. */
export const messagePreferences = pgTable(
  'message_preferences',
  {
    firmId: ref('firm_id').notNull(),
    userId: ref('user_id').notNull(),
    event: text('event').notNull(),
    channels: text('channels').array().notNull(),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.firmId, t.userId, t.event] })],
);

/** When a person wants to be left alone, and what is gathered for him. */
export const messageHabits = pgTable(
  'message_habits',
  {
    firmId: ref('firm_id').notNull(),
    userId: ref('user_id').notNull(),
    /** Minutes of the day in Asia/Shanghai. */
    quietFrom: smallint('quiet_from'),
    quietTo: smallint('quiet_to'),
    digest: text('digest').notNull(),
    digestHour: smallint('digest_hour').notNull(),
    digestDay: smallint('digest_day').notNull(),
    /** Day of the last digest. */
    digestedOn: date('digested_on'),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.firmId, t.userId] }),
    check('message_habits_digest', sql`digest in ('none', 'daily', 'weekly')`),
    check('message_habits_quiet', sql`(quiet_from is null) = (quiet_to is null)`),
  ],
);

/** What a company lets out; without a row everything. */
export const firmMessageSettings = pgTable(
  'firm_message_settings',
  {
    firmId: ref('firm_id').notNull(),
    event: text('event').notNull(),
    active: boolean('active').notNull(),
    channels: text('channels').array().notNull(),
    /** From where on it wants to be told; null: as the event says. */
    limitValue: smallint('limit_value'),
    updatedAt: updatedAt(),
  },
  (t) => [primaryKey({ columns: [t.firmId, t.event] })],
);

/** Robots of the company's groups. */
export const messageRobots = pgTable(
  'message_robots',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    host: text('host').notNull(),
    /** Address and secret: whoever has them writes into the group. */
    sealed: text('sealed').notNull(),
    hasSecret: boolean('has_secret').notNull(),
    events: text('events').array().notNull(),
    quietFrom: smallint('quiet_from'),
    quietTo: smallint('quiet_to'),
    active: boolean('active').notNull(),
    lastOkAt: instant('last_ok_at'),
    problem: text('problem'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    index('message_robots_firm').on(t.firmId),
    check('message_robots_kind', oneOf('kind', ROBOT_PLATFORMS)),
    check('message_robots_quiet', sql`(quiet_from is null) = (quiet_to is null)`),
  ],
);

export const messageRules = tableRules(
  [messages, { openTo: 'by hand' }],
  [messageDeliveries, { openTo: 'by hand', states: deliveryStates }],
  [messagePreferences, { openTo: 'by hand' }],
  [messageHabits, { openTo: 'by hand' }],
  [firmMessageSettings, { openTo: 'worker' }],
  [messageRobots, { openTo: 'worker' }],
);
