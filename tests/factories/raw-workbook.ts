import { type ZippedFile, zipFile } from './zip-file.ts';

/** Parts of a workbook, written out; what is not given is the least there can be. */
export interface RawParts {
  /** What stands inside `sheetData`, or a whole sheet where it begins with `<`+`?xml`. */
  sheets: readonly { name: string; xml: string; state?: string }[];
  /** What stands inside `sst`. */
  strings?: string;
  /** Attributes of `sst`. */
  stringsHead?: string;
  styles?: string;
  workbookPr?: string;
  further?: readonly ZippedFile[];
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const sheetXml = (xml: string) =>
  xml.startsWith('<?xml') ? xml : `<worksheet xmlns="${MAIN}"><sheetData>${xml}</sheetData></worksheet>`;

/** Files of a workbook in the order programs write them. */
export function rawParts({ sheets, strings, stringsHead = '', styles, workbookPr = '', further = [] }: RawParts) {
  const files: ZippedFile[] = [];
  const add = (name: string, content: string) => files.push({ name, content });
  const relation = (id: string, kind: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${kind}" Target="${target}"/>`;
  const type = (part: string, kind: string) => `<Override PartName="/xl/${part}" ContentType="${TYPES}.${kind}+xml"/>`;
  const types = sheets.map((_, at) => type(`worksheets/sheet${at + 1}.xml`, 'worksheet'));
  if (strings !== undefined) types.push(type('sharedStrings.xml', 'sharedStrings'));
  if (styles !== undefined) types.push(type('styles.xml', 'styles'));
  add(
    '[Content_Types].xml',
    `<Types xmlns="${PACKAGE}/content-types">${type('workbook.xml', 'sheet.main')}${types.join('')}</Types>`,
  );
  const list = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="rId${at + 1}"/>`,
  );
  add(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${workbookPr}<sheets>${list.join('')}</sheets></workbook>`,
  );
  const relations = sheets.map((_, at) => relation(`rId${at + 1}`, 'worksheet', `worksheets/sheet${at + 1}.xml`));
  if (strings !== undefined) relations.push(relation('rIdS', 'sharedStrings', 'sharedStrings.xml'));
  if (styles !== undefined) relations.push(relation('rIdF', 'styles', 'styles.xml'));
  add(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${PACKAGE}/relationships">${relations.join('')}</Relationships>`,
  );
  for (const [at, { xml }] of sheets.entries()) add(`xl/worksheets/sheet${at + 1}.xml`, sheetXml(xml));
  if (styles !== undefined) add('xl/styles.xml', `<styleSheet xmlns="${MAIN}">${styles}</styleSheet>`);
  if (strings !== undefined) add('xl/sharedStrings.xml', `<sst xmlns="${MAIN}" ${stringsHead}>${strings}</sst>`);
  return [...files, ...further];
}

/** A workbook of these parts. */
export const rawWorkbook = (parts: RawParts): Buffer => zipFile(rawParts(parts));

/** The least workbook whose one sheet holds these rows. */
export const oneSheet = (xml: string, rest: Omit<RawParts, 'sheets'> = {}): Buffer =>
  rawWorkbook({ sheets: [{ name: '清单', xml }], ...rest });
