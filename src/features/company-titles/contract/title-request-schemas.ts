import { z } from 'zod';
import { documentNumber } from '#business/document-numbers/contract/document-number.ts';
import { numberText } from '#business/document-numbers/contract/number-text.ts';
import { titleFacts } from '#features/profile/contract/invoice-title-contract.ts';
import { pageInput, pageOf } from '#platform/shared/pagination.ts';
import { instantText, plainText, rowId } from '#platform/shared/wire-schemas.ts';

export const TITLE_REQUEST_NUMBER = documentNumber('TT', '抬头申请号', 'title_request_number_seq');
export const requestNo = numberText(TITLE_REQUEST_NUMBER);

export const askInput = z.strictObject({
  ...titleFacts,
  /** Title of the company that is to change, as it was seen; without one a new title. */
  titleId: rowId.optional(),
  titleVersion: z.int().min(1).optional(),
  reason: plainText(200).min(1, '请填写申请说明'),
});
export type AskInput = z.output<typeof askInput>;

const fact = z.object({ label: z.string(), before: z.string(), after: z.string() });
const told = {
  requestNo: z.string(),
  kindLabel: z.string(),
  title: z.string(),
  taxNo: z.string(),
  fields: z.array(fact),
  reason: z.string(),
  status: z.string(),
  statusLabel: z.string(),
  askedBy: z.string(),
  createdAt: instantText,
  decidedAt: instantText.nullable(),
  answer: z.string(),
  version: z.int(),
};

export const ownRequest = z.object({ ...told, mayWithdraw: z.boolean() });
export type OwnTitleRequest = z.infer<typeof ownRequest>;
export const ownRequestPage = pageOf(ownRequest);
export const ownRequestsInput = z.strictObject(pageInput);
export const withdrawInput = z.strictObject({ requestNo });

export const deskRequest = z.object({
  ...told,
  customerCode: z.string(),
  firmName: z.string(),
  decidedBy: z.string(),
  /** What was compared with what is registered. */
  hints: z.array(z.object({ tone: z.enum(['success', 'warning', 'danger']), text: z.string() })),
  mayDecide: z.boolean(),
});
export type DeskTitleRequest = z.infer<typeof deskRequest>;
export const deskRequestPage = pageOf(deskRequest).extend({ waiting: z.int() });
export const deskRequestsInput = z.strictObject({
  tab: z.enum(['waiting', 'all']).default('waiting'),
  /** Company, its number, title or tax number. */
  keyword: plainText(60).default(''),
  ...pageInput,
});
export type DeskRequestsInput = z.output<typeof deskRequestsInput>;
export const decideInput = z.strictObject({
  requestNo,
  version: z.int().min(1),
  agreed: z.boolean(),
  /** Told to the company; wanted where it is refused. */
  answer: plainText(200).default(''),
});
export const acted = z.object({ requestNo: z.string(), status: z.string(), statusLabel: z.string() });
