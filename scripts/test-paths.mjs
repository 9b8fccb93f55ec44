import { stat } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { root } from './app-root.mjs';
import { UserError } from './user-error.mjs';

/** Where journeys are; everything else is for vitest. */
const JOURNEYS = 'tests/journeys';
const LINE = /:\d+$/;

const isTest = (path) => /\.(test|spec)\.[a-z]+$/.test(path);

/** As vitest looks for it: a folder with its slash, else its neighbours match too; a source file as its tests are called. */
const vitestFilter = (path, isFolder) => {
  if (isFolder) return path === '' ? [] : [`${path}/`];
  return [isTest(path) ? path : path.replace(/\.[a-z]+$/, '.')];
};

const isWithin = (path, folder) => path === folder || path.startsWith(`${folder}/`);

/**
 * Who runs a path, and how it is told: `{ vitest, playwright }`, each a list of arguments or null for not at all. A folder
 * above the journeys is for both.
 * @param {string} path as seen from the root of the project
 * @param {boolean} isFolder
 */
export const runnersOf = (path, isFolder) => {
  if (isWithin(path, JOURNEYS)) return { vitest: null, playwright: path === JOURNEYS ? [] : [path] };
  const holdsJourneys = isFolder && (path === '' || isWithin(JOURNEYS, path));
  return { vitest: vitestFilter(path, isFolder), playwright: holdsJourneys ? [] : null };
};

const find = async (given) => {
  const path = relative(root, resolve(process.env.INIT_CWD ?? process.cwd(), given)).replaceAll('\\', '/');
  const found = await stat(resolve(root, path.replace(LINE, ''))).catch(() => null);
  if (!found) throw new UserError(`没有这个文件或文件夹：${given}`);
  return runnersOf(path, found.isDirectory());
};

const merge = (lists) => {
  const asked = lists.filter((list) => list !== null);
  if (asked.length === 0) return null;
  // Everything of a runner, beside a part of it, is everything.
  return asked.some((list) => list.length === 0) ? [] : asked.flat();
};

/** What `npm test -- PATH…` is to run. */
export const sortPaths = async (paths) => {
  const all = await Promise.all(paths.map(find));
  return { vitest: merge(all.map(({ vitest }) => vitest)), playwright: merge(all.map(({ playwright }) => playwright)) };
};
