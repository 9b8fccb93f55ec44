import { createHmac } from 'node:crypto';
import type { SmsMessage } from './messages.ts';
import type { SmsSender } from './sms-sender.ts';

export interface SmsGateway {
  url: string;
  /** Shared with the gateway; signs every request. */
  key: string;
  now: () => Date;
  timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const ANSWER_BYTES = 16_384;

/**
 * Sends through a gateway over HTTP: JSON by POST, `x-timestamp` (seconds) and `x-signature` (hex HMAC-SHA256 of
 * `timestamp.body`). Sent is what was answered with 2xx and, if the answer has a `code`, with code 0.
 */
export function createHttpSmsSender({ url, key, now, timeoutMs = TIMEOUT_MS }: SmsGateway): SmsSender {
  return {
    async send(message, messageId) {
      const body = JSON.stringify(requestOf(message, messageId));
      const timestamp = String(Math.floor(now().getTime() / 1000));
      const headers = {
        'content-type': 'application/json; charset=utf-8',
        'x-timestamp': timestamp,
        'x-signature': signSms(body, timestamp, key),
      };
      // A redirect would carry phone number and code to an address nobody configured.
      const options = {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      } as const;
      await fetch(url, options).then(assertSent, (error: unknown) => {
        throw new Error(`SMS gateway not reached: ${reasonOf(error)}`);
      });
    },
  };
}

export function signSms(body: string, timestamp: string, key: string): string {
  return createHmac('sha256', key).update(`${timestamp}.${body}`).digest('hex');
}

function requestOf({ phoneNumber, template, params, text }: SmsMessage, messageId: string) {
  return { messageId, phoneNumber, template, params, text };
}

/** What the gateway says beyond its codes may quote number and text, and is not repeated. */
async function assertSent(response: Response): Promise<void> {
  const answer = await readStart(response).catch((error: unknown) => {
    throw new Error(`SMS gateway did not finish its answer: ${reasonOf(error)}`);
  });
  if (!response.ok) throw new Error(`SMS gateway answered ${response.status}`);
  const code = codeOf(answer);
  if (code !== null && code !== '0') throw new Error(`SMS gateway refused with code ${code}`);
}

async function readStart(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Null when the answer says nothing beyond its status. */
function codeOf(answer: string): string | null {
  try {
    const { code } = JSON.parse(answer) as { code?: unknown };
    if (code === undefined || code === null) return null;
    const isPlain = typeof code === 'number' || (typeof code === 'string' && /^[\w.-]{1,40}$/.test(code));
    return isPlain ? String(code) : 'unreadable';
  } catch {
    return null;
  }
}

function reasonOf(error: unknown): string {
  const { name, cause } = error as { name?: string; cause?: { code?: string } };
  return cause?.code ?? name ?? 'unknown cause';
}
