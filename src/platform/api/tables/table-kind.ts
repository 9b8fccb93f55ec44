import { ImportFileProblem } from './import-file-problem.ts';

const ZIP = '504b0304';
/** Compound files: workbooks before 2007, and encrypted ones of today. */
const COMPOUND = 'd0cf11e0';

/** Text of the first bytes of a file; zeros between the characters are UTF-16, a mark in front is left out. */
export function beginningOf(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^(?:ï»¿|ÿþ|þÿ|\s)+/, '');
}

/** Tells workbooks from text tables by the first bytes, never by the name, and refuses what is known to be neither. */
export function tableKind(bytes: Buffer): 'csv' | 'xlsx' {
  const magic = bytes.subarray(0, 4).toString('hex');
  if (magic === ZIP) return 'xlsx';
  if (magic === COMPOUND) {
    throw new ImportFileProblem('这是旧版 .xls 或加密的工作簿，请另存为不加密的 .xlsx 或 CSV。');
  }
  const text = beginningOf(bytes);
  if (/^<(?:!DOCTYPE )?html/i.test(text)) throw new ImportFileProblem('这是网页文件，请改用 XLSX 或 CSV 文件。');
  // oxlint-disable-next-line no-control-regex -- control characters are what tells a binary file
  if (/^(?:%PDF|\x1f\x8b|\x89PNG|Rar!)/.test(text))
    throw new ImportFileProblem('这不是表格文件，请改用 XLSX 或 CSV 文件。');
  return 'csv';
}
