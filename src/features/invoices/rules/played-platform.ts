import { draw } from '#business/carriers/rules/public.ts';

/** How a pretended platform answers a request: at once, later, not at all though it did it, or with a refusal. */
export type PlayedAnswer = 'issued' | 'slow' | 'lost' | 'refused';

/** `faults`: share of the usual troubles, from 0 to 1. The same seed and number give the same answer. */
export function playedAnswer(seed: string, requestNo: string, attempt: number, faults: number): PlayedAnswer {
  const share = draw(`${seed} answer ${requestNo} ${attempt}`);
  if (share < 0.08 * faults) return 'refused';
  if (share < 0.2 * faults) return 'lost';
  return share < 0.35 * faults ? 'slow' : 'issued';
}

/** Seconds that a slow answer takes. */
export const PLAYED_SECONDS = 45;

/** Number of a pretended invoice: 20 digits that begin with 99, which no tax bureau gives. */
export function playedNumber(seed: string, requestNo: string): string {
  const digits = [1, 2].map((part) =>
    String(Math.floor(draw(`${seed} number ${part} ${requestNo}`) * 1e6)).padStart(6, '0'),
  );
  return `99${requestNo.replace(/\D/g, '').slice(-6).padStart(6, '0')}${digits.join('')}`;
}

/** Why a pretended platform refuses. */
export const PLAYED_REFUSALS = [
  '购方名称与税号不一致，请核对发票抬头',
  '当日可用授信额度不足，请稍后重试',
  '税收分类编码与税率不匹配',
] as const;
export const playedRefusal = (seed: string, requestNo: string): string =>
  PLAYED_REFUSALS[Math.floor(draw(`${seed} why ${requestNo}`) * PLAYED_REFUSALS.length)] ?? PLAYED_REFUSALS[0];
