import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';

/** 128 random bits: whoever was not told a name does not find it, and no two machines make the same. */
export const newStoredName = (): string => randomBytes(16).toString('hex');

export const isStoredName = (name: string): boolean => /^[0-9a-f]{32}$/.test(name);

/** Files handed in by people. Names are ours; nothing of what was handed in becomes part of a path. */
export interface FileStore {
  /** Keeps the content under a new name and returns it. */
  write(content: Uint8Array | Blob): Promise<string>;
  /** Null for names that are none of ours and for files that are gone. */
  read(name: string): Promise<Buffer | null>;
  /** No error when it is gone already. */
  remove(name: string): Promise<void>;
  /** Removes halves of files whose writer was killed. A bucket has none. */
  removeHalves?(): Promise<void>;
}

/** A store whose files may be larger than what one likes to hold in memory. */
export interface StreamStore extends FileStore {
  /** Keeps what comes piece by piece. */
  write(content: Uint8Array | Blob | AsyncIterable<Uint8Array>): Promise<string>;
  /** The file without reading it: its bytes are read while they are sent. */
  open(name: string): Promise<Blob | null>;
  removeHalves(): Promise<void>;
  /** Names of whole files that have lain here for a day: whoever keeps rows of them knows which nobody names. */
  readOld(): Promise<string[]>;
}

/** Nothing is written for a day. */
const OLD_MS = 24 * 3_600_000;

export function createFileStore(dir: string, extension: string): StreamStore {
  // Spread over folders: some file systems are slow with many thousand files in one.
  const folderOf = (name: string) => join(dir, name.slice(0, 2));
  const pathOf = (name: string) => join(folderOf(name), `${name}.${extension}`);
  return {
    async write(content) {
      const name = newStoredName();
      const path = pathOf(name);
      await mkdir(folderOf(name), { recursive: true, mode: 0o700 });
      // Written aside first: nobody ever reads half a file.
      const source = content instanceof Blob ? Readable.fromWeb(content.stream() as WebStream) : content;
      await writeFile(`${path}.part`, source, { mode: 0o600, flush: true }).catch(async (error: unknown) => {
        await rm(`${path}.part`, { force: true });
        throw error;
      });
      await rename(`${path}.part`, path);
      return name;
    },
    read: async (name) => (isStoredName(name) ? readFile(pathOf(name)).catch(gone) : null),
    async open(name) {
      const found = isStoredName(name) && (await stat(pathOf(name)).catch(gone));
      return found ? openAsBlob(pathOf(name)) : null;
    },
    async remove(name) {
      if (isStoredName(name)) await rm(pathOf(name), { force: true });
    },
    async removeHalves() {
      for (const path of await oldFiles(dir, `.${extension}.part`)) await rm(path, { force: true });
    },
    readOld: async () => (await oldFiles(dir, `.${extension}`)).map((path) => basename(path, `.${extension}`)),
  };
}

/** Paths of our files with this ending that were not touched for a day. */
async function oldFiles(dir: string, ending: string): Promise<string[]> {
  const names = await readdir(dir, { recursive: true }).catch(() => []);
  const old: string[] = [];
  for (const name of names.filter((one) => one.endsWith(ending) && isStoredName(basename(one, ending)))) {
    const found = await stat(join(dir, name)).catch(gone);
    if (found && Date.now() - found.mtimeMs > OLD_MS) old.push(join(dir, name));
  }
  return old;
}

function gone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
