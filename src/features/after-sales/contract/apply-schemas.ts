import { z } from 'zod';
import { attachedFile } from '#business/attachments/contract/attachment-schemas.ts';
import { shownLineFields } from '#business/line-fields/contract/line-field-schemas.ts';
import { amountText, instantText, plainText, quantity } from '#platform/shared/wire-schemas.ts';
import { CASE_REASON_CODES } from './case-reasons.ts';
import { deliveryAddress, fileIds, kindCode, lineNo, orderNo, wayCode } from './case-schemas.ts';

const reasonCode = z.enum(CASE_REASON_CODES);
const evidence = z.enum(['picture', 'video', 'measure']);
export const MAX_CASE_LINES = 200;

const offeredKind = z.object({
  kind: kindCode,
  label: z.string(),
  /** 可售后数量 of this kind: received units, missing ones, or those that came too many. */
  available: z.number().int(),
  /** Why nothing of this kind can be applied for; null where it can. */
  refusal: z.string().nullable(),
  reasons: z.array(
    z.object({
      reason: reasonCode,
      label: z.string(),
      /** The shop's fault: it pays freight. */
      fault: z.boolean(),
      evidence: z.array(evidence),
      /** Why not for this reason; null where it can. */
      refusal: z.string().nullable(),
    }),
  ),
});
export type OfferedKind = z.infer<typeof offeredKind>;

const entryLine = z.object({
  lineNo: z.number().int(),
  /** What the buyer wrote to the line of the order. */
  written: z.object(shownLineFields),
  skuCode: z.string(),
  productName: z.string(),
  productImg: z.string(),
  orderUnit: z.string(),
  quantity: z.number().int(),
  signedQuantity: z.number().int(),
  /** As signed: missing, too many, broken. */
  shortQuantity: z.number().int(),
  overQuantity: z.number().int(),
  damagedQuantity: z.number().int(),
  /** Null before anything of it was signed. */
  signedAt: instantText.nullable(),
  /** 可售后数量: signed, and neither held by a case nor settled by one. */
  available: z.number().int(),
  inProgress: z.number().int(),
  settled: z.number().int(),
  /** What was paid for the available ones. */
  paidAmount: amountText,
  kinds: z.array(offeredKind),
  /** Cases with units of the line, the latest first. */
  cases: z.array(
    z.object({ caseNo: z.string(), kindLabel: z.string(), statusLabel: z.string(), quantity: z.number().int() }),
  ),
});
export type EntryLine = z.infer<typeof entryLine>;

export const caseEntries = z.object({
  orderNo: z.string(),
  statusLabel: z.string(),
  /** Why nothing of this order can be applied for; null where something can. */
  refusal: z.string().nullable(),
  lines: z.array(entryLine),
  /** Paid by bank transfer: an application for money names the account it goes to. */
  accountWanted: z.boolean(),
  /** Where goods went; what is picked up is picked up there unless said otherwise. */
  address: deliveryAddress,
  /** Something was begun for this order and not handed in. */
  draft: z.boolean(),
});
export type CaseEntries = z.infer<typeof caseEntries>;

const wish = {
  lineNo,
  kind: kindCode,
  reason: reasonCode,
  quantity,
  /** Yuan a case of 退差价 asks for this line. */
  gapAmount: amountText
    .max(14, '金额过大')
    .refine((text) => !text.startsWith('-'), '差价不能为负')
    .optional(),
};

const wishLines = <L extends z.ZodType>(line: L) =>
  z.array(line).min(1, '请至少选择一种商品').max(MAX_CASE_LINES, `一次最多申请 ${MAX_CASE_LINES} 行`);

export const previewInput = z.strictObject({ orderNo, lines: wishLines(z.strictObject(wish)) });
export type PreviewInput = z.output<typeof previewInput>;

/** What would become of an application: one case for each kind and payer of freight. */
export const casePreview = z.object({
  lines: z.array(
    z.object({
      lineNo: z.number().int(),
      kind: kindCode,
      amount: amountText,
      evidence: z.array(evidence),
      /** Why it would be refused; null where it would not. */
      refusal: z.string().nullable(),
    }),
  ),
  cases: z.array(
    z.object({
      kind: kindCode,
      kindLabel: z.string(),
      lineCount: z.number().int(),
      amount: amountText,
      freightPayer: z.enum(['shop', 'buyer']),
      freightPayerLabel: z.string(),
      /** Goods come back: a way has to be chosen. */
      comesBack: z.boolean(),
      /** The company wants it approved first. */
      approval: z.boolean(),
    }),
  ),
  totalAmount: amountText,
});
export type CasePreview = z.infer<typeof casePreview>;

const appliedLine = z.strictObject({
  ...wish,
  note: plainText(300).default(''),
  /** A dimension as the customer measured it. */
  measured: plainText(60).default(''),
  fileIds,
});

export const bankAccount = z.strictObject({
  holder: plainText(80).min(1, '请填写户名'),
  bank: plainText(80).min(1, '请填写开户行'),
  number: z.string().regex(/^\d{8,30}$/, '账号应为 8 至 30 位数字'),
});
export type BankAccount = z.output<typeof bankAccount>;

/** Where and when a carrier comes, as the customer wrote it. */
export const pickupAddress = z.strictObject({
  receiver: plainText(40).min(1, '请填写联系人'),
  phone: z.string().regex(/^[0-9+\-\s()]{6,20}$/, '电话格式不正确'),
  province: plainText(20).min(1, '请填写省份'),
  city: plainText(20).default(''),
  district: plainText(20).default(''),
  detail: plainText(120).min(1, '请填写详细地址'),
});

const howBack = {
  returnWay: wayCode.default('mail'),
  contactName: plainText(40).default(''),
  contactPhone: z
    .string()
    .regex(/^[0-9+\-\s()]{0,20}$/, '电话格式不正确')
    .default(''),
  /** Where no stock is left to exchange it for. */
  exchangeWish: z.enum(['wait', 'refund']).default('wait'),
};

export const applyInput = z.strictObject({
  orderNo,
  lines: wishLines(appliedLine),
  ...howBack,
  /** Without one, what is picked up is picked up where it was delivered. */
  pickupAddress: pickupAddress.optional(),
  account: bankAccount.optional(),
});
export type ApplyInput = z.output<typeof applyInput>;
export type ApplyRequest = z.input<typeof applyInput>;

export const applied = z.object({
  cases: z.array(
    z.object({
      caseNo: z.string(),
      kind: kindCode,
      kindLabel: z.string(),
      status: z.string(),
      statusLabel: z.string(),
      /** Settled at once: nothing has to be sent back. */
      quick: z.boolean(),
    }),
  ),
});
export type Applied = z.infer<typeof applied>;

/** A draft may be without lines, and its fields may be as unfinished as they were left; an account is not kept. */
export const draftInput = z.strictObject({
  orderNo,
  lines: z.array(appliedLine).max(MAX_CASE_LINES, `一次最多申请 ${MAX_CASE_LINES} 行`),
  ...howBack,
});
export type DraftInput = z.output<typeof draftInput>;

export const savedDraft = z.object({ savedAt: instantText });
export const caseDraft = z.object({
  /** Null where there is none. */
  draft: z
    .object({
      lines: z.array(appliedLine),
      ...howBack,
      savedAt: instantText,
      /** Files of the draft that are still there. */
      files: z.array(attachedFile),
    })
    .nullable(),
});
export type CaseDraft = z.infer<typeof caseDraft>;
