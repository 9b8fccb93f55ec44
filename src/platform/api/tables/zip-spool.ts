import { createReadStream } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the packed bytes of one file lie until the archive is put together. */
export interface ZipSpool {
  write(chunk: Buffer): Promise<void>;
  read(): AsyncIterable<Buffer>;
}

export type MakeSpool = () => ZipSpool;

/** In memory: for files that are small anyway. */
export function memorySpool(): ZipSpool {
  const chunks: Buffer[] = [];
  return {
    async write(chunk) {
      chunks.push(chunk);
    },
    async *read() {
      yield* chunks;
    },
  };
}

/** In files of a folder, which is somebody else's to remove: an archive of any size takes no memory. */
export function diskSpool(folder: string): MakeSpool {
  let files = 0;
  return () => {
    files += 1;
    const path = join(folder, `part-${files}`);
    return {
      write: (chunk) => appendFile(path, chunk, { mode: 0o600 }),
      read: () => createReadStream(path),
    };
  };
}
