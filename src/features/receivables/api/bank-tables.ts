import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, fen, id, oneOf, ref, updatedAt } from '#platform/api/columns.ts';
import { tableRules } from '#platform/api/table-rules.ts';
import type { BadBankRow, ColumnUses } from '../contract/bank-schemas.ts';
import { BANK_FORMAT_CODES } from '../contract/bank-words.ts';
import { bankLineStates } from '../rules/receipt-states.ts';

/** Accounts of the shop itself, with what the columns of their bank's tables mean. */
export const bankAccounts = pgTable(
  'bank_accounts',
  {
    id: id(),
    name: text('name').notNull(),
    bankName: text('bank_name').notNull(),
    accountNo: text('account_no').notNull(),
    /** Use → words of the heading row; empty until a file was read. */
    columns: jsonb('columns').notNull().default({}).$type<ColumnUses>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [unique('bank_accounts_no').on(t.accountNo)],
);

/** A file somebody brought, with what became of its rows. */
export const bankImports = pgTable(
  'bank_imports',
  {
    id: id(),
    accountId: ref('account_id').notNull(),
    fileName: text('file_name').notNull(),
    /** SHA-256 of its bytes: the same file twice changes nothing. */
    fileHash: text('file_hash').notNull(),
    format: text('format').notNull(),
    rowCount: integer('row_count').notNull(),
    newCount: integer('new_count').notNull(),
    knownCount: integer('known_count').notNull(),
    badRows: jsonb('bad_rows').notNull().$type<BadBankRow[]>(),
    userId: ref('user_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('bank_imports_file').on(t.accountId, t.fileHash),
    foreignKey({ columns: [t.accountId], foreignColumns: [bankAccounts.id] }),
    check('bank_imports_format', oneOf('format', BANK_FORMAT_CODES)),
  ],
);

/** A movement of one of the shop's accounts, each once however often a file brings it. */
export const bankLines = pgTable(
  'bank_lines',
  {
    id: id(),
    accountId: ref('account_id').notNull(),
    importId: ref('import_id').notNull(),
    rowNumber: integer('row_number').notNull(),
    /** Names it within its account. */
    lineKey: text('line_key').notNull(),
    bookedOn: date('booked_on', { mode: 'string' }).notNull(),
    /** Above zero came in. */
    amountFen: fen('amount_fen').notNull(),
    payerName: text('payer_name').notNull(),
    payerAccount: text('payer_account').notNull(),
    remark: text('remark').notNull(),
    reference: text('reference').notNull(),
    status: text('status').notNull(),
    /** Why it is not processed, in the words of whoever said so. */
    note: text('note').notNull().default(''),
    receiptNo: text('receipt_no'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [
    unique('bank_lines_key').on(t.accountId, t.lineKey),
    foreignKey({ columns: [t.accountId], foreignColumns: [bankAccounts.id] }),
    foreignKey({ columns: [t.importId], foreignColumns: [bankImports.id] }),
    index('bank_lines_queue').on(t.status, t.bookedOn, t.id),
    index('bank_lines_import').on(t.importId, t.rowNumber),
    check('bank_lines_amount', sql`amount_fen <> 0 and (amount_fen < 0) = (status = 'outgoing')`),
    check('bank_lines_receipt', sql`(status = 'matched') = (receipt_no is not null)`),
  ],
);

/** Names and accounts a firm has paid from, as people confirmed them. */
export const knownPayers = pgTable(
  'known_payers',
  {
    id: id(),
    firmId: ref('firm_id').notNull(),
    nameKey: text('name_key').notNull(),
    accountKey: text('account_key').notNull(),
    createdAt: createdAt(),
  },
  (t) => [unique('known_payers_once').on(t.firmId, t.nameKey, t.accountKey), index('known_payers_name').on(t.nameKey)],
);

export const bankRules = tableRules([bankLines, { states: bankLineStates }], [knownPayers, { openTo: 'desk' }]);
