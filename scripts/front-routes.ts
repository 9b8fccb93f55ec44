import type { Plugin } from 'vite';
import { comesLate } from '../src/app/web/comes-late.ts';

const TREE = 'route-tree.gen.ts';
const WHOLE = '?whole';

/** `const aRoute = aRouteImport.update({ …, getParentRoute: () => bRoute } as any)`, as the generator writes it. */
const ROUTE = /const (\w+) =\s+(\w+)\.update\(\{([\s\S]*?)\}(?: as any)?\);?/g;

interface Declared {
  text: string;
  name: string;
  imported: string;
  parent: string;
  /** Undefined: a frame. */
  path: string | undefined;
}

const declaredIn = (code: string): Declared[] =>
  [...code.matchAll(ROUTE)].map(([text, name = '', imported = '', options = '']) => ({
    text,
    name,
    imported,
    parent: /getParentRoute: \(\) => (\w+)/.exec(options)?.[1] ?? '',
    path: /\bpath: ['"]([^'"]*)/.exec(options)?.[1],
  }));

/** Routes that browsers do not start with, and frames of which nothing is left without them. */
function lateRoutes(declared: readonly Declared[]): { pages: Declared[]; frames: Declared[] } {
  const pages = declared.filter(({ path }) => path !== undefined && comesLate(path));
  const kept = new Set(declared.filter((route) => !pages.includes(route)).map(({ parent }) => parent));
  const frames = declared.filter(({ name, path }) => path === undefined && !kept.has(name));
  return { pages, frames };
}

/** The generated tree without what comes late: neither the routes nor the imports of their files. */
export function withoutLateRoutes(code: string): string {
  const { pages, frames } = lateRoutes(declaredIn(code));
  // A generator that writes another text would bring all pages back unnoticed.
  if (pages.length === 0 || frames.length === 0) throw new Error('The route tree is not written as expected.');
  let text = code;
  for (const { text: declaration, name, imported } of [...pages, ...frames]) {
    text = text
      .replace(declaration, '')
      .replace(new RegExp(`import \\{ Route as ${imported} \\}[^\\n]*\\n`), '')
      .replace(new RegExp(`\\b${name}:\\s*${name}(?:WithChildren)?\\b,?`), '');
  }
  for (const { name } of frames) {
    text = text
      .replace(new RegExp(`const ${name}Children(?:: \\w+)? =\\s*\\{[^}]*\\}`), '')
      .replace(new RegExp(`const ${name}WithChildren =[^)]*\\);?`), '');
  }
  return text;
}

/**
 * Browsers start with the routes of the storefront alone; `whole-route-tree.ts` brings all of them. The server, and
 * the development server, always have all.
 */
export const frontRoutes: Plugin = {
  name: 'front-routes',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    if (!source.endsWith(TREE) || !importer?.endsWith('/whole-route-tree.ts')) return;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && `${found.id}${WHOLE}`;
  },
  transform: {
    filter: { id: /route-tree\.gen\.ts$/ },
    handler: (code) => withoutLateRoutes(code),
  },
};
