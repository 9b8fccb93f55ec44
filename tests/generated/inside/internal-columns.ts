import { LINE_FIELDS } from '#business/line-fields/contract/line-fields.ts';
import { FEATURE_SAMPLES } from '../feature-samples.gen.ts';

/**
 * What of a company's data is its own, column by column. Every column of words in a table of companies stands here: in a
 * table that is internal as a whole, as internal, or as told to the shop, with the reason. A new column without a decision
 * fails `sales-canaries.test.ts`.
 */

/** Tables that are internal as a whole. */
export const INTERNAL_TABLES = new Set([
  ...['access_log', 'addresses', 'approval_delayed_decisions', 'approval_delegations', 'approval_events'],
  ...['approval_flows', 'approval_line_refusals', 'approval_mail_tokens', 'approval_requests'],
  ...['approval_steps', 'approval_tasks', 'audit_chain', 'audit_log', 'budget_entries', 'bulk_lists'],
  ...['bulk_mappings', 'captchas', 'cart_lines', 'client_errors', 'cost_centers', 'cost_rules', 'departments'],
  ...['firm_days', 'idempotency_keys', 'invoice_titles', 'one_time_tokens', 'outbox', 'quote_costs'],
  'quote_desk_events',
  ...['recommendation_clicks', 'role_permissions', 'roles', 'search_clicks', 'search_feedback', 'search_history'],
  ...[
    'selection_lines',
    'selection_lists',
    'sessions',
    'shared_carts',
    'survey_answers',
    'tracked_events',
    'transfers',
  ],
  ...['verification_codes', 'view_history', 'visibility_rules', 'visitor_cart_lines'],
  ...FEATURE_SAMPLES.flatMap(({ internalTables = [] }) => internalTables),
]);

/**
 * Of these, what the shop itself keeps about a company (decision 0043): its desk reads them, neither its sales accounts nor
 * anybody of the company do. A note of the desk on a line belongs into such a table, not into the offers.
 */
export const KEPT_BY_THE_SHOP = new Set([
  ...['quote_costs', 'quote_desk_events', 'after_sale_decisions', 'after_sale_quick_months', 'returned_stock'],
  'customer_term_changes',
]);

/** Tables of lines that the shop is told of; what a buyer writes to a line says itself whether it is internal. */
const LINES = ['order_lines', 'quote_lines', 'enquiry_lines'];
const WRITTEN = LINE_FIELDS.flatMap(({ column, kind, inside }) => (kind === 'text' && !inside ? [column] : [])).join(
  ' ',
);

/** Single columns of tables that are told otherwise. */
export const INTERNAL_COLUMNS = new Set([
  ...['orders.over_budget', 'order_events.detail', 'quote_events.detail', 'after_sale_events.detail'],
  ...['statement_events.detail', 'statement_lines.cost_center', 'statements.group_key'],
  ...LINES.flatMap((table) => LINE_FIELDS.flatMap(({ column, inside }) => (inside ? [`${table}.${column}`] : []))),
  ...['users.user_name', 'users.phone_number', 'users.email', 'users.password_hash', 'users.nick_name'],
  ...['memberships.job_title', 'memberships.invited_as', 'firms.settings'],
]);

const ORDERED = 'what is ordered, for whom and where it goes: the shop delivers and invoices it';
const OFFERED = 'what the company asks the shop, and what the shop offers it';
const SENT = 'what the shop sent and how it arrived';
const SHARED = 'who shares sees what came of it; names and networks are masked when they are kept';

/** Told to people of the shop, and why. */
export const OPEN_COLUMNS: Readonly<Record<string, readonly [because: string, columns: string]>> = {
  ...Object.assign({}, ...FEATURE_SAMPLES.map(({ toldColumns }) => toldColumns)),
  agreement_prices: ['what the shop agreed with the company', 'agreement_no'],
  attachments: [
    'handed in for the shop; those of approvals are no row of the desk (attachment-kinds.test.ts)',
    'owner_kind side stored_as file_name media_type scan',
  ],
  credit_entries: ['credit the shop gives', 'kind document_type document_no effect_key note'],
  customer_items: ['orders and papers name goods by them: the shop delivers under them', 'code name code_key'],
  enquiries: [OFFERED, 'enquiry_no title status note source region_code share_code close_reason'],
  enquiry_events: [OFFERED, 'side kind detail'],
  enquiry_lines: [OFFERED, `item_no name brand model unit outcome outcome_note ${WRITTEN}`],
  firms: [
    'who the company is, as its invoices say and the shop files it',
    'customer_code name short_name firm_type level_code logo_url theme_color credit_code main_customer_code r3_code industry',
  ],
  item_corrections: ['a report to the shop', 'number fields content contact pictures status answer'],
  memberships: ['how the shop files a contact and its own sales people', 'seller_code contact_code data_scope'],
  order_events: [ORDERED, 'kind from_status to_status'],
  order_lines: [ORDERED, `item_no product_name brand_name mpn order_unit promises ${WRITTEN}`],
  order_parts: [SENT, 'warehouse status'],
  orders: [
    ORDERED,
    'order_no status po_number note address region_code invoice pay_way approval_status payment_status invoice_status statement_status after_sale_status share_code origin_case_no',
  ],
  payment_refunds: ['money between company and shop', 'refund_no status failure reference'],
  payments: ['money between company and shop', 'pay_no channel status channel_trade_no instructions failure'],
  picture_configs: ['what the shop shows the company', 'config_type app_code pictures texts'],
  quote_events: [OFFERED, 'side kind'],
  quote_lines: [OFFERED, `kind wished item_no product_name brand_name model unit wished_unit ${WRITTEN}`],
  quote_versions: [OFFERED, 'state payment_terms delivery_note note'],
  quotes: [OFFERED, 'quote_no title status source note region_code share_code approval_status close_reason'],
  share_links: [SHARED, 'token_hash kind object_no fields sales_code title'],
  share_openings: [SHARED, 'visitor_hash network device'],
  share_requests: [SHARED, 'kind wish status'],
  shipment_events: [SENT, 'place words notice_id'],
  shipments: [SENT, 'shipment_no carrier tracking_no status'],
  sign_records: [SENT, 'signer kind note'],
  stock_reservations: [SENT, 'warehouse state'],
  users: ['who ordered and whom the shop answers', 'user_code real_name avatar_url reg_type'],
};

/** Tables of the shop's own work that know no company. */
export const TABLES_OF_THE_SHOP = new Set([
  ...['heartbeats', 'import_mappings', 'import_runs', 'item_costs', 'payment_notices', 'stock_corrections'],
]);

/** Rows in which an internal column is internal: a sales account knows its own role. */
export const INTERNAL_WHERE: Readonly<Record<string, string>> = {
  'order_events.detail': `kind in ('approved', 'not_approved', 'approval_covered', 'approval_expired', 'over_budget',
    'cancelled', 'lines_cancelled')`,
  'roles.name': `id not in (select r.role_id from membership_roles r join memberships m on m.id = r.membership_id
    where m.participant_extend_type = 5)`,
  'after_sale_events.detail': `kind in ('approving', 'approved', 'not_approved', 'approval_withdrawn', 'approval_expired')`,
  'statement_events.detail': `kind in ('approving', 'approved', 'not_approved', 'approval_withdrawn', 'approval_expired',
    'late', 'shared', 'unshared', 'checked')`,
  'statements.group_key': `grouping = 'cost_center'`,
  'quote_events.detail': `kind in ('approving', 'approved', 'not_approved', 'approval_withdrawn', 'approval_expired')`,
};
