import { lookup as lookUpName } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './inside-address.ts';

export interface GuardedPost {
  url: URL;
  body: string;
  headers?: Readonly<Record<string, string>>;
}

export interface PostGuard {
  /** Addresses of a name; stands in for the resolver in tests. */
  resolve?: (host: string) => Promise<readonly { address: string; family: number }[]>;
  /** Whether an address may be spoken to: public ones. */
  allows?: (address: string) => boolean;
  timeoutMs?: number;
}

const TIMEOUT_MS = 5_000;
const ANSWER_BYTES = 64 * 1024;

/** The address leads into a network of ours, or of nobody. */
export class InsideAddress extends Error {}

const refuse = () => new InsideAddress('the address leads into an internal network');

interface Address {
  address: string;
  family: number;
}

/** What could not be reached says its code, and nothing of the other side. */
const notReached = ({ code, name }: Error & { code?: string }) => new Error(`not reached: ${code ?? name}`);

const whenLate = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('not reached: TimeoutError')), { once: true });
  });

/** Addresses of a name, all of them judged: one inside address among several is enough to refuse them all. */
async function judgedAddresses(host: string, signal: AbortSignal, { resolve, allows = isPublicAddress }: PostGuard) {
  const find = resolve ?? ((name: string) => lookUpName(name, { all: true }));
  const found = find(host).catch((error: Error) => {
    throw notReached(error);
  });
  const addresses: readonly Address[] = await Promise.race([found, whenLate(signal)]);
  const [first] = addresses;
  if (!first || !addresses.every(({ address }) => allows(address))) throw refuse();
  return { first, addresses };
}

/** Connects to what was judged: what the name says a moment later changes nothing (rebinding). */
const lookupOf =
  ({ first, addresses }: { first: Address; addresses: readonly Address[] }): LookupFunction =>
  (_, { all }, done) =>
    all ? done(null, [...addresses]) : done(null, first.address, first.family);

/**
 * Posts JSON to an address that somebody typed: to public addresses only, without following redirects, within a few seconds, and
 * without reading more than a little of the answer. Errors name codes, never what the other side says.
 */
export async function guardedPost(post: GuardedPost, guard: PostGuard = {}): Promise<string> {
  const { url, body, headers = {} } = post;
  const { allows = isPublicAddress, timeoutMs = TIMEOUT_MS } = guard;
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  // Node asks no resolver about an address that is one already.
  const family = isIP(literal);
  if (family !== 0 && !allows(literal)) throw refuse();
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const signal = AbortSignal.timeout(timeoutMs);
  const lookup = family === 0 ? lookupOf(await judgedAddresses(url.hostname, signal, guard)) : undefined;
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(notReached(error));
    const options = {
      method: 'POST',
      agent: false as const,
      lookup,
      signal,
      headers: {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(body),
      },
    };
    const request = send(url, options, (response) => {
      const pieces: Buffer[] = [];
      let bytes = 0;
      response.on('error', fail);
      response.on('data', (piece: Buffer) => {
        bytes += piece.length;
        if (bytes <= ANSWER_BYTES) pieces.push(piece);
        else response.destroy(new Error('answer too long'));
      });
      response.on('end', () => {
        const { statusCode = 0 } = response;
        if (statusCode < 200 || statusCode >= 300) reject(new Error(`answered ${statusCode}`));
        else resolve(Buffer.concat(pieces).toString('utf8'));
      });
    });
    request.on('error', fail);
    request.end(body);
  });
}
