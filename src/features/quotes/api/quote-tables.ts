import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { lineFieldColumns } from '#business/line-fields/api/public.ts';
import { skus } from '#features/catalog/api/catalog-tables.ts';
import { enquiries } from '#features/enquiries/api/enquiry-tables.ts';
import { orders } from '#features/orders/api/order-tables.ts';
import { createdAt, fen, id, instant, ref, unitPrice, updatedAt } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';
import { quoteStates } from '../rules/quote-status.ts';

/** What the shop offers a firm for a time (报价). What it offers stands in numbered versions. */
export const quotes = pgTable(
  'quotes',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    /** The buyer it is for. */
    userId: ref('user_id').notNull(),
    quoteNo: text('quote_no').notNull(),
    title: text('title').notNull(),
    status: text('status').notNull(),
    enquiryId: ref('enquiry_id'),
    /** Where it came from: `cart`, `list`, `enquiry`, `match`, `copy`. */
    source: text('source').notNull(),
    note: text('note').notNull().default(''),
    regionCode: text('region_code').notNull().default(''),
    shareCode: text('share_code'),
    assigneeUserId: ref('assignee_user_id'),
    dueAt: instant('due_at'),
    /** Version that was sent last; 0 before the first. Only this one can be accepted. */
    sentVersion: smallint('sent_version').notNull().default(0),
    validUntil: instant('valid_until'),
    /** Of the version sent last. */
    totalFen: fen('total_fen').notNull().default(sql`0`),
    convertedFen: fen('converted_fen').notNull().default(sql`0`),
    /** Approval on the buyer's side; what was approved covers conversions up to its amount. */
    approvalStatus: text('approval_status').notNull().default('none'),
    approvedFen: fen('approved_fen').notNull().default(sql`0`),
    closeReason: text('close_reason').notNull().default(''),
    supersededBy: ref('superseded_by'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('quotes_firm_id').on(t.firmId, t.id),
    unique('quotes_no').on(t.firmId, t.quoteNo),
    foreignKey({ columns: [t.firmId, t.enquiryId], foreignColumns: [enquiries.firmId, enquiries.id] }),
    index('quotes_list').on(t.firmId, t.createdAt.desc(), t.id.desc()),
    index('quotes_queue').on(t.status, t.dueAt),
    index('quotes_expiry').on(t.validUntil).where(sql`valid_until is not null`),
    index('quotes_replaced').on(t.firmId, t.supersededBy).where(sql`superseded_by is not null`),
    check('quotes_source', sql`source in ('cart', 'list', 'enquiry', 'match', 'copy')`),
    check('quotes_approval', sql`approval_status in ('none', 'pending', 'passed', 'refused')`),
    check('quotes_amounts', sql`total_fen >= 0 and converted_fen between 0 and total_fen and approved_fen >= 0`),
  ],
);

/** An offer as it was sent: numbered, never changed afterwards (a trigger refuses). */
export const quoteVersions = pgTable(
  'quote_versions',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    quoteId: ref('quote_id').notNull(),
    versionNo: smallint('version_no').notNull(),
    /** `draft` at the desk, `checking` by the seller's superior, `sent`. */
    state: text('state').notNull().default('draft'),
    goodsFen: fen('goods_fen').notNull().default(sql`0`),
    freightFen: fen('freight_fen').notNull().default(sql`0`),
    taxFen: fen('tax_fen').notNull().default(sql`0`),
    totalFen: fen('total_fen').notNull().default(sql`0`),
    paymentTerms: text('payment_terms').notNull().default(''),
    deliveryNote: text('delivery_note').notNull().default(''),
    note: text('note').notNull().default(''),
    validDays: smallint('valid_days').notNull().default(15),
    validUntil: instant('valid_until'),
    /** Who wrote the draft last. */
    createdBy: ref('created_by').notNull(),
    /** Who pressed 送复核. */
    submittedBy: ref('submitted_by'),
    checkedBy: ref('checked_by'),
    sentAt: instant('sent_at'),
    createdAt: createdAt(),
  },
  (t) => [
    unique('quote_versions_firm_id').on(t.firmId, t.id),
    unique('quote_versions_no').on(t.firmId, t.quoteId, t.versionNo),
    foreignKey({ columns: [t.firmId, t.quoteId], foreignColumns: [quotes.firmId, quotes.id] }),
    check('quote_versions_state', sql`state in ('draft', 'checking', 'sent')`),
    check('quote_versions_total', sql`total_fen = goods_fen + freight_fen and freight_fen >= 0 and tax_fen >= 0`),
    check('quote_versions_days', sql`valid_days between 1 and 365`),
  ],
);

/** One offer for one wish; several offers of a wish share its line number. The text is frozen, the catalogue moves on. */
export const quoteLines = pgTable(
  'quote_lines',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    quoteId: ref('quote_id').notNull(),
    versionId: ref('version_id').notNull(),
    lineNo: integer('line_no').notNull(),
    offerNo: smallint('offer_no').notNull().default(1),
    /** `same` as wished, a `substitute`, or `none`: cannot be had. */
    kind: text('kind').notNull().default('same'),
    /** What was wished, as words: stands beside a substitute. */
    wished: text('wished').notNull().default(''),
    /** So many of the buyer's own units were asked for: 200 个 of what is sold by 盒. Null where the order unit was meant. */
    wishedQuantity: integer('wished_quantity'),
    wishedUnit: text('wished_unit').notNull().default(''),
    skuId: ref('sku_id').references(() => skus.id),
    itemNo: text('item_no').notNull().default(''),
    productName: text('product_name').notNull(),
    brandName: text('brand_name').notNull().default(''),
    model: text('model').notNull().default(''),
    unit: text('unit').notNull().default(''),
    quantity: integer('quantity').notNull(),
    moq: integer('moq').notNull().default(1),
    unitPrice: unitPrice('unit_price').notNull(),
    amountFen: fen('amount_fen').notNull(),
    taxRateBp: integer('tax_rate_bp').notNull(),
    taxFen: fen('tax_fen').notNull(),
    deliveryDays: integer('delivery_days'),
    ...lineFieldColumns(),
    /** Counted in the totals: the first offer of each wish unless the buyer chose another. */
    counted: boolean('counted').notNull().default(true),
    /** Ordered so far; moves with the orders made of it. */
    convertedQuantity: integer('converted_quantity').notNull().default(0),
  },
  (t) => [
    unique('quote_lines_firm_id').on(t.firmId, t.id),
    unique('quote_lines_no').on(t.firmId, t.versionId, t.lineNo, t.offerNo),
    foreignKey({ columns: [t.firmId, t.versionId], foreignColumns: [quoteVersions.firmId, quoteVersions.id] }),
    foreignKey({ columns: [t.firmId, t.quoteId], foreignColumns: [quotes.firmId, quotes.id] }),
    check('quote_lines_kind', sql`kind in ('same', 'substitute', 'none')`),
    check('quote_lines_quantity', sql`quantity between 1 and 999999 and moq between 1 and 999999`),
    check('quote_lines_amount', sql`amount_fen = (unit_price * quantity + 50) / 100`),
    check('quote_lines_tax', sql`tax_fen >= 0 and tax_fen <= amount_fen`),
    check('quote_lines_converted', sql`converted_quantity between 0 and quantity`),
  ],
);

/**
 * What a line costs the shop and the least it may be sold for: for the desk alone, no policy shows it to a customer. Of
 * a draft only changes and typed figures count, the rest is read from the catalogue; from the moment it is sent, all stand.
 */
export const quoteCosts = pgTable(
  'quote_costs',
  {
    firmId: ref('firm_id').notNull(),
    lineId: ref('line_id').notNull(),
    /** Null: nobody knows. */
    cost: unitPrice('cost'),
    floor: unitPrice('floor'),
    supplier: text('supplier').notNull().default(''),
    /** `catalogue`; `changed` by the desk for this line; `typed` for goods outside the catalogue. */
    source: text('source').notNull().default('typed'),
    /** What the catalogue said of a line whose basis was changed. */
    catalogueCost: unitPrice('catalogue_cost'),
    catalogueFloor: unitPrice('catalogue_floor'),
    changeReason: text('change_reason').notNull().default(''),
    changedBy: ref('changed_by'),
    /** Why the seller goes below the floor or earns so little. */
    priceReason: text('price_reason').notNull().default(''),
  },
  (t) => [
    unique('quote_costs_line').on(t.firmId, t.lineId),
    foreignKey({ columns: [t.firmId, t.lineId], foreignColumns: [quoteLines.firmId, quoteLines.id] }),
    check('quote_costs_amounts', sql`cost >= 0 and floor >= 0`),
    check('quote_costs_source', sql`source in ('catalogue', 'changed', 'typed')`),
    check('quote_costs_change', sql`(source = 'changed') = (changed_by is not null and change_reason <> '')`),
  ],
);

/** What the desk did among itself: costs changed, sent for review, passed or sent back; append only, no customer's. */
export const quoteDeskEvents = pgTable(
  'quote_desk_events',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    quoteId: ref('quote_id').notNull(),
    versionNo: smallint('version_no').notNull(),
    lineNo: integer('line_no'),
    offerNo: smallint('offer_no'),
    userId: ref('user_id'),
    kind: text('kind').notNull(),
    detail: text('detail').notNull().default(''),
    costBefore: unitPrice('cost_before'),
    floorBefore: unitPrice('floor_before'),
    costAfter: unitPrice('cost_after'),
    floorAfter: unitPrice('floor_after'),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({ columns: [t.firmId, t.quoteId], foreignColumns: [quotes.firmId, quotes.id] }),
    index('quote_desk_events_quote').on(t.firmId, t.quoteId, t.id),
    check('quote_desk_events_kind', sql`kind in ('basis_changed', 'to_review', 'review_passed', 'review_refused')`),
  ],
);

/** Talk about a version and its lines: target prices, answers, what happened; append only. */
export const quoteEvents = pgTable(
  'quote_events',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    quoteId: ref('quote_id').notNull(),
    versionNo: smallint('version_no').notNull().default(0),
    lineNo: integer('line_no'),
    userId: ref('user_id'),
    side: text('side').notNull(),
    kind: text('kind').notNull(),
    detail: text('detail').notNull().default(''),
    targetPrice: unitPrice('target_price'),
    createdAt: createdAt(),
  },
  (t) => [
    foreignKey({ columns: [t.firmId, t.quoteId], foreignColumns: [quotes.firmId, quotes.id] }),
    index('quote_events_quote').on(t.firmId, t.quoteId, t.id),
    check('quote_events_side', sql`side in ('buyer', 'desk', 'shop')`),
  ],
);

/** Which orders were made of which line, and how much of it. */
export const quoteConversions = pgTable(
  'quote_conversions',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    quoteId: ref('quote_id').notNull(),
    lineId: ref('line_id').notNull(),
    orderId: ref('order_id').notNull(),
    quantity: integer('quantity').notNull(),
    amountFen: fen('amount_fen').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('quote_conversions_once').on(t.firmId, t.orderId, t.lineId),
    foreignKey({ columns: [t.firmId, t.quoteId], foreignColumns: [quotes.firmId, quotes.id] }),
    foreignKey({ columns: [t.firmId, t.lineId], foreignColumns: [quoteLines.firmId, quoteLines.id] }),
    foreignKey({ columns: [t.firmId, t.orderId], foreignColumns: [orders.firmId, orders.id] }),
    index('quote_conversions_quote').on(t.firmId, t.quoteId),
    check('quote_conversions_quantity', sql`quantity > 0 and amount_fen >= 0`),
  ],
);

export const quoteRules = tableRules(
  [quotes, { openTo: 'desk', states: quoteStates }],
  [quoteVersions, { openTo: 'desk' }],
  [quoteLines, { openTo: 'desk' }],
  [quoteCosts, { openTo: 'by hand' }],
  [quoteDeskEvents, { openTo: 'by hand', writtenOnce: 'rows' }],
  [quoteEvents, { openTo: 'desk', writtenOnce: 'rows' }],
  [quoteConversions, { openTo: 'desk', writtenOnce: 'rows' }],
);
