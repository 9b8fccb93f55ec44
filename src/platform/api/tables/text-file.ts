import { createReadStream } from 'node:fs';
import iconv from 'iconv-lite';
import { createEncodingSniffer, type Encoding } from '#platform/shared/sniff-encoding.ts';

/** Encoding that the bytes of the whole file look like; null when they are no text. */
export async function sniffFile(path: string): Promise<Encoding | null> {
  const sniffer = createEncodingSniffer();
  for await (const chunk of createReadStream(path)) sniffer.push(chunk as Buffer);
  return sniffer.verdict();
}

/** Text of a file, piece by piece; a byte order mark is left out. */
export async function* decodedText(path: string, encoding: Encoding): AsyncGenerator<string> {
  const decoder = iconv.getDecoder(encoding);
  for await (const chunk of createReadStream(path)) yield decoder.write(chunk as Buffer);
  yield decoder.end() ?? '';
}
