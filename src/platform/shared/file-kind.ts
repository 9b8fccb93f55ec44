import { isJpeg, isPdf, isPng, isWebp, isZip } from './file-structure.ts';

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
 * Media type of an attachment by its structure, whatever it calls itself and begins with; null for everything the shop does not keep:
 * programs, pages, drawings with scripts, documents with macros.
 */
export function fileKind(bytes: Uint8Array): string | null {
  if (isPdf(bytes)) return 'application/pdf';
  if (isJpeg(bytes)) return 'image/jpeg';
  if (isPng(bytes)) return 'image/png';
  if (isWebp(bytes)) return 'image/webp';
  if (!isZip(bytes) || holds(bytes, 'vbaProject.bin')) return null;
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
