import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, ref } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';

/** What a link shows beside the object's own facts; everything else stays hidden. */
export interface SharedFields {
  prices?: boolean;
  address?: boolean;
  comments?: boolean;
  /** What goes with recommended goods; notes by item number. */
  words?: { forWhom: string; note: string; items: Record<string, string> };
}

/** A link somebody gave away: bound to one object, until a day, for what it may show. Only the token's hash is kept. */
export const shareLinks = pgTable(
  'share_links',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    /** Who made it and is told of openings. */
    userId: ref('user_id').notNull(),
    tokenHash: text('token_hash').notNull(),
    kind: text('kind').notNull(),
    /** Number of what it shows; an address of the shop for pages. */
    objectNo: text('object_no').notNull(),
    fields: jsonb('fields').notNull().default({}).$type<SharedFields>(),
    /** Sales code that orders through it are attributed to. */
    salesCode: text('sales_code'),
    title: text('title').notNull().default(''),
    opens: integer('opens').notNull().default(0),
    visitors: integer('visitors').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('share_links_firm_id').on(t.firmId, t.id),
    unique('share_links_token').on(t.tokenHash),
    index('share_links_owner').on(t.firmId, t.userId, t.createdAt.desc()),
    index('share_links_expires').on(t.expiresAt),
    check(
      'share_links_kind',
      sql`kind in ('page', 'product', 'quote', 'quote_help', 'order', 'logistics', 'recommend', 'details', 'survey', 'smart_quote', 'smart_order')`,
    ),
  ],
);

/** Each opening of a link, for its owner. Addresses are kept short of their last part. */
export const shareOpenings = pgTable(
  'share_openings',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    linkId: ref('link_id').notNull(),
    /** Tells visitors apart without naming them. */
    visitorHash: text('visitor_hash').notNull(),
    network: text('network').notNull().default(''),
    device: text('device').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({ columns: [t.firmId, t.linkId], foreignColumns: [shareLinks.firmId, shareLinks.id] }),
    index('share_openings_link').on(t.firmId, t.linkId, t.id.desc()),
  ],
);

/** What somebody behind a link asks to be changed (地址, 发票): carried out by the owner of the document, never by the link. */
export const shareRequests = pgTable(
  'share_requests',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    linkId: ref('link_id').notNull(),
    kind: text('kind').notNull(),
    wish: jsonb('wish').notNull(),
    status: text('status').notNull().default('open'),
    decidedBy: ref('decided_by'),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('share_requests_firm_id').on(t.firmId, t.id),
    foreignKey({ columns: [t.firmId, t.linkId], foreignColumns: [shareLinks.firmId, shareLinks.id] }),
    index('share_requests_open').on(t.firmId, t.status),
    check('share_requests_kind', sql`kind in ('address', 'invoice')`),
    check('share_requests_status', sql`status in ('open', 'accepted', 'refused')`),
  ],
);

export const shareRules = tableRules([shareOpenings, { writtenOnce: 'rows' }]);
