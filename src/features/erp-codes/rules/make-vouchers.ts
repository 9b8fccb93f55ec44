/** What of an invoice goes to one account and one cost centre; fen, tax included; below zero of a red letter. */
export interface VoucherPart {
  documentId: string;
  red: boolean;
  invoiceNo: string;
  day: string;
  /** Specification 4: only special invoices (2) let their tax be deducted. */
  invoiceType: number;
  costCenter: string;
  account: string;
  accountName: string;
  amountFen: bigint;
  taxFen: bigint;
}

export interface Account {
  account: string;
  accountName: string;
}
export interface VoucherAccounts {
  payable: Account;
  /** Absent: tax is part of what goods cost. */
  inputTax: Account | null;
  supplier: Account | null;
}

/** A line of a voucher (分录). Either side may be below zero: red letters are booked in red on the side of the invoice. */
export interface VoucherLine extends Account {
  /** Counts vouchers of the file from 1. */
  voucher: number;
  day: string;
  words: string;
  debitFen: bigint | null;
  creditFen: bigint | null;
  costCenter: string;
  supplier: string;
  invoiceNo: string;
}

const SPECIAL = 2;
const sum = (fens: readonly bigint[]) => fens.reduce((all, fen) => all + fen, 0n);

function voucherOf(voucher: number, parts: readonly VoucherPart[], accounts: VoucherAccounts): VoucherLine[] {
  const [first] = parts;
  if (!first) return [];
  const { payable, inputTax, supplier } = accounts;
  const { day, invoiceNo, red } = first;
  const words = `${red ? '红冲' : '采购'}工业品 发票 ${invoiceNo}`;
  const named = [supplier?.account, supplier?.accountName].filter(Boolean).join(' ');
  const line = { voucher, day, words, invoiceNo, supplier: named, costCenter: '' };
  const deducts = first.invoiceType === SPECIAL && inputTax !== null;
  const debits = parts.map(({ account, accountName, costCenter, amountFen, taxFen }) => {
    const debitFen = deducts ? amountFen - taxFen : amountFen;
    return { ...line, account, accountName, costCenter, debitFen, creditFen: null };
  });
  const taxFen = sum(parts.map((part) => part.taxFen));
  const tax = deducts && taxFen !== 0n ? [{ ...line, ...inputTax, debitFen: taxFen, creditFen: null }] : [];
  const creditFen = sum(parts.map((part) => part.amountFen));
  return [...debits, ...tax, { ...line, ...payable, debitFen: null, creditFen }];
}

/**
 * One voucher (凭证) for each invoice and each red letter: goods to their accounts, deductible tax to its own, all of it owed to the
 * shop. What is debited is what is credited, to the fen, because both are sums of the same lines.
 */
export function makeVouchers(parts: readonly VoucherPart[], accounts: VoucherAccounts): VoucherLine[] {
  const documents = new Map<string, VoucherPart[]>();
  for (const part of parts) {
    const key = `${part.red} ${part.documentId}`;
    documents.set(key, [...(documents.get(key) ?? []), part]);
  }
  return [...documents.values()].flatMap((document, index) => voucherOf(index + 1, document, accounts));
}
