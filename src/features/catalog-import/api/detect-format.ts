import { open, stat } from 'node:fs/promises';
import { ImportFileProblem } from '#platform/api/tables/import-file-problem.ts';
import { beginningOf, tableKind } from '#platform/api/tables/table-kind.ts';

export type FileFormat = 'csv' | 'xlsx' | 'xml';

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
  const kind = tableKind(bytes);
  const isXml = /^<(?:\?xml|!|[\w.-]+:?BMECAT|BMECAT)/i.test(beginningOf(bytes));
  return kind === 'csv' && isXml ? 'xml' : kind;
}
