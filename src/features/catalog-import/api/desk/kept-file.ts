import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openWorkFolder } from '#platform/api/work-folders.ts';
import type { ImportFiles } from './import-files.ts';

/** Lays a kept file where it can be read by path, as long as `work` lasts; null when it is gone. */
export async function withKeptFile<T>(
  files: ImportFiles,
  storageKey: string,
  work: (path: string) => Promise<T>,
): Promise<T | null> {
  const content = await files.store.read(storageKey);
  if (!content) return null;
  const folder = await openWorkFolder('import-run');
  try {
    const path = join(folder, 'file');
    await writeFile(path, content, { mode: 0o600 });
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
