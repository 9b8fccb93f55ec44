import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { utils, type WorkSheet, write } from '@e965/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collect } from '#tests/collect.ts';
import { libraryRows } from '#tests/factories/library-rows.ts';
import { oneSheet, rawWorkbook } from '#tests/factories/raw-workbook.ts';
import { allPieces } from '../all-pieces.ts';
import { READER_LIMITS } from '../reader-limits.ts';
import { readRows } from '../row-file.ts';
import { streamWorkbook } from '../write-workbook.ts';
import { openBook } from './read-book.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'same-rows-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

let files = 0;

/** Rows of all sheets as our reader reads them. */
async function ownRows(content: Buffer) {
  files += 1;
  const path = join(folder, `book-${files}`);
  writeFileSync(path, content);
  const book = await openBook(path, READER_LIMITS.catalogue);
  const sheets = [];
  for (const [at, { name, problem }] of (await book.heads(1)).entries()) {
    expect(problem).toBeNull();
    await book.spool(name, `${path}-${at}`);
    sheets.push({ name, rows: await collect(readRows(`${path}-${at}`)) });
  }
  book.close();
  return sheets;
}

const ofSheets = (sheets: Record<string, WorkSheet>, options: object = {}): Buffer => {
  const book = utils.book_new();
  for (const [name, sheet] of Object.entries(sheets)) utils.book_append_sheet(book, sheet, name);
  return write(book, { type: 'buffer', bookType: 'xlsx', ...options }) as Buffer;
};

const table = (): WorkSheet => {
  const sheet = utils.aoa_to_sheet([
    ['料号', '名称', '单价', '日期'],
    ['0012', '内六角螺钉 <M8> & "镀锌"', 0.1 + 0.2, 45_000],
    [12_345_678_901_234, true, 0.000_000_1, -1.5],
    [],
    ['  两端 ', '多\n行', 1e21, null],
  ]);
  sheet.D2 = { t: 'n', v: 45_000, z: 'yyyy-mm-dd' };
  sheet.A6 = { t: 'n', v: 42, z: '00000' };
  sheet.B6 = { t: 'e', v: 7, w: '#DIV/0!' };
  sheet.C6 = { t: 'n', v: 45_000.5, z: 'm/d/yy h:mm' };
  sheet.D6 = { t: 'n', v: 0.5, z: '0.00%' };
  sheet['!ref'] = 'A1:D6';
  sheet['!merges'] = [{ s: { r: 0, c: 0 }, e: { r: 0, c: 1 } }];
  return sheet;
};

async function* writtenRows() {
  yield [
    [
      ['=1+1', 3],
      ['00042', 10],
    ],
  ];
}

const OWN = async () => {
  const columns = ['编码', '数量'].map((title) => ({ title, width: 10 }));
  return Buffer.concat(await allPieces(streamWorkbook([{ name: '清单', columns }], writtenRows())));
};

/** What programs write that the library does not: Excel, WPS, LibreOffice, openpyxl, POI. */
const PREFIXED = `<?xml version="1.0"?><x:worksheet xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><x:sheetData><x:row r="2"><x:c r="B2" t="inlineStr"><x:is><x:t>甲</x:t></x:is></x:c></x:row></x:sheetData></x:worksheet>`;
const DATES =
  '<numFmts count="1"><numFmt numFmtId="176" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="176"/><xf numFmtId="49"/><xf numFmtId="4"/></cellXfs>';

describe('our reader and the library', () => {
  it.each<[string, Buffer | (() => Promise<Buffer>)]>([
    ['shared strings', ofSheets({ 商品: table() }, { bookSST: true })],
    ['texts in their cells', ofSheets({ 商品: table() })],
    ['packed parts', ofSheets({ 商品: table() }, { compression: true })],
    ['several sheets', ofSheets({ 空: utils.aoa_to_sheet([]), 一: table(), 二: utils.aoa_to_sheet([['x']]) })],
    ['our own writer', OWN],
    [
      'formulas with the value they had',
      oneSheet(
        '<row r="1"><c r="A1"><f>1+1</f><v>2</v></c><c r="B1" t="str"><f>"a"&amp;"b"</f><v>ab &lt;</v></c><c r="C1" t="b"><v>1</v></c><c r="D1" t="e"><v>#REF!</v></c><c r="E1"><f>A1</f></c></row>',
      ),
    ],
    [
      'gaps, unwritten places and empty cells',
      oneSheet(
        '<row r="3" spans="1:9"><c r="C3"><v>1</v></c><c><v>2</v></c><c r="H3" s="1"/></row><row><c><v>7</v></c></row><row r="9"/>',
      ),
    ],
    [
      'rich text, phonetic text and codes',
      oneSheet(
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>',
        {
          strings:
            '<si><r><rPr><b/></rPr><t xml:space="preserve">粗 </t></r><r><t>体</t></r></si><si><t>名</t><rPh sb="0" eb="1"><t>ming</t></rPh></si><si><t>a_x000D_\nb_x005F_x</t></si><si><t>z</t></si>',
        },
      ),
    ],
    [
      'cells that have a style and nothing else',
      oneSheet(
        `${Array.from({ length: 400 }, (_, at) => `<row r="${at + 1}">${at === 2 ? '<c r="A3"><v>1</v></c>' : '<c s="1"/><c s="1"/>'}</row>`).join('')}`,
      ),
    ],
    [
      'dates',
      oneSheet(
        `<row r="1">${[0, 1, 2, 3, 4].map((s) => `<c s="${s}"><v>45000.25</v></c>`).join('')}<c t="d" s="1"><v>2026-03-01T00:00:00</v></c></row>`,
        { styles: DATES },
      ),
    ],
    [
      'dates from 1904',
      oneSheet('<row r="1"><c s="2"><v>43538</v></c></row>', {
        styles: DATES,
        workbookPr: '<workbookPr date1904="1"/>',
      }),
    ],
    ['names with a prefix', rawWorkbook({ sheets: [{ name: '甲', xml: PREFIXED }] })],
    [
      'hidden sheets',
      rawWorkbook({
        sheets: [
          { name: '甲', xml: '<row><c><v>1</v></c></row>', state: 'hidden' },
          { name: '乙', xml: '<row><c><v>2</v></c></row>' },
          { name: '丙', xml: '', state: 'veryHidden' },
        ],
      }),
    ],
  ])('agree about %s', async (_, content) => {
    const bytes = typeof content === 'function' ? await content() : content;
    const wanted = libraryRows(bytes);
    expect(wanted.length).toBeGreaterThan(0);
    expect(await ownRows(bytes)).toEqual(wanted);
  });

  const DATA = resolve('../shared/data/bmecat/edge-cases');
  it.skipIf(!existsSync(DATA))('agree about workbooks of vendors', async () => {
    const names = readdirSync(DATA).filter((name) => name.endsWith('.xlsx'));
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const content = readFileSync(join(DATA, name));
      expect([name, await ownRows(content)]).toEqual([name, libraryRows(content)]);
    }
  });
});
