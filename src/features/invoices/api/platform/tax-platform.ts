import type { FileFormat, RedReason } from '../../contract/invoice-words.ts';
import type { RedCode } from '../../rules/red-letter-states.ts';

export interface InvoiceParty {
  name: string;
  taxNo: string;
  address: string;
  phone: string;
  bankName: string;
  bankAccount: string;
}

/** A line as it stands on an invoice; amounts in fen, tax not contained in `netFen`. */
export interface PlatformLine {
  lineNo: number;
  /** `*简称*名称`. */
  name: string;
  spec: string;
  unit: string;
  taxCode: string;
  taxRateBp: number;
  quantity: number;
  netFen: bigint;
  taxFen: bigint;
}

export interface IssueWish {
  /** Ours: asked again under the same number, one invoice is issued. */
  requestNo: string;
  /** How often it was sent after people looked at it. */
  attempt: number;
  /** 1 and 3: ordinary, 2: special. */
  type: number;
  seller: InvoiceParty;
  buyer: InvoiceParty;
  lines: readonly PlatformLine[];
  netFen: bigint;
  taxFen: bigint;
  remark: string;
  /** When it was asked for first. */
  askedAt: Date;
}

export interface IssuedInvoice {
  result: 'issued';
  /** 20 digits. */
  invoiceNo: string;
  issuedAt: Date;
}
/** `working`: taken note of, ask again; `refused`: it will not be issued, for a reason that people may read. */
export type IssueAnswer = IssuedInvoice | { result: 'working' } | { result: 'refused'; why: string };
/** `unknown`: nothing was ever sent under this number. */
export type QueryAnswer = IssueAnswer | { result: 'unknown' };

export interface RedWish {
  requestNo: string;
  attempt: number;
  invoiceNo: string;
  reason: RedReason;
  side: 'buyer' | 'seller';
  /** The buyer has booked it: he has to agree. */
  booked: boolean;
  /** What comes off, above nothing. */
  lines: readonly PlatformLine[];
  netFen: bigint;
  taxFen: bigint;
  askedAt: Date;
}
export type RedAnswer =
  | { result: 'standing'; code: RedCode }
  | { result: 'issued'; invoiceNo: string; issuedAt: Date }
  | { result: 'refused'; why: string };
export type RedQueryAnswer = RedAnswer | { result: 'unknown' };
export type RedWord = 'confirm' | 'deny' | 'withdraw';

/** Everything that a file of an invoice shows. */
export interface InvoicePaper extends Omit<IssueWish, 'attempt' | 'askedAt'> {
  invoiceNo: string;
  issuedAt: Date;
}

/**
 * Somebody else who issues invoices. What only went wrong on the way (no answer, a broken one) is thrown and asked again; nothing
 * here is called inside a transaction.
 */
export interface TaxPlatform {
  issue(wish: IssueWish): Promise<IssueAnswer>;
  query(wish: IssueWish): Promise<QueryAnswer>;
  requestRed(wish: RedWish): Promise<RedAnswer>;
  answerRed(wish: RedWish, word: RedWord): Promise<RedAnswer>;
  queryRed(wish: RedWish): Promise<RedQueryAnswer>;
  /** Null: the platform has no such file. */
  download(paper: InvoicePaper, format: FileFormat): Promise<Uint8Array | null>;
  verify(invoice: { invoiceNo: string; issuedAt: Date; totalFen: bigint }): Promise<'valid' | 'red' | 'unknown'>;
}

/** What the shop knows of invoicing, given from outside. */
export interface TaxSettings {
  /** Null: nobody is configured; what is to be issued waits for people. */
  platform: TaxPlatform | null;
  seller: InvoiceParty;
  /** What it issues is nothing but a specimen. */
  specimen: boolean;
}
