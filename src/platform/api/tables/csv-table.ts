import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { guessSeparator, type Separator } from '#platform/shared/guess-separator.ts';
import { ENCODING_LABELS, type Encoding } from '#platform/shared/sniff-encoding.ts';
import { ImportFileProblem } from './import-file-problem.ts';
import type { ImportTable, TableRow } from './import-table.ts';
import { grouped } from './limit-words.ts';
import type { ReaderLimits } from './reader-limits.ts';
import { decodedText, sniffFile } from './text-file.ts';

const SAMPLE_CHARACTERS = 65_536;
/** Characters of one record; a quote that never closes would else swallow the rest of the file. */
const MAX_RECORD = 1_000_000;

export type CsvLimits = Pick<ReaderLimits, 'lastRow' | 'columns' | 'cellLength' | 'text'>;

const SEPARATOR_LABELS: Record<Separator, string> = { ',': '逗号', ';': '分号', '\t': '制表符', '|': '竖线' };

async function sniff(path: string): Promise<Encoding> {
  const encoding = await sniffFile(path);
  if (!encoding) throw new ImportFileProblem('文件不是文本，请改用 XLSX 或 CSV 文件。');
  return encoding;
}

async function sample(path: string, encoding: Encoding): Promise<string> {
  let text = '';
  for await (const chunk of decodedText(path, encoding)) {
    text += chunk;
    if (text.length >= SAMPLE_CHARACTERS) break;
  }
  return text;
}

interface CsvFormat {
  encoding: Encoding;
  delimiter: Separator;
}

/** Says where the file breaks; only a quote that is left open can break a table this tolerant. */
function describeBreak(error: unknown, rowNumber: number): unknown {
  if (!(error instanceof CsvError)) return error;
  return new ImportFileProblem(`第 ${rowNumber} 行起引号没有配对，无法继续读取，请修正后再导入。`, { cause: error });
}

/** Holds rows to the limits one by one; what is empty counts for nothing, however far it reaches. */
function createJudge({ lastRow, columns, cellLength, text }: CsvLimits): (row: TableRow) => void {
  let characters = 0;
  return ({ rowNumber, cells }) => {
    const width = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
    if (width === 0) return;
    const row = `第 ${grouped(rowNumber)} 行`;
    if (rowNumber > lastRow) {
      throw new ImportFileProblem(`${row}还有内容，最多读到第 ${grouped(lastRow)} 行，请删除中间的空行。`);
    }
    if (width > columns) throw new ImportFileProblem(`${row}有 ${grouped(width)} 列，最多 ${columns} 列。`);
    const long = cells.findIndex((cell) => cell.length > cellLength);
    if (long >= 0) {
      throw new ImportFileProblem(`${row}第 ${long + 1} 列超过 ${grouped(cellLength)} 个字，请缩短后再上传。`);
    }
    characters += cells.reduce((sum, cell) => sum + cell.length, 0);
    if (characters > text) throw new ImportFileProblem(`到${row}已超过 ${grouped(text)} 个字，请拆成几个文件。`);
  };
}

async function* readRows(path: string, format: CsvFormat, limits: CsvLimits): AsyncIterable<TableRow> {
  const { encoding, delimiter } = format;
  const judge = createJudge(limits);
  const parser = parse({ delimiter, relax_quotes: true, relax_column_count: true, max_record_size: MAX_RECORD });
  const text = Readable.from(decodedText(path, encoding));
  text.on('error', (error) => parser.destroy(error));
  parser.on('close', () => text.destroy());
  let rowNumber = 0;
  try {
    for await (const cells of text.pipe(parser) as AsyncIterable<string[]>) {
      rowNumber += 1;
      const row = { rowNumber, cells };
      judge(row);
      yield row;
    }
  } catch (error) {
    throw describeBreak(error, rowNumber + 1);
  }
}

/** Opens a text table. Encoding and separator are found out first; the rows are streamed, and held to the limits. */
export async function openCsvTable(path: string, limits: CsvLimits): Promise<ImportTable> {
  const encoding = await sniff(path);
  const separator = guessSeparator(await sample(path, encoding));
  return {
    notes: [`格式：CSV，编码 ${ENCODING_LABELS[encoding]}，分隔符 ${SEPARATOR_LABELS[separator]}`],
    decimalFallback: separator === ';' ? 'comma' : 'dot',
    rows: () => readRows(path, { encoding, delimiter: separator }, limits),
    close: async () => {},
  };
}
