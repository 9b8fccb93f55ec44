import type { Plugin } from 'vite';
import { comesLate } from '../src/app/web/comes-late.ts';
import { PAGE_ROWS } from '../src/app/web/page-rows.ts';

const ROWS = /\/app\/web\/page-rows\.ts$/;
const LATE = '?late';

/**
 * What browsers ask of a page. Where its file lies, what frames it and where a menu lists it is known to the build, and
 * whatever is not public wants a login.
 */
export const rowsFor = (late: boolean) =>
  PAGE_ROWS.filter(({ path }) => comesLate(path) === late).map(({ path, title, access, only, permission, also }) => ({
    path,
    title,
    ...(access === 'public' ? { access } : {}),
    ...(only ? { only } : {}),
    ...(permission ? { permission } : {}),
    ...(also ? { also } : {}),
  }));

const rowsFile = (late: boolean) => `export const PAGE_ROWS = ${JSON.stringify(rowsFor(late))};`;

/**
 * Browsers start with the storefront's part of the table of pages; the rest comes with the other routes
 * (`whole-route-tree.ts`). The server, and the development server, always have all of it.
 */
export const frontPages: Plugin = {
  name: 'front-pages',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    if (!source.endsWith('page-rows.ts') || !importer?.endsWith('/whole-route-tree.ts')) return;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && `${found.id}${LATE}`;
  },
  load(id) {
    const [file = ''] = id.split('?');
    return ROWS.test(file) ? { code: rowsFile(id.endsWith(LATE)), moduleSideEffects: false } : undefined;
  },
};
