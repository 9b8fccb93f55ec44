import { expect, it } from 'vitest';
import { tinyPdf } from '#tests/factories/tiny-pdf.ts';
import { zipFile } from '#tests/factories/zip-file.ts';
import { fileKind, fileNameFor } from './file-kind.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const zip = (...names: string[]) => zipFile(names.map((name) => ({ name, content: '<x/>' })));
const PNG = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR0123456789abcCRC!';
const JPEG = '\xff\xd8\xff\xe0\0\x04ab\xff\xda\0\x02';

it.each([
  ['a PDF', bytes(tinyPdf()), 'application/pdf'],
  ['a photograph', bytes(JPEG), 'image/jpeg'],
  ['a screenshot', bytes(`${PNG}\0\0\0\0IENDCRC!`), 'image/png'],
  ['a WebP picture', bytes('RIFF\x0c\0\0\0WEBPVP8 1234'), 'image/webp'],
  ['a sheet', zip('[Content_Types].xml', 'xl/workbook.xml'), expect.stringContaining('spreadsheetml.sheet')],
  ['a letter', zip('word/document.xml'), expect.stringContaining('wordprocessingml')],
  ['a sheet with macros', zip('xl/workbook.xml', 'xl/vbaProject.bin'), null],
  ['any other archive', zip('evil.exe'), null],
  ['an archive that only speaks of a sheet', zip('evil.exe', 'a/xl/workbook.xml'), null],
  ['a sheet with a path out of it', zip('xl/workbook.xml', '../../etc/passwd'), null],
  ['a sheet twice', zip('xl/workbook.xml', 'XL/Workbook.xml'), null],
  ['a sheet with a password', zipFile([{ name: 'xl/workbook.xml', content: '', flags: 1 }]), null],
  [
    'a letter that unpacks to a gigabyte',
    zipFile([{ name: 'word/document.xml', content: '', declared: 2 ** 30 }]),
    null,
  ],
  [
    'files in one another',
    zipFile([
      { name: 'xl/workbook.xml', content: 'a' },
      { name: 'b', content: 'a', sameAs: 0 },
    ]),
    null,
  ],
  ['a page', bytes('<!doctype html><script>'), null],
  ['a drawing', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
  ['a program', bytes('MZ\x90\x00'), null],
  ['a sound', bytes('RIFF\x00\x00\x00\x00WAVE'), null],
  ['a page that begins as a PDF', bytes('%PDF-1.7\n<html><script>alert(1)</script>'), null],
  ['a page that begins and ends as a PDF', bytes(tinyPdf().replace('1 0 obj', '<script>1</script>')), null],
  ['a PDF without an end', bytes('%PDF-1.7\n1 0 obj'), null],
  ['five letters', bytes('%PDF-'), null],
  ['a page that begins as a photograph', bytes('\xff\xd8\xff<html>'), null],
  ['half a photograph', bytes(JPEG.slice(0, 8)), null],
  ['a page that begins as a screenshot', bytes('\x89PNG\r\n\x1a\n<html>'), null],
  ['a screenshot without an end', bytes(PNG), null],
  ['a WebP picture with a tail', bytes(`RIFF\x0c\0\0\0WEBPVP8 1234<html>`), null],
  ['an archive without its directory', bytes('PK\x03\x04xl/workbook.xml'), null],
  ['names that no archive holds', bytes(`PK\x03\x04xl/workbook.xmlPK\x05\x06${'\0'.repeat(18)}`), null],
  ['nothing', bytes(''), null],
])('%s', async (_, content, kind) => expect(await fileKind(content)).toEqual(kind));

it.each([
  ['采购单.pdf', 'application/pdf', '采购单.pdf'],
  ['发票.pdf.exe', 'application/pdf', '发票.pdf.pdf'],
  ['../../etc/passwd', 'image/png', 'passwd.png'],
  ['C:\\tmp\\a<b>.xlsx', 'image/png', 'ab.png'],
  ['\u202egnp.exe', 'image/png', 'gnp.png'],
  ['.pdf', 'application/pdf', '附件.pdf'],
  ['采购\n合同.pdf', 'application/pdf', '采购 合同.pdf'],
  [`${'长'.repeat(200)}.pdf`, 'application/pdf', `${'长'.repeat(100)}.pdf`],
])('%j is kept as a file of its true kind', (given, type, name) => expect(fileNameFor(given, type)).toBe(name));
