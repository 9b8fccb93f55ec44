import { type Attachment, presentAttachment } from '#business/attachments/api/public.ts';
import { toldLineFields } from '#business/line-fields/rules/public.ts';
import { formatUnitPrice } from '#platform/shared/money.ts';
import type { EnquiryFile, EnquiryLine } from '../contract/enquiry-schemas.ts';
import { LINE_OUTCOMES } from '../rules/enquiry-status.ts';
import type { enquiryLines } from './enquiry-tables.ts';

/** What is internal is told inside the company alone. */
export function presentLine(row: typeof enquiryLines.$inferSelect, inside: boolean): EnquiryLine {
  const { lineNo, itemNo, name, brand, model, unit, quantity, acceptSubstitute, outcome, outcomeNote } = row;
  return {
    lineNo,
    itemNo,
    name,
    brand,
    model,
    unit,
    quantity,
    acceptSubstitute,
    outcome,
    outcomeNote,
    ...toldLineFields(row, inside),
    outcomeLabel: LINE_OUTCOMES[outcome] ?? outcome,
    targetPrice: row.targetPrice === null ? null : formatUnitPrice(row.targetPrice),
  };
}

export function presentFile(file: Attachment): EnquiryFile {
  return { ...presentAttachment(file), lineNo: file.part === null ? null : Number(file.part) };
}
