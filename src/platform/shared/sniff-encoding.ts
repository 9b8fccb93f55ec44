export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'windows-1252';

export const ENCODING_LABELS: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  gb18030: 'GB18030',
  'windows-1252': 'Windows-1252',
};

export interface EncodingSniffer {
  push(chunk: Uint8Array): void;
  /** Null when the bytes are no text at all. */
  verdict(): Encoding | null;
}

/** Chinese characters of GB 18030 are mostly pairs of bytes from A1 up; umlauts of Windows-1252 stand alone. */
const CHINESE_SHARE = 0.6;

function byteOrderMark(first: Uint8Array): Encoding | null {
  if (first[0] === 0xef && first[1] === 0xbb && first[2] === 0xbf) return 'utf-8';
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le';
  return first[0] === 0xfe && first[1] === 0xff ? 'utf-16be' : null;
}

/** Counts the bytes above 7F, and those of them in runs of even length as Chinese text has them. */
function createPairCounter() {
  let high = 0;
  let paired = 0;
  let run = 0;
  const endRun = () => {
    if (run % 2 === 0) paired += run;
    run = 0;
  };
  return {
    push(byte: number) {
      if (byte > 0x7f) high += 1;
      if (byte >= 0xa1 && byte <= 0xfe) run += 1;
      else endRun();
    },
    looksChinese() {
      endRun();
      return paired > high * CHINESE_SHARE;
    },
  };
}

/**
 * Finds out the encoding of a text read in chunks: a byte order mark decides, then valid UTF-8, then whether the bytes
 * above 7F come in pairs. Only the whole file tells: one wrong byte at the end means that it was not UTF-8.
 */
export function createEncodingSniffer(): EncodingSniffer {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const pairs = createPairCounter();
  let mark: Encoding | null = null;
  let started = false;
  let validUtf8 = true;
  let zeros = false;
  return {
    push(chunk) {
      if (!started) mark = byteOrderMark(chunk);
      started = true;
      if (mark) return;
      if (chunk.includes(0)) zeros = true;
      for (const byte of chunk) pairs.push(byte);
      validUtf8 = validUtf8 && decodes(decoder, chunk);
    },
    verdict() {
      if (mark) return mark;
      if (zeros) return null;
      if (validUtf8 && decodes(decoder, null)) return 'utf-8';
      return pairs.looksChinese() ? 'gb18030' : 'windows-1252';
    },
  };
}

/** Null ends the text: a character cut off at the very end is not valid. */
function decodes(decoder: TextDecoder, chunk: Uint8Array | null): boolean {
  try {
    if (chunk) decoder.decode(chunk, { stream: true });
    else decoder.decode();
    return true;
  } catch {
    return false;
  }
}
