import type { ErrorSpecs } from '#platform/shared/define-endpoint.ts';
import { actErrors } from './case-errors.ts';

/** Why nobody can be asked to come for goods. */
export const askErrors = {
  ...actErrors,
  RETURN_SLOT_GONE: { status: 409, code: 35890, message: '这个取件时间已经不能预约，请重新选择' },
  RETURN_NO_PICKUP: { status: 409, code: 35891, message: '暂不支持上门取件，请自行寄回或送货' },
} as const satisfies ErrorSpecs;

/** Why a parcel is not taken down as sent. */
export const sendErrors = {
  ...actErrors,
  RETURN_WAYBILL_MISSING: { status: 422, code: 35892, message: '自行寄回请填写承运商和运单号' },
} as const satisfies ErrorSpecs;

export const labelErrors = {
  RETURN_LABEL_ENDED: { status: 409, code: 35893, message: '这张退货单已经结束，请在售后详情页打印新的标签' },
} as const satisfies ErrorSpecs;
