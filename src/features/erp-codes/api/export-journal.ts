import { defineExport, sheetOf, tableOf } from '#business/transfers/api/public.ts';
import type { ExportColumn } from '#business/transfers/rules/public.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { BUYING_PEOPLE } from '#platform/shared/identities.ts';
import { formatAmount } from '#platform/shared/money.ts';
import { journalErrors } from '../contract/erp-code-errors.ts';
import { type JournalInput, journalInput } from '../contract/erp-code-schemas.ts';
import { makeVouchers, type VoucherAccounts, type VoucherLine } from '../rules/make-vouchers.ts';
import { readCodes } from './erp-code-repo.ts';
import { countDocuments, readJournalParts } from './journal-repo.ts';

/** Invoices and red letters of one file. */
const MOST_DOCUMENTS = 5_000;
const AT_ONCE = 200;

const yuan = (fen: bigint | null) => (fen === null ? null : formatAmount(fen));
const COLUMNS: readonly ExportColumn<VoucherLine>[] = [
  { key: 'voucher', header: '凭证序号', kind: 'text', value: (row) => String(row.voucher) },
  { key: 'day', header: '日期', kind: 'date', value: (row) => row.day },
  { key: 'words', header: '摘要', kind: 'text', value: (row) => row.words },
  { key: 'account', header: '科目编码', kind: 'text', value: (row) => row.account },
  { key: 'accountName', header: '科目名称', kind: 'text', value: (row) => row.accountName },
  { key: 'debit', header: '借方金额', kind: 'money', value: (row) => yuan(row.debitFen) },
  { key: 'credit', header: '贷方金额', kind: 'money', value: (row) => yuan(row.creditFen) },
  { key: 'costCenter', header: '成本中心', kind: 'text', value: (row) => row.costCenter },
  { key: 'supplier', header: '供应商', kind: 'text', value: (row) => row.supplier },
  { key: 'invoiceNo', header: '发票号码', kind: 'text', value: (row) => row.invoiceNo },
];
const SHEET = sheetOf('凭证', COLUMNS);

/** Accounts that stand once; refused where a voucher would be without one. */
async function readAccounts(db: Db, firmId: bigint): Promise<VoucherAccounts> {
  const codes = await readCodes(db, firmId);
  const once = (role: string) =>
    codes.find((code) => code.role === role && code.costCenter === '' && code.category === '') ?? null;
  const payable = once('payable');
  if (!payable || !once('expense')) throw refuse(journalErrors, 'JOURNAL_ACCOUNTS');
  const named = (role: string) => {
    const code = once(role);
    return code && { account: code.account, accountName: code.accountName };
  };
  const { account, accountName } = payable;
  return { payable: { account, accountName }, inputTax: named('input_tax'), supplier: named('supplier') };
}

/** Vouchers of invoices and red letters issued in a period. */
export async function readJournal(
  db: Db,
  { firmId }: Pick<SignedInCaller, 'firmId'>,
  { dateFrom, dateTo }: Pick<JournalInput, 'dateFrom' | 'dateTo'>,
): Promise<VoucherLine[]> {
  const accounts = await readAccounts(db, firmId);
  const parts = (await readJournalParts(db, { firmId, dateFrom, dateTo })).map((row) => ({
    ...{ documentId: row.document_id, red: row.red, invoiceNo: row.invoice_no, day: row.day },
    ...{ invoiceType: row.invoice_type, costCenter: row.cost_center },
    ...{ account: row.account, accountName: row.account_name },
    ...{ amountFen: BigInt(row.amount_fen), taxFen: BigInt(row.tax_fen) },
  }));
  return makeVouchers(parts, accounts);
}

/** A journal that an ERP system books from: a voucher for each invoice and red letter, debit equal to credit. */
export const journalExport = defineExport({
  kind: 'erp-journal',
  label: '记账凭证',
  name: 'erpCodes.journal',
  path: '/enterprise-service/erpCode/journal',
  summary: '导出记账凭证',
  identities: BUYING_PEOPLE,
  permission: 'COST_MANAGEMENT',
  specified: false,
  input: journalInput,
  errors: journalErrors,
  fileName: '记账凭证.xlsx',
  inBackground: true,
  mostRows: MOST_DOCUMENTS,
  async plan(db, caller, { format, ...days }) {
    const { firmId } = caller;
    await readAccounts(db, firmId);
    const documents = await countDocuments(db, { firmId, ...days });
    if (documents === 0) throw refuse(journalErrors, 'JOURNAL_EMPTY');
    if (documents > MOST_DOCUMENTS) throw refuse(journalErrors, 'JOURNAL_LARGE');
    async function* vouchers(reader: Db) {
      yield await readJournal(reader, caller, days);
    }
    return {
      rows: documents,
      atOnce: documents <= AT_ONCE,
      fileName: `记账凭证-${days.dateFrom}-${days.dateTo}.${format}`,
      table: (reader) => tableOf([SHEET], vouchers(reader)),
    };
  },
});
