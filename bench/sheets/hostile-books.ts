import { oneSheet, rawWorkbook } from '#tests/factories/raw-workbook.ts';

const many = (count: number, text: string) => text.repeat(count);
const ROW = '<row r="1"><c r="A1"><v>1</v></c></row>';
const strings = (count: number) =>
  oneSheet('<row r="1"><c r="A1" t="s"><v>0</v></c></row>', { strings: many(count, '<si><t>ab</t></si>') });

/** As many texts, each another one. */
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `<si><t>${at}</t></si>`).join('');

/** Small workbooks that cost a lot where they are believed, each under what it does. */
export const hostileBooks = (): Readonly<Record<string, Buffer>> => ({
  '3.3 million texts': strings(3_300_000),
  'as many texts as just pass': oneSheet(ROW, { strings: numbered(500_000) }),
  'wide: rows up to XFD': oneSheet(
    many(20_000, `<row><c r="A1"><v>1</v></c>${many(10, '<c s="1"/>')}<c r="XFD1"><v>1</v></c></row>`),
  ),
  'deep: a million elements in one another': oneSheet(many(1_000_000, '<a>')),
  'two million empty cells': oneSheet(many(40_000, `<row>${many(50, '<c s="1"/>')}</row>`)),
  'one long text in every cell': oneSheet(many(5_000, `<row>${many(50, '<c t="s"><v>0</v></c>')}</row>`), {
    strings: `<si><t>${many(32_000, '字')}</t></si>`,
  }),
  'a million merged ranges': oneSheet(
    `<?xml version="1.0"?><worksheet><sheetData>${ROW}</sheetData><mergeCells>${many(1_000_000, '<mergeCell ref="A1:XFD1048576"/>')}</mergeCells></worksheet>`,
  ),
  '20,000 files': oneSheet(ROW, {
    further: Array.from({ length: 20_000 }, (_, at) => ({ name: `x/${at}`, content: '' })),
  }),
  '60 MB of blanks': oneSheet(many(30_000_000, '  ')),
  '200 sheets': rawWorkbook({
    sheets: Array.from({ length: 200 }, (_, at) => ({ name: `s${at}`, xml: many(10_000, '<row><c s="1"/></row>') })),
  }),
});
