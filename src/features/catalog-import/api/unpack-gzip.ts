import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { ImportFileProblem } from '#platform/api/tables/import-file-problem.ts';
import { openWorkFolder } from '#platform/api/work-folders.ts';

/** A file that can be read, and what to do when nobody reads it any more. */
export interface ReadableFile {
  path: string;
  close(): Promise<void>;
}

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path).catch(() => null);
  if (!file) return false;
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

/** Counts what passes and breaks off at the cap: what a small file unpacks to is known only by unpacking it. */
function capped(allowed: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      size += chunk.length;
      const megabytes = Math.floor(allowed / 1_048_576);
      if (size > allowed) done(new ImportFileProblem(`压缩文件解压后超过 ${megabytes} MB。`));
      else done(null, chunk);
    },
  });
}

/** The file itself, or what a gzip file holds, in a folder of its own. */
export async function unpackGzip(path: string, allowed: number): Promise<ReadableFile> {
  if (!(await isGzip(path))) return { path, close: async () => {} };
  const folder = await openWorkFolder('import');
  const close = () => rm(folder, { recursive: true, force: true });
  const unpacked = join(folder, 'unpacked');
  try {
    await pipeline(
      createReadStream(path),
      createGunzip(),
      capped(allowed),
      createWriteStream(unpacked, { mode: 0o600 }),
    );
    return { path: unpacked, close };
  } catch (cause) {
    await close();
    if (cause instanceof ImportFileProblem) throw cause;
    throw new ImportFileProblem('压缩文件已损坏，解不开。', { cause });
  }
}
