import { lineName } from '../../rules/invoice-words.ts';
import type { ApplicationRow } from '../application-repo.ts';
import type { InvoiceRow, LineWithGoods } from '../invoice-repo.ts';
import type { InvoiceParty, IssueWish, PlatformLine } from '../platform/tax-platform.ts';

export interface LineShare {
  lineNo: number;
  quantity: number;
  amountFen: bigint;
  taxFen: bigint;
}

export const platformLine = (
  { goods }: Pick<LineWithGoods, 'goods'>,
  { lineNo, quantity, amountFen, taxFen }: LineShare,
): PlatformLine => ({
  ...{ lineNo, quantity, taxFen, netFen: amountFen - taxFen },
  ...{ name: lineName(goods.taxShortName, goods.productName), spec: goods.spec, unit: goods.unit },
  ...{ taxCode: goods.taxCode, taxRateBp: goods.taxRateBp },
});

const buyerOf = ({ title }: ApplicationRow): InvoiceParty => ({
  ...{ name: title.title, taxNo: title.taxNo ?? '', address: title.address ?? '', phone: title.phone ?? '' },
  ...{ bankName: title.bankName ?? '', bankAccount: title.bankAccount ?? '' },
});

/** What the platform is asked to issue. */
export const issueWish = (
  application: ApplicationRow,
  invoice: InvoiceRow,
  lines: readonly LineWithGoods[],
  seller: InvoiceParty,
): IssueWish => ({
  ...{ requestNo: invoice.requestNo, attempt: invoice.sendings, type: application.type, seller },
  buyer: buyerOf(application),
  lines: lines.map(({ line, goods }) => platformLine({ goods }, line)),
  netFen: invoice.amountFen - invoice.taxFen,
  taxFen: invoice.taxFen,
  remark: invoice.remark,
  askedAt: invoice.createdAt,
});
