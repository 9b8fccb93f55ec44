export type VideoKind = 'video/mp4' | 'video/quicktime' | 'video/webm';

/** So much of a file says whether it is meant to be a video. */
export const VIDEO_HEAD = 64;

const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const uint32 = (bytes: Uint8Array, at: number) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(at);

/** Brands of what phones and cameras record; others in the same container are pictures or sound. */
const MP4_BRANDS = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|3gp\d|mmp4|dash)$/;
const EBML = [0x1a, 0x45, 0xdf, 0xa3] as const;

/** What a file begins to be; null where it begins as no video that is kept. */
export function videoKind(head: Uint8Array): VideoKind | null {
  if (head.length < 12) return null;
  if (textAt(head, 4, 4) === 'ftyp') {
    const brand = textAt(head, 8, 4);
    if (brand === 'qt  ') return 'video/quicktime';
    return MP4_BRANDS.test(brand) ? 'video/mp4' : null;
  }
  const ebml = EBML.every((byte, at) => head[at] === byte);
  return ebml && textAt(head, 0, VIDEO_HEAD).includes('webm') ? 'video/webm' : null;
}

/** Boxes one after the other to the end of the file, with a table of what is shown and the recording itself among them. */
function hasMovieBoxes(bytes: Uint8Array): boolean {
  const seen = new Set<string>();
  let at = 0;
  while (at + 8 <= bytes.length) {
    let size = uint32(bytes, at);
    seen.add(textAt(bytes, at + 4, 4));
    if (size === 1) {
      if (at + 16 > bytes.length) return false;
      size = uint32(bytes, at + 8) * 2 ** 32 + uint32(bytes, at + 12);
    }
    // The last one may run to the end without saying how long it is.
    if (size === 0) size = bytes.length - at;
    if (size < 8) return false;
    at += size;
  }
  return at === bytes.length && seen.has('moov') && (seen.has('mdat') || seen.has('moof'));
}

/** `Segment` of EBML, which holds the whole recording. */
const SEGMENT = [0x18, 0x53, 0x80, 0x67] as const;

/** Behind a head of at most some hundred bytes the recording begins. */
function hasSegment(bytes: Uint8Array): boolean {
  const most = Math.min(bytes.length - 4, 512);
  for (let at = 4; at <= most; at += 1) if (SEGMENT.every((byte, i) => bytes[at + i] === byte)) return true;
  return false;
}

/** Whether a file is the video its head says: its parts are there and fit its length. */
export const isVideo = (bytes: Uint8Array, kind: VideoKind): boolean =>
  kind === 'video/webm' ? hasSegment(bytes) : hasMovieBoxes(bytes);
