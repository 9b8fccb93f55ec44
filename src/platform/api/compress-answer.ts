import { promisify } from 'node:util';
import { constants, gzip, zstdCompress } from 'node:zlib';

/** Less than this travels in two packets anyway. */
const LEAST_BYTES = 2_000;
const TEXT = /^(?:text\/html|application\/json)\b/;

/** Quick settings: a page of 140 KB takes half a millisecond, on a thread of its own, and becomes a tenth. */
const CODINGS = {
  zstd: (bytes: Buffer) => promisify(zstdCompress)(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 3 }),
} as const;

export type Coding = keyof typeof CODINGS;

/** The coding to send, of those a client names in Accept-Encoding; null where it wants none of ours. */
export function codingFor(accepted: string | null): Coding | null {
  const wanted = (accepted ?? '').split(',').map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  );
  const takes = (coding: Coding) =>
    wanted.some(([name, ...rest]) => name === coding && !rest.some((rule) => /^q=0(?:\.0*)?$/.test(rule)));
  return takes('zstd') ? 'zstd' : takes('gzip') ? 'gzip' : null;
}

/**
 * Pages and answers as their client takes them. Nothing in them is a secret that a stranger could guess by their size:
 * sessions live in cookies no page shows, and other sites cannot ask with them.
 * @param text the body where it is known already; reading it back from the answer costs more.
 */
export async function compressAnswer(answer: Response, accepted: string | null, text?: string): Promise<Response> {
  const { status, headers } = answer;
  const isText = TEXT.test(headers.get('content-type') ?? '') && !headers.has('content-encoding');
  if (!isText || (text === undefined && !answer.body)) return answer;
  headers.append('vary', 'accept-encoding');
  const coding = codingFor(accepted);
  if (!coding && text === undefined) return answer;
  const bytes = text === undefined ? Buffer.from(await answer.arrayBuffer()) : Buffer.from(text);
  if (!coding || bytes.length < LEAST_BYTES) return new Response(bytes, { status, headers });
  headers.set('content-encoding', coding);
  headers.delete('content-length');
  return new Response(await CODINGS[coding](bytes), { status, headers });
}
