import type { ErrorSpecs } from '#platform/shared/define-endpoint.ts';

/** What a QR code refuses to carry (specification 5). */
export const qrErrors = {
  QR_EMPTY: { status: 422, code: 33025, message: '没有内容，无法生成二维码' },
  QR_TOO_LARGE: { status: 422, code: 33026, message: '内容过长，无法生成二维码，请缩短后重试' },
} as const satisfies ErrorSpecs;
