/** Bytes one to one as characters: what formats keep in plain can be looked for in it. */
const asText = (bytes: Uint8Array) => String.fromCharCode(...bytes);

const uint32 = (bytes: Uint8Array, at: number, little = false) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at, little);

/** What a page would begin with: a document that holds it in its head is read as a page by somebody. */
const PAGE = /<(?:!doctype|html|head|body|script|svg|iframe)\b/i;

/** Head, objects and the end that says where they are listed; `%PDF-` alone is five letters. */
export function isPdf(bytes: Uint8Array): boolean {
  const head = asText(bytes.subarray(0, 1024));
  if (!/^%PDF-[12]\.\d\s/.test(head) || PAGE.test(head)) return false;
  return /startxref\s+\d+\s+%%EOF/.test(asText(bytes.subarray(-2048)));
}

/** Segments one after the other, up to the picture itself. */
export function isJpeg(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xda) return true;
    if (marker === 0xff) at += 1;
    else at += 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0));
  }
  return false;
}

const PNG_HEAD = '\x89PNG\r\n\x1a\n';

/** Chunks one after the other, from the head of the picture to its end. */
export function isPng(bytes: Uint8Array): boolean {
  if (asText(bytes.subarray(0, 8)) !== PNG_HEAD || asText(bytes.subarray(12, 16)) !== 'IHDR') return false;
  let at = 8;
  while (at + 12 <= bytes.length) {
    if (asText(bytes.subarray(at + 4, at + 8)) === 'IEND') return true;
    at += 12 + uint32(bytes, at);
  }
  return false;
}

/** A container that is as long as it says and begins with a picture. */
export function isWebp(bytes: Uint8Array): boolean {
  if (bytes.length < 20 || asText(bytes.subarray(0, 4)) !== 'RIFF') return false;
  if (!/^WEBPVP8[ LX]$/.test(asText(bytes.subarray(8, 16)))) return false;
  return Math.abs(uint32(bytes, 4, true) + 8 - bytes.length) <= 1;
}
