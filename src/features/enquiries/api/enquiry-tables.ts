import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { lineFieldColumns } from '#business/line-fields/api/public.ts';
import { skus } from '#features/catalog/api/catalog-tables.ts';
import { createdAt, id, instant, ref, unitPrice, updatedAt } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';
import { enquiryStates } from '../rules/enquiry-status.ts';

/** What a buyer wants to know the price of, often without an item number (需求单). */
export const enquiries = pgTable(
  'enquiries',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    userId: ref('user_id').notNull(),
    enquiryNo: text('enquiry_no').notNull(),
    title: text('title').notNull(),
    status: text('status').notNull(),
    note: text('note').notNull().default(''),
    /** Where it came from: `search`, `sku`, `list`, `cart`, `match` or `typed`. */
    source: text('source').notNull().default('typed'),
    /** County it goes to. */
    regionCode: text('region_code').notNull().default(''),
    urgent: boolean('urgent').notNull().default(false),
    /** Sales code of the link it came by. */
    shareCode: text('share_code'),
    /** Person of the desk who looks after it. */
    assigneeUserId: ref('assignee_user_id'),
    /** Until when the shop has promised an answer. */
    dueAt: instant('due_at'),
    closeReason: text('close_reason').notNull().default(''),
    lineCount: integer('line_count').notNull(),
    expiresAt: instant('expires_at'),
    version: integer('version').notNull().default(1),
    submittedAt: instant('submitted_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('enquiries_firm_id').on(t.firmId, t.id),
    unique('enquiries_no').on(t.firmId, t.enquiryNo),
    index('enquiries_list').on(t.firmId, t.createdAt.desc(), t.id.desc()),
    index('enquiries_queue').on(t.status, t.dueAt),
    check('enquiries_source', sql`source in ('search', 'sku', 'list', 'cart', 'match', 'typed')`),
  ],
);

/** A wish: an item of the catalogue, or words, brand and model. */
export const enquiryLines = pgTable(
  'enquiry_lines',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    enquiryId: ref('enquiry_id').notNull(),
    lineNo: integer('line_no').notNull(),
    skuId: ref('sku_id').references(() => skus.id),
    itemNo: text('item_no').notNull().default(''),
    name: text('name').notNull(),
    brand: text('brand').notNull().default(''),
    model: text('model').notNull().default(''),
    unit: text('unit').notNull().default(''),
    quantity: integer('quantity').notNull(),
    /** What the buyer would like to pay a piece; null where nothing was said. */
    targetPrice: unitPrice('target_price'),
    /** 接受替代品 */
    acceptSubstitute: boolean('accept_substitute').notNull().default(false),
    ...lineFieldColumns(),
    /** What the desk found: empty while open. */
    outcome: text('outcome').notNull().default(''),
    outcomeNote: text('outcome_note').notNull().default(''),
  },
  (t) => [
    unique('enquiry_lines_firm_id').on(t.firmId, t.id),
    unique('enquiry_lines_no').on(t.firmId, t.enquiryId, t.lineNo),
    foreignKey({ columns: [t.firmId, t.enquiryId], foreignColumns: [enquiries.firmId, enquiries.id] }),
    check('enquiry_lines_quantity', sql`quantity between 1 and 999999`),
    check('enquiry_lines_target', sql`target_price is null or target_price > 0`),
    check('enquiry_lines_outcome', sql`outcome in ('', 'same', 'substitute', 'several', 'none')`),
  ],
);

/** What was asked, answered and done, in order; append only. */
export const enquiryEvents = pgTable(
  'enquiry_events',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    enquiryId: ref('enquiry_id').notNull(),
    /** Null: the shop itself. */
    userId: ref('user_id'),
    side: text('side').notNull(),
    kind: text('kind').notNull(),
    lineNo: integer('line_no'),
    detail: text('detail').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({ columns: [t.firmId, t.enquiryId], foreignColumns: [enquiries.firmId, enquiries.id] }),
    index('enquiry_events_enquiry').on(t.firmId, t.enquiryId, t.id),
    check('enquiry_events_side', sql`side in ('buyer', 'desk', 'shop')`),
  ],
);

export const enquiryRules = tableRules(
  [enquiries, { openTo: 'desk', states: enquiryStates }],
  [enquiryLines, { openTo: 'desk' }],
  [enquiryEvents, { openTo: 'desk', writtenOnce: 'rows' }],
);
