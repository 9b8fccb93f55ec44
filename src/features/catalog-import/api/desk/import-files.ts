import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createFileStore, type FileStore } from '#platform/api/file-store.ts';

/** Files of imports: what is being uploaded piece by piece, then whole files and reports. */
export interface ImportFiles {
  store: FileStore;
  /** Adds a piece; answers null when it does not begin where the last one ended. */
  append(
    uploadId: string | null,
    offset: number,
    piece: Uint8Array,
  ): Promise<{ uploadId: string; received: number } | null>;
  /** Bytes that have arrived of an upload. */
  received(uploadId: string): Promise<number>;
  /** Moves a whole upload into the store and returns its name there. */
  keep(uploadId: string): Promise<string>;
  /** Removes uploads that nobody finished. */
  purge(olderThanMs: number): Promise<void>;
}

const NAME = /^[0-9a-f]{32}$/;

export function createImportFiles(dir: string): ImportFiles {
  const pieces = join(dir, 'pieces');
  const pathOf = (uploadId: string) => join(pieces, uploadId);
  const store = createFileStore(join(dir, 'files'), 'bin');
  const received = async (uploadId: string) => {
    if (!NAME.test(uploadId)) return 0;
    return stat(pathOf(uploadId)).then(
      ({ size }) => size,
      () => 0,
    );
  };
  return {
    store,
    received,
    async append(given, offset, piece) {
      const uploadId = given ?? randomBytes(16).toString('hex');
      if ((await received(uploadId)) !== offset) return null;
      await mkdir(pieces, { recursive: true, mode: 0o700 });
      const file = await open(pathOf(uploadId), given === null ? 'wx' : 'r+', 0o600);
      try {
        await file.write(piece, 0, piece.length, offset);
      } finally {
        await file.close();
      }
      return { uploadId, received: offset + piece.length };
    },
    async keep(uploadId) {
      const name = await store.write(await readFile(pathOf(uploadId)));
      await rm(pathOf(uploadId), { force: true });
      return name;
    },
    async purge(olderThanMs) {
      const names = await readdir(pieces).catch(() => []);
      for (const name of names.filter((one) => NAME.test(one))) {
        const { mtimeMs } = await stat(pathOf(name));
        if (Date.now() - mtimeMs > olderThanMs) await rm(pathOf(name), { force: true });
      }
    },
  };
}
