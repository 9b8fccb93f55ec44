import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { HOME_PATH, routeOf } from '../src/app/web/main-pages.ts';
import { CART_PATH, ITEM_PATH, SEARCH_PATH } from '../src/business/paths/rules/public.ts';

/** What the scripts of main pages may weigh when nothing is kept from another visit, in KB. */
export const FIRST_LOAD_KB = {
  [HOME_PATH]: 153,
  [SEARCH_PATH]: 156,
  [ITEM_PATH]: 155,
  [CART_PATH]: 154,
} as const;

/** What comes behind the first paint of every page (`after-start`), in KB. */
export const BEHIND_KB = 5;
export const BEHIND = /\/after-start-[\w-]{8}\.js$/;

interface Manifest {
  tsrStartManifest: () => { routes: Readonly<Record<string, { preloads?: readonly string[] }>> };
}

export interface FirstLoad {
  path: string;
  /** Files by their weight. */
  files: readonly (readonly [file: string, kb: number])[];
  kb: number;
  budgetKb: number;
}

/** The manifest that the server of a build reads: others lie beside it, for pages that were open before the build. */
async function manifestOf(build: string): Promise<Manifest> {
  const server = readFileSync(join(build, 'server/server.js'), 'utf8');
  const name = /assets\/_tanstack-start-manifest[\w-]*\.js/.exec(server)?.[0];
  if (!name) throw new Error(`no manifest in ${build}`);
  return import(pathToFileURL(join(build, 'server', name)).href) as Promise<Manifest>;
}

/** Every script a page imports at once, itself or through others: what the manifest names is what its document preloads. */
function withImports(files: readonly string[], textOf: (file: string) => string): string[] {
  const all = new Set<string>();
  const left = [...files];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (all.has(file)) continue;
    all.add(file);
    for (const [, next] of textOf(file).matchAll(/(?:import|from)\s*["'`]\.\/([\w.~-]+\.js)["'`]/g))
      left.push(`/assets/${next}`);
  }
  return [...all];
}

/** Pages with charts, what their scripts may weigh beside those of their frame, and what the library may that draws, in KB. */
const REPORTS = ['dataReport', 'delivery', 'category'].map((name) => `/_user/user/report/${name}.html`);
export const REPORT_KB = { page: 30, drawing: 200 } as const;

const textIn = (build: string) => (file: string) => readFileSync(join(build, 'client', file), 'utf8');

/** What a page with charts loads before one is shown, and what comes with the first that is. */
export async function chartLoads(build: string) {
  const { routes } = (await manifestOf(build)).tsrStartManifest();
  const textOf = textIn(build);
  const weigh = (file: string) => gzipSync(textOf(file)).length / 1024;
  const filesOf = (ids: readonly string[]) =>
    withImports(
      ids.flatMap((id) => routes[id]?.preloads ?? []),
      textOf,
    );
  const frame = new Set(filesOf(['__root__', '/_user']));
  const [drawing] = readdirSync(join(build, 'client/assets')).filter((file) => /^draw-chart-[\w-]{8}\.js$/.test(file));
  if (!drawing) throw new Error(`nothing draws charts in ${build}`);
  return {
    drawing: {
      kb: weigh(`/assets/${drawing}`),
      namedBy: Object.keys(routes).filter((id) => filesOf([id]).includes(`/assets/${drawing}`)),
    },
    pages: REPORTS.map((route) => {
      const own = filesOf([route]).filter((file) => !frame.has(file));
      return { route, own, kb: own.reduce((sum, file) => sum + weigh(file), 0) };
    }),
  };
}

/** What the first visit of each main page loads, compressed, as the build's manifest says. */
export async function firstLoads(build: string): Promise<FirstLoad[]> {
  const { routes } = (await manifestOf(build)).tsrStartManifest();
  const textOf = textIn(build);
  const weigh = (file: string) => gzipSync(textOf(file)).length / 1024;
  return Object.entries(FIRST_LOAD_KB).map(([path, budgetKb]) => {
    const named = ['__root__', '/_default', routeOf(path)].flatMap((id) => routes[id]?.preloads ?? []);
    const files = withImports(named, textOf)
      .map((file) => [file, weigh(file)] as const)
      .toSorted(([, a], [, b]) => b - a);
    return { path, files, kb: files.reduce((sum, [, kb]) => sum + kb, 0), budgetKb };
  });
}
