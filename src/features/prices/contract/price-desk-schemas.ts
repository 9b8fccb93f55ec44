import { z } from 'zod';
import { tableFile } from '#platform/shared/file-content.ts';
import { pageInput } from '#platform/shared/pagination.ts';
import {
  calendarDay,
  instantText,
  itemNo,
  plainText,
  quantity,
  rowId,
  unitPriceText,
} from '#platform/shared/wire-schemas.ts';

const customerCode = plainText(40).min(1, '请填写客户编号');
const agreementNo = plainText(40).min(1, '请填写协议号');
const day = calendarDay();

/** Above zero: no price at all is said by having no agreement. */
const price = unitPriceText.refine((text) => /[1-9]/.test(text), '价格要大于 0');

const MAX_TIERS = 10;

/** Periods as seen today. */
const state = z.enum(['running', 'coming', 'ended']);
export type PeriodState = z.infer<typeof state>;

export const agreementFilter = z.strictObject({
  /** Customer number, or part of the name. */
  customer: plainText(60).default(''),
  /** Item number, or part of the name. */
  item: plainText(60).default(''),
  state: state.optional(),
  ...pageInput,
});
export type AgreementFilter = z.infer<typeof agreementFilter>;

export const agreementRow = z.object({
  id: z.string(),
  customerCode: z.string(),
  firmName: z.string(),
  skuCode: z.string(),
  productName: z.string(),
  orderUnit: z.string(),
  agreementNo: z.string(),
  minQuantity: z.int(),
  price: unitPriceText,
  listPrice: unitPriceText.nullable(),
  validFrom: z.string(),
  /** Last day; null until further notice. */
  validTo: z.string().nullable(),
  state,
});
export type AgreementRow = z.infer<typeof agreementRow>;

const period = { validFrom: day, validTo: day.nullable() };
const inOrder = ({ validFrom, validTo }: { validFrom: string; validTo: string | null }) =>
  validTo === null || validTo >= validFrom;
const OUT_OF_ORDER = { message: '结束日期不能早于开始日期', path: ['validTo'] };

export const newAgreement = z
  .strictObject({
    customerCode,
    skuCode: itemNo,
    agreementNo,
    ...period,
    tiers: z
      .array(z.strictObject({ minQuantity: quantity, price }))
      .min(1, '请至少填写一档价格')
      .max(MAX_TIERS, `最多 ${MAX_TIERS} 档价格`)
      .refine((tiers) => new Set(tiers.map((tier) => tier.minQuantity)).size === tiers.length, '起订量不能重复'),
  })
  .refine(inOrder, OUT_OF_ORDER);
export type NewAgreement = z.infer<typeof newAgreement>;

export const agreementChange = z.strictObject({ id: rowId, price, ...period }).refine(inOrder, OUT_OF_ORDER);
export type AgreementChange = z.infer<typeof agreementChange>;

export const rowChoice = z.strictObject({ id: rowId });

export const promotionFilter = z.strictObject({
  item: plainText(60).default(''),
  state: state.optional(),
  ...pageInput,
});
export type PromotionFilter = z.infer<typeof promotionFilter>;

export const promotionRow = z.object({
  id: z.string(),
  skuCode: z.string(),
  productName: z.string(),
  orderUnit: z.string(),
  name: z.string(),
  price: unitPriceText,
  listPrice: unitPriceText.nullable(),
  startsAt: instantText,
  endsAt: instantText,
  state,
});
export type PromotionRow = z.infer<typeof promotionRow>;

export const newPromotion = z
  .strictObject({
    skuCode: itemNo,
    name: plainText(40).min(1, '请填写活动名称'),
    price,
    startsAt: instantText,
    endsAt: instantText,
  })
  .refine(({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt), {
    message: '结束时间要晚于开始时间',
    path: ['endsAt'],
  });
export type NewPromotion = z.infer<typeof newPromotion>;

export const customerChoice = z.object({ customerCode: z.string(), firmName: z.string() });

export const agreementTable = z.strictObject({
  file: tableFile(),
  /** Says what would happen and changes nothing. */
  dryRun: z.boolean(),
});

const outcome = z.enum(['added', 'changed', 'same', 'refused']);
export type RowOutcome = z.infer<typeof outcome>;

/** One row of the file and what became of it. */
export const rowReport = z.object({
  rowNumber: z.int(),
  customerCode: z.string(),
  skuCode: z.string(),
  outcome,
  /** Why it was refused, or what changed. */
  note: z.string(),
});
export type RowReport = z.infer<typeof rowReport>;

export const tableReport = z.object({
  dryRun: z.boolean(),
  counts: z.object({ added: z.int(), changed: z.int(), same: z.int(), refused: z.int() }),
  rows: z.array(rowReport),
});
export type TableReport = z.infer<typeof tableReport>;
