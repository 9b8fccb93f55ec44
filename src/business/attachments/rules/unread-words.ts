import { FILE_WORDS } from '../contract/attachment-errors.ts';

const PICTURE = '请重新保存后上传';
const OFFICE = '请去掉密码和宏、另存后上传';
const VIDEO = '请重新录制或导出后上传';

/** What can be done about a file that is not what its name says, by its ending. */
const MENDED: Readonly<Record<string, [name: string, advice: string]>> = {
  pdf: ['PDF', '请重新导出后上传'],
  jpg: ['JPG', PICTURE],
  jpeg: ['JPG', PICTURE],
  png: ['PNG', PICTURE],
  webp: ['WebP', PICTURE],
  xlsx: ['XLSX', OFFICE],
  docx: ['DOCX', OFFICE],
  mp4: ['MP4', VIDEO],
  mov: ['MOV', VIDEO],
  webm: ['WebM', VIDEO],
};

/** What is taken in one place: everything but videos, pictures and PDF alone (`kinds` are their words), or videos too. */
interface Taken {
  kinds?: string;
  videos?: boolean | undefined;
}

/**
 * Says of a file that was not taken what is wrong with it: one whose name ends as it should holds something else or is
 * damaged, and the list of kinds would mislead.
 */
export function unreadWords(fileName: string, { kinds, videos = false }: Taken = {}): string {
  const ending = /\.([a-z0-9]{3,4})$/i.exec(fileName.trim())?.[1]?.toLowerCase() ?? '';
  const [name, advice] = MENDED[ending] ?? [];
  const others = (kinds !== undefined && advice === OFFICE) || (!videos && advice === VIDEO);
  if (name && !others) return `这个文件不是 ${name}，或者已损坏，${advice}`;
  return kinds ?? (videos ? FILE_WORDS.kindOrVideo : FILE_WORDS.kind);
}
