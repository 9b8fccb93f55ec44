import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { guessSeparator, type Separator } from '#platform/shared/guess-separator.ts';
import { ENCODING_LABELS, type Encoding } from '#platform/shared/sniff-encoding.ts';
import { ImportFileProblem } from './import-file-problem.ts';
import type { ImportTable, TableRow } from './import-table.ts';
import { decodedText, sniffFile } from './text-file.ts';

const SAMPLE_CHARACTERS = 65_536;
/** Characters of one record; a quote that never closes would else swallow the rest of the file. */
const MAX_RECORD = 1_000_000;

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

/** Says where the file breaks; only a quote that is left open can break a table this tolerant. */
function describeBreak(error: unknown, rowNumber: number): unknown {
  if (!(error instanceof CsvError)) return error;
  return new ImportFileProblem(`第 ${rowNumber} 行起引号没有配对，无法继续读取，请修正后再导入。`, { cause: error });
}

async function* readRows(path: string, encoding: Encoding, delimiter: Separator): AsyncIterable<TableRow> {
  const parser = parse({ delimiter, relax_quotes: true, relax_column_count: true, max_record_size: MAX_RECORD });
  const text = Readable.from(decodedText(path, encoding));
  text.on('error', (error) => parser.destroy(error));
  parser.on('close', () => text.destroy());
  let rowNumber = 0;
  try {
    for await (const cells of text.pipe(parser) as AsyncIterable<string[]>) {
      rowNumber += 1;
      yield { rowNumber, cells };
    }
  } catch (error) {
    throw describeBreak(error, rowNumber + 1);
  }
}

/** Opens a text table. Encoding and separator are found out first; the rows are streamed. */
export async function openCsvTable(path: string): Promise<ImportTable> {
  const encoding = await sniff(path);
  const separator = guessSeparator(await sample(path, encoding));
  return {
    notes: [`格式：CSV，编码 ${ENCODING_LABELS[encoding]}，分隔符 ${SEPARATOR_LABELS[separator]}`],
    decimalFallback: separator === ';' ? 'comma' : 'dot',
    rows: () => readRows(path, encoding, separator),
  };
}
