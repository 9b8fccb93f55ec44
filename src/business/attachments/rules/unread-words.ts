import { FILE_WORDS } from '../contract/attachment-errors.ts';

const PICTURE = '请重新保存后上传';
const OFFICE = '请去掉密码和宏、另存后上传';

/** What can be done about a file that is not what its name says, by its ending. */
const MENDED: Readonly<Record<string, [name: string, advice: string]>> = {
  pdf: ['PDF', '请重新导出后上传'],
  jpg: ['JPG', PICTURE],
  jpeg: ['JPG', PICTURE],
  png: ['PNG', PICTURE],
  webp: ['WebP', PICTURE],
  xlsx: ['XLSX', OFFICE],
  docx: ['DOCX', OFFICE],
};

/**
 * Says of a file that was not taken what is wrong with it: one whose name ends as it should holds something else or is
 * damaged, and the list of kinds would mislead. `kinds` are the words where only pictures and PDF are taken.
 */
export function unreadWords(fileName: string, kinds?: string): string {
  const ending = /\.([a-z]{3,4})$/i.exec(fileName.trim())?.[1]?.toLowerCase() ?? '';
  const [name, advice] = MENDED[ending] ?? [];
  const taken = name && (kinds === undefined || advice !== OFFICE);
  return taken ? `这个文件不是 ${name}，或者已损坏，${advice}` : (kinds ?? FILE_WORDS.kind);
}
