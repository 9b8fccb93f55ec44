import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './app-root.mjs';

/** Whatever the build reads. */
const SOURCES = ['src', 'db', 'public', 'vite.config.ts', 'package.json', 'package-lock.json', 'scripts'];

/** Not part of the build, or written by it. */
const IGNORED =
  /\.(test|samples)\.(tsx?|mjs)$|\.md$|route-tree\.gen\.ts$|^scripts\/(?!build|antd|extract-antd|front-|page-chunks\/|short-class-names|app-root|find-node|source-stamp|run-child|user-error)/;

const filesOf = async (path) => {
  const found = await readdir(join(root, path), { withFileTypes: true, recursive: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return null;
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (found === null) return [path];
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath ?? entry.path, entry.name));
};

/** Names of everything the build reads. */
export const stampedFiles = async () => {
  const lists = await Promise.all(SOURCES.map(filesOf));
  return lists
    .flat()
    .map((name) => name.replace(`${root}/`, ''))
    .filter((name) => !IGNORED.test(name))
    .toSorted((a, b) => (a < b ? -1 : 1));
};

/** A digest of the content of everything the build reads: equal digests mean that the build is still right. */
export const sourceStamp = async () => {
  const names = await stampedFiles();
  const digests = await Promise.all(
    names.map(
      async (name) =>
        `${name} ${createHash('sha256')
          .update(await readFile(join(root, name)))
          .digest('hex')}`,
    ),
  );
  return createHash('sha256').update(digests.join('\n')).digest('hex');
};
