import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneSheet, rawParts, rawWorkbook } from '#tests/factories/raw-workbook.ts';
import { type ZippedFile, zipFile } from '#tests/factories/zip-file.ts';
import { readUploadedTable } from './read-uploaded-table.ts';
import { READER_LIMITS } from './reader-limits.ts';
import { namedUpload } from './table-upload.ts';

const LIST = { rows: 5_000, besides: 0, isList: () => true };

const ROW = '<row r="1"><c r="A1"><v>1</v></c></row>';
const many = (count: number, text: string) => text.repeat(count);
const strings = (count: number, head?: string) =>
  oneSheet('<row r="1"><c r="A1" t="s"><v>0</v></c></row>', {
    strings: many(count, '<si><t>ab</t></si>'),
    stringsHead: head,
  });
const sheet = (xml: string) => `<?xml version="1.0"?>${xml}`;
/** Rows of empty cells as programs write them, with their numbers. */
const emptyRows = (rows: number, columns: number) =>
  Array.from({ length: rows }, (_, at) => `<row r="${at + 1}">${many(columns, '<c s="1"/>')}</row>`).join('');
/** So many texts, each another one. */
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `<si><t>${at}</t></si>`).join('');
/** The least workbook with another file in its archive, or with what the archive says of its first file changed. */
const withFile = (file: ZippedFile) => oneSheet(ROW, { further: [file] });
/** The least workbook, of which the archive claims something that is not so. */
const claiming = (name: string, claims: Partial<ZippedFile>) =>
  zipFile(
    rawParts({ sheets: [{ name: '清单', xml: ROW }] }).map((file) =>
      file.name === name ? { ...file, ...claims } : file,
    ),
  );
/** Text of so many characters that packs no better than the texts of people. */
const prose = (length: number) =>
  Array.from({ length: length / 5 }, (_, at) => String(10_000 + ((at * 7_919) % 89_989))).join('');
const entity = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';

/** Bytes of a case are made when it runs: some unpack to more than the tests should hold at a time. */
const CASES: [string, () => Buffer, string | RegExp][] = [
  [
    '600,000 texts, as counted',
    () => oneSheet(ROW, { strings: numbered(600_000) }),
    '这张表超过 500,000 个文本，最多 500,000 个，请拆成小文件。',
  ],
  [
    '3.3 million texts that are all the same',
    () => strings(3_300_000),
    /^工作簿里的 xl\/sharedStrings.xml 解压后有 5\d MB，是原来的 4\d\d 倍，最多 200 倍，已拒绝读取。$/,
  ],
  [
    '3.3 million texts, as its head says',
    () => strings(3_300_000, 'count="3300000" uniqueCount="3300000"'),
    '这张表有 3,300,000 个文本，最多 500,000 个，请拆成小文件。',
  ],
  [
    'long texts',
    () => oneSheet(ROW, { strings: many(600, `<si><t>${prose(32_000)}</t></si>`) }),
    '工作簿里的文本超过 16 MB，请拆成小文件。',
  ],
  [
    'one text too long',
    () => oneSheet(ROW, { strings: `<si><t>${many(32_768, 'a')}</t></si>` }),
    '有一格文字超过 32,767 个字，请缩短后再上传。',
  ],
  [
    'one text in every cell',
    () =>
      oneSheet(many(300, `<row>${many(50, '<c t="s"><v>0</v></c>')}</row>`), {
        strings: `<si><t>${many(30_000, 'a')}</t></si>`,
      }),
    '工作表“清单”到第 6 行已超过 8,000,000 个字，请拆成几个文件。',
  ],
  [
    'a cell too long',
    () => oneSheet(`<row r="3"><c r="B3" t="inlineStr"><is><t>${many(40_000, 'a')}</t></is></c></row>`),
    '工作表“清单”的 B3 格超过 32,767 个字，请缩短后再上传。',
  ],
  [
    'a million empty cells',
    () => oneSheet(emptyRows(40_001, 25)),
    '工作表“清单”到第 40,001 行已超过 1,000,000 个单元格（含空白格），最多 1,000,000 个。',
  ],
  [
    'the last column there is',
    () => oneSheet('<row r="1"><c r="A1"><v>1</v></c></row><row r="2"><c r="XFD2"><v>1</v></c></row>'),
    '工作表“清单”第 2 行的 XFD 列还有内容，最多 50 列。',
  ],
  [
    'a wide first row',
    () => oneSheet(`<row r="1">${many(60, '<c><v>1</v></c>')}</row>`),
    '工作表“清单”第 1 行的 AY 列还有内容，最多 50 列。',
  ],
  [
    'columns beyond the last one',
    () => oneSheet('<row r="1"><c r="ZZZ1"><v>1</v></c></row>'),
    /^工作表“清单”里的行号或列号不合规范/,
  ],
  [
    'a column without letters',
    () => oneSheet('<row r="1"><c r="11"><v>1</v></c></row>'),
    /^工作表“清单”里的行号或列号不合规范/,
  ],
  [
    'the last row there is',
    () => oneSheet(`${ROW}<row r="1048576"><c><v>1</v></c></row>`),
    '工作表“清单”第 1,048,576 行还有内容，最多读到第 20,000 行，请删除中间的空行。',
  ],
  [
    'rows beyond the last one',
    () => oneSheet('<row r="1048577"><c><v>1</v></c></row>'),
    /^工作表“清单”里的行号或列号不合规范/,
  ],
  [
    'rows that go back',
    () => oneSheet('<row r="2"><c><v>1</v></c></row><row r="1"><c><v>1</v></c></row>'),
    /^工作表“清单”里的行号或列号不合规范/,
  ],
  ['a cell outside of rows', () => oneSheet('<c r="A1"><v>1</v></c>'), /^工作表“清单”里的行号或列号不合规范/],
  [
    'more rows than a list has',
    () => oneSheet(many(5_001, '<row><c><v>1</v></c></row>')),
    '表格超过 5,000 行，请拆成几个文件',
  ],
  [
    '201 sheets',
    () => rawWorkbook({ sheets: Array.from({ length: 201 }, (_, at) => ({ name: `s${at}`, xml: '' })) }),
    '工作簿有 200 个以上的工作表，请拆成几个文件。',
  ],
  [
    '2,001 files',
    () => oneSheet(ROW, { further: Array.from({ length: 2_001 }, (_, at) => ({ name: `x/${at}`, content: '' })) }),
    /^工作簿的压缩包里有 2,0\d\d 个文件，最多 2,000 个。$/,
  ],
  [
    'a file of a gigabyte, as declared',
    () => withFile({ name: 'x', content: '', declared: 2 ** 30 }),
    '工作簿解压后超过 64 MB，请拆成小文件。',
  ],
  [
    'a file of 2^45 bytes in the fields of large archives',
    () => withFile({ name: 'x', content: '', zip64: { packed: 2, unpacked: 2 ** 45 } }),
    '工作簿解压后超过 64 MB，请拆成小文件。',
  ],
  [
    'a sheet that holds more than it declares',
    () => claiming('xl/workbook.xml', { declared: 10 }),
    '工作簿已损坏，打不开。',
  ],
  [
    'a sheet packed 400 to 1',
    () => oneSheet(many(1_000_000, `<row>${many(10, ' ')}</row>`)),
    /^工作簿里的 xl\/worksheets\/sheet1.xml 解压后有 20 MB，是原来的 \d+ 倍，最多 200 倍，已拒绝读取。$/,
  ],
  [
    'files in one another',
    () => withFile({ name: 'x', content: 'a', sameAs: 0 }),
    '工作簿的压缩包里有重叠的文件，已拒绝读取。',
  ],
  [
    'two files of one name',
    () => withFile({ name: 'XL\\Workbook.xml', content: 'a' }),
    '工作簿的压缩包里有同名的文件，已拒绝读取。',
  ],
  ['a path out of the archive', () => withFile({ name: '../../etc/passwd', content: 'a' }), '工作簿已损坏，打不开。'],
  ['a password', () => withFile({ name: 'x', content: 'a', flags: 1 }), '工作簿设有密码，请取消密码后另存再上传。'],
  ['an unusual packing', () => withFile({ name: 'x', content: 'a', method: 12 }), /^工作簿的压缩方式不常见/],
  [
    'more files announced than there are',
    () => zipFile(rawParts({ sheets: [{ name: '清单', xml: ROW }] }), 9),
    '工作簿已损坏，打不开。',
  ],
  [
    'entities that grow',
    () =>
      oneSheet(
        sheet(
          `${entity}<worksheet><sheetData><row><c t="inlineStr"><is><t>&b;</t></is></c></row></sheetData></worksheet>`,
        ),
      ),
    '工作簿内部带有文档类型声明（DTD），出于安全不读取。',
  ],
  [
    'an entity nobody declared',
    () => oneSheet('<row><c t="inlineStr"><is><t>&xxe;</t></is></c></row>'),
    /^工作簿内部的写法不符合规范/,
  ],
  ['elements in one another', () => oneSheet(many(100_000, '<a>')), /^工作簿内部的写法不符合规范/],
  ['a tag that never ends', () => oneSheet(`<row ${many(3_000_000, ' ')}`), /^工作簿内部的写法不符合规范/],
  ['a comment that never ends', () => oneSheet(`<!--${many(3_000_000, 'a')}`), /^工作簿内部的写法不符合规范/],
  [
    'a thousand attributes',
    () => oneSheet(`<row ${Array.from({ length: 1_000 }, (_, at) => `a${at}="1"`).join(' ')}/>`),
    /^工作簿内部的写法不符合规范/,
  ],
  ['half an element', () => oneSheet('<row><c>'), /^工作簿内部的写法不符合规范/],
  [
    'no workbook',
    () => zipFile([{ name: 'word/document.xml', content: '<x/>' }]),
    '压缩包里没有工作簿，请改用 XLSX 或 CSV 文件。',
  ],
];

const uploader = { firm: 'hostile' };

describe('workbooks that are larger than they may be', () => {
  // Which size refuses a file is asked here. Where processors share a core, the same work costs twice the processor time.
  const { scanMs } = READER_LIMITS.list;
  const allow = (ms: number) => Object.assign(READER_LIMITS.list, { scanMs: ms });
  beforeAll(() => allow(5 * scanMs));
  afterAll(() => allow(scanMs));

  it.each(CASES)('%s', async (_, make, problem) => {
    const answer = await readUploadedTable(namedUpload(make(), '清单.xlsx'), uploader, LIST);
    expect('problem' in answer && answer.problem).toEqual(
      problem instanceof RegExp ? expect.stringMatching(problem) : problem,
    );
  });
});

describe('workbooks that mean no good', () => {
  it.each<[string, () => Buffer]>([
    [
      'a million merged ranges and rules behind the rows',
      () =>
        oneSheet(
          sheet(
            `<worksheet><sheetData>${ROW}</sheetData><mergeCells>${many(1_000_000, '<mergeCell ref="A1:XFD1048576"/>')}</mergeCells></worksheet>`,
          ),
        ),
    ],
    [
      'a sheet nobody needs, as large as can be',
      () =>
        rawWorkbook({
          sheets: [
            { name: '清单', xml: ROW },
            { name: '二', xml: many(1_000_000, '<row><c><v>1</v></c></row>') },
          ],
        }),
    ],
    ['empty cells with a format up to the last column', () => oneSheet(`${ROW}<row r="2"><c r="XFD2" s="1"/></row>`)],
    [
      'pictures beside the sheet',
      () =>
        oneSheet(ROW, {
          further: Array.from({ length: 900 }, (_, at) => ({
            name: `xl/media/image${at}.png`,
            content: 'png',
            method: 0,
          })),
        }),
    ],
  ])('reads past %s', async (_, make) => {
    const answer = await readUploadedTable(namedUpload(make(), '清单.xlsx'), uploader, LIST);
    expect(answer).toMatchObject({ rows: [{ rowNumber: 1, cells: ['1'] }] });
  });
});
