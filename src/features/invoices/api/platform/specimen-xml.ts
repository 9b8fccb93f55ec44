import { displayTime } from '#platform/shared/display-time.ts';
import { formatAmount } from '#platform/shared/money.ts';
import type { InvoicePaper, InvoiceParty } from './tax-platform.ts';

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);
const tag = (name: string, value: string) => `<${name}>${escaped(value)}</${name}>`;

const party = (name: string, one: InvoiceParty) =>
  `<${name}>${tag('Name', one.name)}${tag('TaxNo', one.taxNo)}${tag('Address', one.address)}${tag('Phone', one.phone)}${tag('Bank', one.bankName)}${tag('Account', one.bankAccount)}</${name}>`;

/** The data of an invoice of the demo, marked as a specimen: it is no document of any tax bureau. */
export function specimenXml(paper: InvoicePaper): string {
  const lines = paper.lines.map(
    (line) =>
      `<Item no="${line.lineNo}">${tag('Name', line.name)}${tag('Spec', line.spec)}${tag('Unit', line.unit)}${tag('TaxCode', line.taxCode)}${tag('Quantity', String(line.quantity))}${tag('NetAmount', formatAmount(line.netFen))}${tag('TaxRate', String(line.taxRateBp / 10_000))}${tag('TaxAmount', formatAmount(line.taxFen))}</Item>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<EInvoice specimen="true">',
    tag('Specimen', '样票，仅供演示，不具有任何税务效力'),
    tag('InvoiceNo', paper.invoiceNo),
    tag('IssuedAt', displayTime(paper.issuedAt.toISOString())),
    party('Seller', paper.seller),
    party('Buyer', paper.buyer),
    `<Items>${lines.join('')}</Items>`,
    tag('NetAmount', formatAmount(paper.netFen)),
    tag('TaxAmount', formatAmount(paper.taxFen)),
    tag('TotalAmount', formatAmount(paper.netFen + paper.taxFen)),
    tag('Remark', paper.remark),
    '</EInvoice>',
  ].join('\n');
}
