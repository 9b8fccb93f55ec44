import { isJpeg, isPdf, isPng, isWebp } from '../shared/file-structure.ts';
import { openZip } from './tables/open-zip.ts';

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** Nothing of an attachment is unpacked here, but somebody will: more than these is no sheet and no letter. */
const OFFICE_LIMITS = { entries: 5_000, unpackedBytes: 512 * 1_048_576, ratio: 200 };

/** Sheet or letter, by the directory of the archive; null for every other archive, and for one that is not in order. */
async function officeKind(bytes: Buffer): Promise<string | null> {
  const zip = await openZip(bytes, OFFICE_LIMITS).catch(() => null);
  if (!zip) return null;
  zip.close();
  if (zip.names.some((name) => name.endsWith('vbaproject.bin'))) return null;
  if (zip.names.includes('xl/workbook.xml')) return `${OFFICE}.spreadsheetml.sheet`;
  return zip.names.includes('word/document.xml') ? `${OFFICE}.wordprocessingml.document` : null;
}

const ZIP = '504b0304';

/**
 * Media type of an attachment by its structure, whatever it calls itself and begins with; null for everything the shop does not keep:
 * programs, pages, drawings with scripts, documents with macros or a password.
 */
export async function fileKind(bytes: Buffer): Promise<string | null> {
  if (isPdf(bytes)) return 'application/pdf';
  if (isJpeg(bytes)) return 'image/jpeg';
  if (isPng(bytes)) return 'image/png';
  if (isWebp(bytes)) return 'image/webp';
  return bytes.toString('hex', 0, 4) === ZIP ? officeKind(bytes) : null;
}

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
  [`${OFFICE}.spreadsheetml.sheet`]: 'xlsx',
  [`${OFFICE}.wordprocessingml.document`]: 'docx',
};

/** The name a file is kept under: the person's words without anything a path could be made of, and a true ending. */
export function fileNameFor(given: string, mediaType: string): string {
  const base = given
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]{0,8}$/, '')
    .replace(/\s+/g, ' ')
    .replace(/[<>:"|?*\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
  return `${base.slice(0, 100) || '附件'}.${ENDINGS[mediaType] ?? 'bin'}`;
}
