import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, ref } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';
import { SCAN_STATES } from '../contract/scan-states.ts';

/** Files that people hand in with something: drawings, purchase orders, certificates, signed slips. */
export const attachments = pgTable(
  'attachments',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    /** Who handed it in; null where that was not written down. */
    userId: ref('user_id'),
    /** What it belongs to, as its feature calls it; the feature says who may see it. */
    ownerKind: text('owner_kind').notNull(),
    /** Null until it is said with something; what never is, is purged. */
    ownerId: ref('owner_id'),
    /** A line of the owner, or a word in its thread. */
    part: ref('part'),
    side: text('side'),
    /** Name of the file in the store of its kind. */
    storedAs: text('stored_as').notNull(),
    fileName: text('file_name').notNull(),
    mediaType: text('media_type').notNull(),
    /** Null where nobody counted. */
    bytes: integer('bytes'),
    scan: text('scan', { enum: SCAN_STATES }).notNull().default('none'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('attachments_firm_id').on(t.firmId, t.id),
    unique('attachments_stored_as').on(t.storedAs),
    index('attachments_owner').on(t.firmId, t.ownerKind, t.ownerId).where(sql`owner_id is not null`),
    index('attachments_loose').on(t.createdAt).where(sql`owner_id is null`),
    index('attachments_waiting').on(t.createdAt).where(sql`scan = 'waiting'`),
    check('attachments_side', sql`side in ('buyer', 'desk')`),
    check('attachments_bytes', sql`bytes > 0`),
    check('attachments_scan', sql`scan in ('none', 'waiting', 'clean', 'refused')`),
    check('attachments_loose_part', sql`owner_id is not null or part is null`),
  ],
);

export const attachmentRules = tableRules([attachments, { openTo: 'worker' }]);
