import { SaxesParser } from 'saxes';
import { ImportFileProblem } from '#platform/api/tables/import-file-problem.ts';
import { decodedText } from '#platform/api/tables/text-file.ts';
import type { Encoding } from '#platform/shared/sniff-encoding.ts';
import { canonicalName, type XmlElement } from '../../rules/bmecat/xml-element.ts';

/** A piece of a document: an element that only holds others is told when it opens, a wanted one when it is complete. */
export type XmlPiece = { kind: 'open' | 'element'; element: XmlElement; parents: readonly string[] };

const MAX_DEPTH = 40;
/** Elements inside one wanted element. */
const MAX_ELEMENTS = 20_000;
/** Characters between two events: comments, texts and tags that never end. */
const MAX_SPAN = 2_000_000;
const MAX_ATTRIBUTES = 50;

/** What a document type points to is never loaded; declarations of its own refuse the file. */
function assertHarmless(doctype: string): void {
  if (!/<!(?!--)|%[\w.:-]+;/.test(doctype)) return;
  const what = /<!ENTITY|%/.test(doctype) ? '定义了实体' : '带有内部声明';
  throw new ImportFileProblem(`XML 的文档类型声明（DTD）里${what}，出于安全不导入。请去掉 <!DOCTYPE …> 后再试。`);
}

function describeFault(parser: { line: number; column: number }, error: Error): ImportFileProblem {
  const entity = /entity/i.test(error.message) ? '引用了没有定义的实体或 & 没有转义' : '写法不符合 XML 规范';
  return new ImportFileProblem(`XML 第 ${parser.line} 行第 ${parser.column} 列${entity}，整个文件没有导入。`, {
    cause: error,
  });
}

/** Builds the tree of each wanted element, and tells of the others when they open. */
function createTreeBuilder(isWanted: (name: string) => boolean, refuse: (what: string) => never) {
  const pieces: XmlPiece[] = [];
  const open: XmlElement[] = [];
  /** Position in `open` of the wanted element that is being read. */
  let wantedAt = -1;
  let elements = 0;
  const parents = () => open.slice(0, -1).map(({ name }) => name);
  return {
    pieces,
    begin(name: string, attributes: XmlElement['attributes'], line: number) {
      if (open.length >= MAX_DEPTH) refuse('元素嵌套太深');
      const element: XmlElement = { name: canonicalName(name), attributes, line, text: '', children: [] };
      if (wantedAt >= 0) open.at(-1)?.children.push(element);
      open.push(element);
      elements = wantedAt >= 0 ? elements + 1 : 0;
      if (elements > MAX_ELEMENTS) refuse('一个商品里的元素太多');
      if (wantedAt >= 0) return;
      if (isWanted(element.name)) wantedAt = open.length - 1;
      else pieces.push({ kind: 'open', element, parents: parents() });
    },
    addText(text: string) {
      const element = open.at(-1);
      if (element && wantedAt >= 0) element.text += text;
    },
    end() {
      const element = open.at(-1);
      if (element && open.length - 1 === wantedAt) {
        pieces.push({ kind: 'element', element, parents: parents() });
        wantedAt = -1;
      }
      open.pop();
    },
  };
}

function createReader(isWanted: (name: string) => boolean) {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const refuse = (what: string): never => {
    throw new ImportFileProblem(`XML 第 ${parser.line} 行：${what}，整个文件没有导入。`);
  };
  const builder = createTreeBuilder(isWanted, refuse);
  let attributes = 0;
  parser.on('error', (error) => {
    throw describeFault(parser, error);
  });
  parser.on('doctype', assertHarmless);
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > MAX_ATTRIBUTES) refuse('一个元素的属性太多');
  });
  parser.on('opentag', (tag) => {
    attributes = 0;
    builder.begin(tag.name, tag.attributes, parser.line);
  });
  parser.on('text', builder.addText);
  parser.on('cdata', builder.addText);
  parser.on('closetag', builder.end);
  return { parser, pieces: builder.pieces, refuse };
}

/**
 * Reads a document piece by piece: never more of it is in memory than one wanted element. Nothing outside the file is
 * ever read, and entities other than the five of XML do not exist.
 */
export async function* readXml(
  path: string,
  encoding: Encoding,
  isWanted: (name: string) => boolean,
): AsyncGenerator<XmlPiece> {
  const { parser, pieces, refuse } = createReader(isWanted);
  let quietSince = 0;
  for await (const text of decodedText(path, encoding)) {
    parser.write(text);
    if (pieces.length > 0) quietSince = parser.position;
    else if (parser.position - quietSince > MAX_SPAN) refuse('一处内容过长');
    yield* pieces.splice(0);
  }
  parser.close();
  yield* pieces.splice(0);
}
