import { mkdir, readdir, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Millions of items have more pictures than a disk should hold; those nobody looks at are drawn again when wanted. */
const PICTURE_CACHE_BYTES = 512 * 1024 * 1024;
/** Trimming stops here, so that it is not needed again at once. */
const KEPT_SHARE = 0.8;
const DAY_MS = 86_400_000;

export interface PictureCache {
  read(key: string): Promise<Buffer | null>;
  /** Keeps a picture; over the limit, those not looked at for longest go. */
  write(key: string, picture: Buffer): Promise<void>;
  /** Resolves when no trimming is under way. */
  settled(): Promise<void>;
}

interface KeptFile {
  path: string;
  bytes: number;
  /** Day of the last look. */
  usedAt: number;
}

/** Pictures as files below `dir`, named by what they show. Several processes may share it. */
export function createPictureCache(dir: string, maxBytes = PICTURE_CACHE_BYTES): PictureCache {
  const pathOf = (key: string) => join(dir, key.slice(0, 2), `${key}.webp`);
  /** Bytes on disk; counted once, on the first new picture. */
  let total: number | null = null;
  let trimming: Promise<void> | null = null;
  let drafts = 0;

  const trim = async () => {
    const files = (await listFiles(dir)).toSorted((a, b) => a.usedAt - b.usedAt);
    let bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    const goal = bytes > maxBytes ? maxBytes * KEPT_SHARE : bytes;
    for (const file of files) {
      if (bytes <= goal) break;
      // Another process may have taken it away already.
      await unlink(file.path).catch(() => undefined);
      bytes -= file.bytes;
    }
    total = bytes;
  };

  return {
    async read(key) {
      const path = pathOf(key);
      const picture = await readFile(path).catch(() => null);
      if (picture) void touch(path);
      return picture;
    },
    async write(key, picture) {
      const path = pathOf(key);
      await mkdir(join(path, '..'), { recursive: true });
      drafts += 1;
      const draft = `${path}.${process.pid}.${drafts}`;
      await writeFile(draft, picture);
      await rename(draft, path);
      if (total !== null) total += picture.length;
      if (total === null || total > maxBytes) trimming ??= trim().finally(() => (trimming = null));
    },
    settled: async () => trimming ?? undefined,
  };
}

/** Remembers a look by the day: more would write to the disk for every picture served. */
async function touch(path: string): Promise<void> {
  try {
    const { mtimeMs } = await stat(path);
    const now = new Date();
    if (now.getTime() - mtimeMs > DAY_MS) await utimes(path, now, now);
  } catch {
    // Gone meanwhile: nothing to remember.
  }
}

async function listFiles(dir: string): Promise<KeptFile[]> {
  const files: KeptFile[] = [];
  for (const folder of await readdir(dir).catch(() => [])) {
    for (const name of await readdir(join(dir, folder)).catch(() => [])) {
      const path = join(dir, folder, name);
      const found = await stat(path).catch(() => null);
      if (found?.isFile()) files.push({ path, bytes: found.size, usedAt: found.mtimeMs });
    }
  }
  return files;
}
