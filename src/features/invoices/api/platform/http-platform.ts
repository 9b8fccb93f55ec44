import { createHmac } from 'node:crypto';
import { formatAmount } from '#platform/shared/money.ts';
import { todayInShanghai } from '#platform/shared/shanghai.ts';
import { issueAnswer, queryAnswer, redAnswer, redQueryAnswer, verifyAnswer } from './platform-shapes.ts';
import type { IssueWish, PlatformLine, RedWish, TaxPlatform } from './tax-platform.ts';

export interface PlatformConnection {
  /** Base address; `/invoices` and `/red-letters` are appended. */
  url: string;
  appKey: string;
  secret: string;
  now: () => Date;
  timeoutMs?: number;
}

const TIMEOUT_MS = 15_000;
/** Files of invoices with many lines are the largest answers. */
const ANSWER_BYTES = 8 * 1024 * 1024;

const lineBody = (line: PlatformLine) => ({
  lineNo: line.lineNo,
  goodsName: line.name,
  specification: line.spec,
  unit: line.unit,
  goodsTaxCode: line.taxCode,
  quantity: line.quantity,
  taxRate: line.taxRateBp / 10_000,
  netAmount: formatAmount(line.netFen),
  taxAmount: formatAmount(line.taxFen),
});

const issueBody = ({ lines, netFen, taxFen, askedAt, ...wish }: IssueWish) => ({
  ...wish,
  invoiceKind: wish.type === 2 ? '81' : '82',
  netAmount: formatAmount(netFen),
  taxAmount: formatAmount(taxFen),
  totalAmount: formatAmount(netFen + taxFen),
  lines: lines.map(lineBody),
});

const redBody = ({ lines, netFen, taxFen, askedAt, ...wish }: RedWish) => ({
  ...wish,
  netAmount: formatAmount(-netFen),
  taxAmount: formatAmount(-taxFen),
  lines: lines.map(lineBody),
});

/** HMAC-SHA256 in hex over method, path, time and body, a line each: none of them can be moved to another call. */
export const signPlatformCall = (
  parts: readonly [method: string, path: string, time: string, body: string],
  secret: string,
) => createHmac('sha256', secret).update(parts.join('\n')).digest('hex');

async function readAll(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > ANSWER_BYTES) throw new Error('tax platform answered too much');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * Speaks to a provider of electronic invoices over HTTP, in the shape they usually have: signed requests under a number of ours,
 * which is answered the same however often it is sent; no redirects, and nothing believed that has not the right shape.
 */
export function createHttpPlatform({
  url,
  appKey,
  secret,
  now,
  timeoutMs = TIMEOUT_MS,
}: PlatformConnection): TaxPlatform {
  const send = async (method: 'GET' | 'POST', path: string, content?: object): Promise<Response> => {
    const target = new URL(url.replace(/\/$/, '') + path);
    const body = content ? JSON.stringify(content) : '';
    const time = String(Math.floor(now().getTime() / 1_000));
    const signature = signPlatformCall([method, target.pathname + target.search, time, body], secret);
    const headers = {
      ...{ 'x-app-key': appKey, 'x-timestamp': time, 'x-signature': signature, accept: 'application/json' },
      ...(content && { 'content-type': 'application/json' }),
    };
    return fetch(target, {
      method,
      headers,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(content && { body }),
    });
  };
  const call = async (method: 'GET' | 'POST', path: string, content?: object): Promise<unknown> => {
    const response = await send(method, path, content);
    const answer = await readAll(response);
    if (response.status === 404) return { result: 'unknown' };
    if (!response.ok) throw new Error(`tax platform answered ${response.status}`);
    return JSON.parse(answer.toString('utf8'));
  };
  return {
    issue: async (wish) => issueAnswer.parse(await call('POST', '/invoices', issueBody(wish))),
    query: async ({ requestNo }) => queryAnswer.parse(await call('GET', `/invoices/${requestNo}`)),
    requestRed: async (wish) => redAnswer.parse(await call('POST', '/red-letters', redBody(wish))),
    answerRed: async ({ requestNo }, word) =>
      redAnswer.parse(await call('POST', `/red-letters/${requestNo}/${word}`, { requestNo })),
    queryRed: async ({ requestNo }) => redQueryAnswer.parse(await call('GET', `/red-letters/${requestNo}`)),
    async download({ invoiceNo }, format) {
      const response = await send('GET', `/invoices/${invoiceNo}/files/${format}`);
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`tax platform answered ${response.status}`);
      return readAll(response);
    },
    verify: async ({ invoiceNo, issuedAt, totalFen }) => {
      const asked = new URLSearchParams({
        issuedOn: todayInShanghai(issuedAt),
        amount: formatAmount(totalFen),
      });
      return verifyAnswer.parse(await call('GET', `/invoices/${invoiceNo}/status?${asked}`)).result;
    },
  };
}
