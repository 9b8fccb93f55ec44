/** Kinds of pictures people may hand in. */
export type PictureKind = 'jpeg' | 'png' | 'webp';

/** Bytes `sniffPicture` looks at. */
export const SNIFFED_BYTES = 12;

/** What stands where in each kind: offset and bytes. */
const SIGNATURES: Readonly<Record<PictureKind, readonly (readonly [number, readonly number[]])[]>> = {
  jpeg: [[0, [0xff, 0xd8, 0xff]]],
  png: [[0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]]],
  // RIFF, four bytes of length, WEBP.
  webp: [
    [0, [0x52, 0x49, 0x46, 0x46]],
    [8, [0x57, 0x45, 0x42, 0x50]],
  ],
};

/** Kind of a picture by its first bytes; names and declared types say nothing about what is inside. */
export function sniffPicture(head: Uint8Array): PictureKind | null {
  const kinds = Object.entries(SIGNATURES) as [PictureKind, (typeof SIGNATURES)[PictureKind]][];
  const found = kinds.find(([, parts]) =>
    parts.every(([offset, bytes]) => bytes.every((byte, at) => head[offset + at] === byte)),
  );
  return found?.[0] ?? null;
}
