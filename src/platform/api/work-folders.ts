import type { Dirent } from 'node:fs';
import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What works on files in a folder of its own, which is gone when the work is. */
type WorkKind = 'upload' | 'table' | 'export' | 'import-run' | 'import' | 'sheet';

const NAME = /^mro-(?:upload|table|export|import-run|import|sheet)-[A-Za-z0-9]{6}$/;
const HOUR_MS = 3_600_000;
/** No work of ours takes a day: what is older was left behind by a process that was killed. */
const LEFT_AFTER_MS = 24 * HOUR_MS;

export const openWorkFolder = (kind: WorkKind): Promise<string> => mkdtemp(join(tmpdir(), `mro-${kind}-`));

/** When a folder or anything in it was touched last. */
async function touchedAt(folder: string): Promise<number> {
  const files = await readdir(folder);
  const times = await Promise.all([folder, ...files.map((file) => join(folder, file))].map((path) => lstat(path)));
  return Math.max(...times.map(({ mtimeMs }) => mtimeMs));
}

/** Removes one folder that was left behind; the temporary folder is everybody's, so only our own ones. */
async function removeIfLeft(entry: Dirent, now: number): Promise<void> {
  const folder = join(tmpdir(), entry.name);
  const { uid } = await lstat(folder);
  if (uid !== process.getuid?.() || now - (await touchedAt(folder)) < LEFT_AFTER_MS) return;
  await rm(folder, { recursive: true, force: true });
}

/** Removes what killed processes left of their work on this machine. What goes away meanwhile was somebody's who lives. */
export async function removeLeftFolders(now = Date.now()): Promise<void> {
  const entries = await readdir(tmpdir(), { withFileTypes: true });
  for (const entry of entries.filter((one) => one.isDirectory() && NAME.test(one.name))) {
    await removeIfLeft(entry, now).catch(() => undefined);
  }
}

/** Does so now and every hour, as long as the process lives. */
export async function keepRemovingLeftFolders(): Promise<void> {
  await removeLeftFolders().catch(() => undefined);
  setInterval(() => void removeLeftFolders().catch(() => undefined), HOUR_MS).unref();
}
