import { open, stat } from 'node:fs/promises';
import { ImportFileProblem } from './import-file-problem.ts';

export type FileFormat = 'csv' | 'xlsx' | 'xml';

const ZIP = '504b0304';
/** Compound files: workbooks before 2007, and encrypted ones of today. */
const COMPOUND = 'd0cf11e0';

/** Enough to tell formats and encodings apart. */
export async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(512), 0, 512, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function sizeOf(path: string): Promise<number> {
  const found = await stat(path).catch((cause: NodeJS.ErrnoException) => {
    const why = cause.code === 'ENOENT' ? '找不到文件' : '无法读取文件';
    throw new ImportFileProblem(`${why} ${path}。`, { cause });
  });
  if (!found.isFile()) throw new ImportFileProblem(`${path} 不是文件。`);
  return found.size;
}

/** Refuses what is no file, empty or too large, before anything of it is read. */
export async function assertSize(path: string, maxBytes: number): Promise<void> {
  const size = await sizeOf(path);
  if (size === 0) throw new ImportFileProblem(`${path} 是空文件。`);
  if (size > maxBytes) {
    throw new ImportFileProblem(
      `文件有 ${Math.ceil(size / 1_048_576)} MB，最多 ${Math.floor(maxBytes / 1_048_576)} MB。`,
    );
  }
}

/** Tells the format from the content, never from the name. */
export async function detectFormat(path: string): Promise<FileFormat> {
  const bytes = await firstBytes(path).catch((cause: Error) => {
    throw new ImportFileProblem(`无法读取文件 ${path}。`, { cause });
  });
  const magic = bytes.subarray(0, 4).toString('hex');
  if (magic === ZIP) return 'xlsx';
  if (magic === COMPOUND) {
    throw new ImportFileProblem('这是旧版 .xls 或加密的工作簿，请另存为不加密的 .xlsx 或 CSV。');
  }
  // Zeros between the characters are UTF-16.
  const text = bytes
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^(?:ï»¿|ÿþ|þÿ|\s)+/, '');
  if (/^<(?:!DOCTYPE )?html/i.test(text)) throw new ImportFileProblem('这是网页文件，只能导入 CSV、XLSX 和 BMEcat。');
  if (/^<(?:\?xml|!|[\w.-]+:?BMECAT|BMECAT)/i.test(text)) return 'xml';
  // oxlint-disable-next-line no-control-regex -- control characters are what tells a binary file
  if (/^(?:%PDF|\x1f\x8b|\x89PNG|Rar!)/.test(text))
    throw new ImportFileProblem('这不是表格文件，只能导入 CSV、XLSX 和 BMEcat。');
  return 'csv';
}
