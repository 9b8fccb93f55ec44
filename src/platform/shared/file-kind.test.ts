import { expect, it } from 'vitest';
import { fileKind, fileNameFor } from './file-kind.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const zip = (...names: string[]) => bytes(`PK\x03\x04${names.join(' ')}`);

it.each([
  ['a PDF', bytes('%PDF-1.7 …'), 'application/pdf'],
  ['a photograph', bytes('\xff\xd8\xff\xe0'), 'image/jpeg'],
  ['a screenshot', bytes('\x89PNG\r\n\x1a\n'), 'image/png'],
  ['a WebP picture', bytes('RIFF\x00\x00\x00\x00WEBPVP8 '), 'image/webp'],
  ['a sheet', zip('[Content_Types].xml', 'xl/workbook.xml'), expect.stringContaining('spreadsheetml.sheet')],
  ['a letter', zip('word/document.xml'), expect.stringContaining('wordprocessingml')],
  ['a sheet with macros', zip('xl/workbook.xml', 'xl/vbaProject.bin'), null],
  ['any other archive', zip('evil.exe'), null],
  ['a page', bytes('<!doctype html><script>'), null],
  ['a drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
  ['a program', bytes('MZ\x90\x00'), null],
  ['a sound', bytes('RIFF\x00\x00\x00\x00WAVE'), null],
  ['nothing', bytes(''), null],
])('%s', (_, content, kind) => expect(fileKind(content)).toEqual(kind));

it.each([
  ['采购单.pdf', 'application/pdf', '采购单.pdf'],
  ['发票.pdf.exe', 'application/pdf', '发票.pdf.pdf'],
  ['../../etc/passwd', 'image/png', 'passwd.png'],
  ['C:\\tmp\\a<b>.xlsx', 'image/png', 'ab.png'],
  ['\u202egnp.exe', 'image/png', 'gnp.png'],
  ['.pdf', 'application/pdf', '附件.pdf'],
])('%j is kept as a file of its true kind', (given, type, name) => expect(fileNameFor(given, type)).toBe(name));
