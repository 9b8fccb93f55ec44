import { SaxesParser } from 'saxes';
import { ImportFileProblem } from '../import-file-problem.ts';

/** What a reader of one part of a workbook hears; names come without the prefix of their namespace. */
export interface PartReader {
  open(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
  /** Nothing further is wanted of the part: it is not even unpacked. */
  done?(): boolean;
}

const MAX_DEPTH = 40;
const MAX_ATTRIBUTES = 100;
/** Characters between two events: comments, texts and tags that never end. */
const MAX_SPAN = 2_000_000;

const UNREADABLE = '工作簿内部的写法不符合规范，打不开，请用 Excel 或 WPS 另存为 .xlsx 再上传。';

function decoderFor(first: Buffer): TextDecoder {
  if (first[0] === 0xff && first[1] === 0xfe) return new TextDecoder('utf-16le');
  if (first[0] === 0xfe && first[1] === 0xff) return new TextDecoder('utf-16be');
  return new TextDecoder('utf-8');
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

function listen(parser: SaxesParser, reader: PartReader, heard: () => void): void {
  let attributes = 0;
  let depth = 0;
  parser.on('error', (cause) => {
    throw new ImportFileProblem(UNREADABLE, { cause });
  });
  // Spreadsheets write none; whoever does wants entities to grow.
  parser.on('doctype', () => {
    throw new ImportFileProblem('工作簿内部带有文档类型声明（DTD），出于安全不读取。');
  });
  parser.on('attribute', () => {
    attributes += 1;
    if (attributes > MAX_ATTRIBUTES) throw new ImportFileProblem(UNREADABLE);
  });
  parser.on('opentag', (tag) => {
    attributes = 0;
    depth += 1;
    heard();
    if (depth > MAX_DEPTH) throw new ImportFileProblem(UNREADABLE);
    reader.open(local(tag.name), tag.attributes);
  });
  parser.on('closetag', (tag) => {
    depth -= 1;
    heard();
    reader.close?.(local(tag.name));
  });
  if (reader.text) {
    const tell = reader.text.bind(reader);
    parser.on('text', tell);
    parser.on('cdata', tell);
  }
}

/**
 * Reads one part of a workbook while it is unpacked: nothing of it is kept but what the reader keeps. Entities other than
 * the five of XML do not exist. @throws ImportFileProblem
 */
export async function readXmlPart(bytes: AsyncIterable<Buffer>, reader: PartReader): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let span = 0;
  listen(parser, reader, () => {
    span = 0;
  });
  let decoder: TextDecoder | undefined;
  for await (const chunk of bytes) {
    decoder ??= decoderFor(chunk);
    const text = decoder.decode(chunk, { stream: true });
    span += text.length;
    if (span > MAX_SPAN) throw new ImportFileProblem(UNREADABLE);
    parser.write(text);
    if (reader.done?.()) return;
  }
  if (decoder) parser.close();
}
