import { createHmac, timingSafeEqual } from 'node:crypto';
import { PushRefused, type RawPush } from './carrier-adapter.ts';

/** Where carriers bring their news. */
export const PUSH_PATH = '/api/carriers/push';
export const TIME_HEADER = 'x-carrier-time';
export const SIGNATURE_HEADER = 'x-carrier-signature';

/** How far clocks may lie apart; an older push is not believed, whoever signed it. */
const WINDOW_SECONDS = 300;

export interface SignedCall {
  method: 'GET' | 'POST';
  /** Path with query, as it is sent. */
  path: string;
  body: string;
  /** Seconds since 1970. */
  time: string;
}

/** HMAC-SHA256 in hex over the four parts, a line each: none of them can be moved to another call. */
export const signCarrierCall = ({ method, path, body, time }: SignedCall, key: string): string =>
  createHmac('sha256', key).update([method, path, time, body].join('\n')).digest('hex');

/** Headers of a signed call. */
export function signedHeaders(call: Omit<SignedCall, 'time'>, key: string, now: Date): Record<string, string> {
  const time = String(Math.floor(now.getTime() / 1_000));
  return { [TIME_HEADER]: time, [SIGNATURE_HEADER]: signCarrierCall({ ...call, time }, key) };
}

/** @throws PushRefused unless whoever holds the key signed exactly this within the last minutes. */
export function assertSigned({ headers, text }: RawPush, key: string, now: Date): void {
  const time = headers.get(TIME_HEADER) ?? '';
  const seconds = /^\d{10}$/.test(time) ? Number(time) : Number.NaN;
  if (!(Math.abs(now.getTime() / 1_000 - seconds) <= WINDOW_SECONDS)) throw new PushRefused('too old, or of no time');
  const wanted = Buffer.from(signCarrierCall({ method: 'POST', path: PUSH_PATH, body: text, time }, key));
  const given = Buffer.from(headers.get(SIGNATURE_HEADER) ?? '');
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw new PushRefused('wrong signature');
}
