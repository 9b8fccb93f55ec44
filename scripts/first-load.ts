import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

/** Routes of the storefront's main pages, and what their scripts may weigh when nothing is kept from another visit, in KB. */
export const FIRST_LOAD_KB: Readonly<Record<string, number>> = {
  '/_default/': 153,
  '/_default/search.html': 155,
  '/_default/u-{$id}.html': 154,
  '/_default/cart.html': 154,
};

interface Manifest {
  tsrStartManifest: () => { routes: Readonly<Record<string, { preloads?: readonly string[] }>> };
}

export interface FirstLoad {
  route: string;
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

/** What the first visit of each main page loads, compressed, as the build's manifest says. */
export async function firstLoads(build: string): Promise<FirstLoad[]> {
  const { routes } = (await manifestOf(build)).tsrStartManifest();
  const textOf = (file: string) => readFileSync(join(build, 'client', file), 'utf8');
  const weigh = (file: string) => gzipSync(textOf(file)).length / 1024;
  return Object.entries(FIRST_LOAD_KB).map(([route, budgetKb]) => {
    const named = ['__root__', '/_default', route].flatMap((id) => routes[id]?.preloads ?? []);
    const files = withImports(named, textOf)
      .map((file) => [file, weigh(file)] as const)
      .toSorted(([, a], [, b]) => b - a);
    return { route, files, kb: files.reduce((sum, [, kb]) => sum + kb, 0), budgetKb };
  });
}
