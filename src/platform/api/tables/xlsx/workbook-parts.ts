import { posix } from 'node:path';
import { ImportFileProblem } from '../import-file-problem.ts';
import { grouped } from '../limit-words.ts';
import type { Zip } from '../open-zip.ts';
import { readXmlPart } from './read-xml-part.ts';

export const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

export interface SheetPart {
  name: string;
  part: string;
}

export interface WorkbookParts {
  /** Sheets that a person sees, in their order. */
  sheets: SheetPart[];
  date1904: boolean;
  strings: string;
  styles: string;
}

interface Relation {
  part: string;
  /** Last word of the address that names its kind: worksheet, styles, sharedStrings. */
  kind: string;
}

/** `/xl/worksheets/sheet1.xml` and `worksheets/sheet1.xml` are the same. */
function partOf(target: string): string {
  const path = target.replaceAll('\\', '/');
  return path.startsWith('/') ? path.slice(1) : posix.join('xl', path);
}

async function readRelations(zip: Zip, most: number): Promise<Map<string, Relation>> {
  const relations = new Map<string, Relation>();
  await readXmlPart(zip.read(RELATIONS), {
    open(name, { Id = '', Type = '', Target = '' }) {
      if (name !== 'Relationship') return;
      if (relations.size >= most) throw new ImportFileProblem('工作簿内部的部分太多，打不开。');
      relations.set(Id, { part: partOf(Target), kind: Type.slice(Type.lastIndexOf('/') + 1) });
    },
  });
  return relations;
}

interface ListedSheet {
  name: string;
  relation: string;
  hidden: boolean;
}

/** The attribute is `r:id`, whatever its prefix is. */
const relationOf = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes).find(([name]) => name === 'id' || name.endsWith(':id'))?.[1] ?? '';

async function readSheetList(zip: Zip, most: number): Promise<{ listed: ListedSheet[]; date1904: boolean }> {
  const listed: ListedSheet[] = [];
  let date1904 = false;
  await readXmlPart(zip.read(WORKBOOK), {
    open(name, attributes) {
      if (name === 'workbookPr') date1904 = attributes.date1904 === '1' || attributes.date1904 === 'true';
      if (name !== 'sheet') return;
      if (listed.length >= most)
        throw new ImportFileProblem(`工作簿有 ${grouped(most)} 个以上的工作表，请拆成几个文件。`);
      const { name: title = '', state = 'visible' } = attributes;
      listed.push({ name: title, relation: relationOf(attributes), hidden: state !== 'visible' });
    },
  });
  return { listed, date1904 };
}

/** Where everything is in a workbook; what a person does not see is no part of it. @throws ImportFileProblem */
export async function readWorkbookParts(zip: Zip, limits: { sheets: number; entries: number }): Promise<WorkbookParts> {
  if (!zip.names.includes(WORKBOOK)) throw new ImportFileProblem('压缩包里没有工作簿，请改用 XLSX 或 CSV 文件。');
  const { listed, date1904 } = await readSheetList(zip, limits.sheets);
  const relations = await readRelations(zip, limits.entries);
  const partOfKind = (kind: string, usual: string) =>
    [...relations.values()].find((relation) => relation.kind === kind)?.part ?? usual;
  const sheets = listed.flatMap(({ name, relation, hidden }, at) => {
    const { part, kind } = relations.get(relation) ?? { part: `xl/worksheets/sheet${at + 1}.xml`, kind: 'worksheet' };
    return hidden || kind !== 'worksheet' ? [] : [{ name, part }];
  });
  return {
    sheets,
    date1904,
    strings: partOfKind('sharedStrings', 'xl/sharedStrings.xml'),
    styles: partOfKind('styles', 'xl/styles.xml'),
  };
}
