import { sql } from 'drizzle-orm';
import { check, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, ref, updatedAt } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';

/** Codes of a company's own books: accounts per cost centre and category of goods, and those that stand once. */
export const erpCodes = pgTable(
  'erp_codes',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    role: text('role').notNull(),
    /** Code of a cost centre, of a category; empty: any. */
    costCenter: text('cost_center').notNull().default(''),
    category: text('category').notNull().default(''),
    account: text('account').notNull(),
    accountName: text('account_name').notNull().default(''),
    updatedAt: updatedAt(),
  },
  (t) => [
    unique('erp_codes_place').on(t.firmId, t.role, t.costCenter, t.category),
    check('erp_codes_role', sql`role in ('expense', 'input_tax', 'payable', 'supplier')`),
    check('erp_codes_expense', sql`role = 'expense' or (cost_center = '' and category = '')`),
  ],
);

export const erpCodeRules = tableRules([erpCodes, {}]);
