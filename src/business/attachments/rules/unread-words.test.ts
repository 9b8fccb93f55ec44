import { expect, it } from 'vitest';
import { FILE_WORDS } from '../contract/attachment-errors.ts';
import { unreadWords } from './unread-words.ts';

it.each([
  ['合同.pdf', '这个文件不是 PDF，或者已损坏，请重新导出后上传'],
  ['合同.PDF ', '这个文件不是 PDF，或者已损坏，请重新导出后上传'],
  ['a.jpg', '这个文件不是 JPG，或者已损坏，请重新保存后上传'],
  ['a.jpeg', '这个文件不是 JPG，或者已损坏，请重新保存后上传'],
  ['a.png', '这个文件不是 PNG，或者已损坏，请重新保存后上传'],
  ['a.webp', '这个文件不是 WebP，或者已损坏，请重新保存后上传'],
  ['清单.xlsx', '这个文件不是 XLSX，或者已损坏，请去掉密码和宏、另存后上传'],
  ['函.docx', '这个文件不是 DOCX，或者已损坏，请去掉密码和宏、另存后上传'],
  ['a.exe', FILE_WORDS.kind],
  ['清单.xlsm', FILE_WORDS.kind],
  ['a.pdf.exe', FILE_WORDS.kind],
  ['pdf', FILE_WORDS.kind],
  ['', FILE_WORDS.kind],
  ['a.mp4', FILE_WORDS.kind],
])('of %j it says: %s', (fileName, words) => expect(unreadWords(fileName)).toBe(words));

it.each([
  ['回单.pdf', '这个文件不是 PDF，或者已损坏，请重新导出后上传'],
  ['回单.png', '这个文件不是 PNG，或者已损坏，请重新保存后上传'],
  ['回单.docx', '只要图片'],
  ['回单.xlsx', '只要图片'],
  ['回单.exe', '只要图片'],
])('where sheets and letters are not taken it says of %j: %s', (fileName, words) =>
  expect(unreadWords(fileName, { kinds: '只要图片' })).toBe(words),
);

it.each([
  ['现场.MP4', '这个文件不是 MP4，或者已损坏，请重新录制或导出后上传'],
  ['现场.mov', '这个文件不是 MOV，或者已损坏，请重新录制或导出后上传'],
  ['现场.webm', '这个文件不是 WebM，或者已损坏，请重新录制或导出后上传'],
  ['现场.avi', FILE_WORDS.kindOrVideo],
])('where videos are taken it says of %j: %s', (fileName, words) =>
  expect(unreadWords(fileName, { videos: true })).toBe(words),
);
