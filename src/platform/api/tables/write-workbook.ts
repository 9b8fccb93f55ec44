import { setImmediate as pause } from 'node:timers/promises';
import { zipParts } from './zip-parts.ts';
import type { MakeSpool } from './zip-spool.ts';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Text stays text, whatever it begins with: no spreadsheet takes it for a formula. `yuan` is a decimal number. */
export type WorkbookCell = string | number | { yuan: string } | null;

export interface WorkbookSheet {
  name: string;
  columns: readonly { title: string /** In characters. */; width: number }[];
}

/** Rows of one sheet, told by its place. */
export type SheetBatch = readonly (readonly WorkbookCell[])[];

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Formats by place in the styles: plain, heading, money. */
const HEADING = 1;
const MONEY = 2;
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="#,##0.00##"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="等线"/></font><font><b/><sz val="11"/><name val="等线"/></font></fonts>
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>
<fill><patternFill patternType="solid"><fgColor rgb="FFE8EEF7"/></patternFill></fill></fills>
<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="3"><xf/><xf fontId="1" fillId="2" applyFont="1" applyFill="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// oxlint-disable-next-line no-control-regex -- XML 1.0 has no way to write these
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const escape = (text: string) => text.replace(UNWRITABLE, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

function cellXml(cell: WorkbookCell, style: number): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c s="${MONEY}"><v>${cell.yuan}</v></c>`;
  return `<c t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escape(cell)}</t></is></c>`;
}

const rowXml = (cells: readonly WorkbookCell[], style = 0) =>
  `<row>${cells.map((cell) => cellXml(cell, style)).join('')}</row>`;

/** The heading stays in view while one scrolls. */
function sheetStart({ columns }: WorkbookSheet): string {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${rowXml(
    columns.map(({ title }) => title),
    HEADING,
  )}`;
}

const SHEET_END = '</sheetData></worksheet>';
const fileOf = (index: number) => `xl/worksheets/sheet${index + 1}.xml`;

/** The parts around the sheets, which say where everything is. */
function frameParts(sheets: readonly WorkbookSheet[]): [string, string][] {
  const overrides = sheets.map(
    (_, index) => `<Override PartName="/${fileOf(index)}" ContentType="${TYPES}.worksheet+xml"/>`,
  );
  const entries = sheets.map(
    ({ name }, index) => `<sheet name="${escape(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const targets = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  );
  return [
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPES}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPES}.styles+xml"/>${overrides.join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${entries.join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${targets.join('')}<Relationship Id="rId${sheets.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    ],
    ['xl/styles.xml', STYLES],
  ];
}

/**
 * A workbook from batches of rows, one list per sheet in each batch. Batches are written and compressed as they come,
 * and others are served between two of them; what is packed waits in the spool, in memory unless told otherwise.
 */
export async function* streamWorkbook(
  sheets: readonly WorkbookSheet[],
  batches: AsyncIterable<readonly SheetBatch[]>,
  spool?: MakeSpool,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const zip = zipParts(spool);
  for (const [name, text] of frameParts(sheets)) {
    const part = zip.open(name);
    await part.write(text);
    await part.close();
  }
  const parts = sheets.map((_, index) => zip.open(fileOf(index)));
  for (const [index, sheet] of sheets.entries()) await parts[index]?.write(sheetStart(sheet));
  for await (const batch of batches) {
    for (const [index, rows] of batch.entries()) await parts[index]?.write(rows.map((row) => rowXml(row)).join(''));
    await pause();
  }
  for (const part of parts) {
    await part.write(SHEET_END);
    await part.close();
  }
  yield* zip.end();
}
