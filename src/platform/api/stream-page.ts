import { PassThrough, Readable, type Transform } from 'node:stream';
import { constants, createGzip, createZstdCompress } from 'node:zlib';
import { codingFor } from './compress-answer.ts';

/** The same quick settings as for a page that is sent whole. */
const PACKERS = {
  zstd: () => createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 1 } }),
  gzip: () => createGzip({ level: 3 }),
} as const;

/** A page in two parts: what is there goes out at once, compressed by itself, and the rest when it is made. */
export function streamPage(
  { status, headers }: Response,
  accepted: string | null,
  head: string,
  rest: Promise<string>,
): Response {
  headers.append('vary', 'accept-encoding');
  const coding = codingFor(accepted);
  if (coding) headers.set('content-encoding', coding);
  const packer = coding ? PACKERS[coding]() : null;
  const body: Transform = packer ?? new PassThrough();
  body.write(head);
  packer?.flush();
  void rest.then((text) => body.end(text));
  return new Response(Readable.toWeb(body) as ReadableStream<Uint8Array>, { status, headers });
}
