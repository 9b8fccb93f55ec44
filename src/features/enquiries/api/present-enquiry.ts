import { type Attachment, presentAttachment } from '#business/attachments/api/public.ts';
import { formatUnitPrice } from '#platform/shared/money.ts';
import type { EnquiryEvent, EnquiryFile, EnquiryLine } from '../contract/enquiry-schemas.ts';
import { LINE_OUTCOMES } from '../rules/enquiry-status.ts';
import type { enquiryEvents, enquiryLines } from './enquiry-tables.ts';

/** Cost centres are told inside the company alone. */
export function presentLine(row: typeof enquiryLines.$inferSelect, inside: boolean): EnquiryLine {
  const { lineNo, itemNo, name, brand, model, note, unit, quantity, expectedOn, acceptSubstitute } = row;
  const { customerCode, outcome, outcomeNote } = row;
  const costCenter = inside ? row.costCenter : '';
  return {
    ...{ lineNo, itemNo, name, brand, model, note, unit, quantity, expectedOn, acceptSubstitute },
    ...{ customerCode, costCenter, outcome, outcomeNote },
    outcomeLabel: LINE_OUTCOMES[outcome] ?? outcome,
    targetPrice: row.targetPrice === null ? null : formatUnitPrice(row.targetPrice),
  };
}

export function presentFile(file: Attachment): EnquiryFile {
  return { ...presentAttachment(file), lineNo: file.part === null ? null : Number(file.part) };
}

const SIDES = { buyer: '采购方', desk: '客服', shop: '系统' } as const;

export function presentEvent(event: typeof enquiryEvents.$inferSelect, actorName: string | null): EnquiryEvent {
  const side = event.side as EnquiryEvent['side'];
  const { kind, detail } = event;
  return { side, kind, detail, actorName: actorName ?? SIDES[side], at: event.createdAt.toISOString() };
}
