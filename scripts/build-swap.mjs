import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** How long files of earlier builds stay: shops that run, and pages that are open, still ask for them. */
const KEPT_MS = 7 * 86_400_000;

const filesIn = async (folder) => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true }).catch((error) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)));
};

const HASHED = /(?:^|[\\/])assets[\\/]/;

/**
 * Puts a finished build in the place of the last one, file by file: each is replaced in one step, what others refer to
 * comes before what refers to it, and nothing that a running shop may still read is taken away. Files that no build has
 * written for a week go.
 * @param {string} next @param {string} place
 */
export const swapBuild = async (next, place, now = Date.now()) => {
  // Until the new stamp is there, what lies here is of no build in particular: a start would build again.
  await rm(join(place, '.stamp'), { force: true });
  const files = await filesIn(next);
  const parts = files.filter((file) => HASHED.test(file));
  const entries = files.filter((file) => !HASHED.test(file) && file !== '.stamp');
  for (const file of [...parts, ...entries]) {
    await mkdir(dirname(join(place, file)), { recursive: true });
    await rename(join(next, file), join(place, file));
  }
  const written = new Set(files);
  for (const file of await filesIn(place)) {
    const old = now - (await stat(join(place, file))).mtimeMs > KEPT_MS;
    if (old && !written.has(file)) await rm(join(place, file));
  }
  if (written.has('.stamp')) await rename(join(next, '.stamp'), join(place, '.stamp'));
  await rm(next, { recursive: true, force: true });
};
