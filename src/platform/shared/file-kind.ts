const starts = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, index) => bytes[index] === byte);

/** Text of a file's directory as bytes one to one: names inside a ZIP stand there in plain. */
function holds(bytes: Uint8Array, name: string): boolean {
  const wanted = [...name].map((character) => character.charCodeAt(0));
  const [first = 0] = wanted;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return true;
  }
  return false;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/**
 * Media type of an attachment by what it holds, whatever it calls itself; null for everything the shop does not keep:
 * programs, pages, drawings with scripts, documents with macros.
 */
export function fileKind(bytes: Uint8Array): string | null {
  if (starts(bytes, 0x25, 0x50, 0x44, 0x46, 0x2d)) return 'application/pdf';
  if (starts(bytes, 0xff, 0xd8, 0xff)) return 'image/jpeg';
  if (starts(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return 'image/png';
  if (starts(bytes, 0x52, 0x49, 0x46, 0x46) && starts(bytes.subarray(8), 0x57, 0x45, 0x42, 0x50)) return 'image/webp';
  if (!starts(bytes, 0x50, 0x4b, 0x03, 0x04) || holds(bytes, 'vbaProject.bin')) return null;
  if (holds(bytes, 'xl/workbook.xml')) return `${OFFICE}.spreadsheetml.sheet`;
  return holds(bytes, 'word/document.xml') ? `${OFFICE}.wordprocessingml.document` : null;
}

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  [`${OFFICE}.spreadsheetml.sheet`]: 'xlsx',
  [`${OFFICE}.wordprocessingml.document`]: 'docx',
};

/** The name a file is kept under: the person's words without anything a path could be made of, and a true ending. */
export function fileNameFor(given: string, mediaType: string): string {
  const base = given
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]{0,8}$/, '')
    .replace(/[<>:"|?*\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
  return `${base.slice(0, 100) || '附件'}.${ENDINGS[mediaType] ?? 'bin'}`;
}
