import type { Plugin } from 'vite';

const TREE = 'route-tree.gen.ts';
const WHOLE = '?whole';
/** Frames whose pages storefront pages do not know; `late-routes.ts` names their addresses. */
const LATE = [
  'appWebLayoutsUserLayoutRouteRoute',
  'appWebLayoutsDeskLayoutRouteRoute',
  'appWebLayoutsMobileLayoutRouteRoute',
];

/** `const aRoute = aRouteImport.update({ …, getParentRoute: () => bRoute })`, as the generator writes it. */
const ROUTE = /const (\w+) = (\w+)\.update\(\{[^}]*getParentRoute: \(\) => (\w+)[^}]*\}\)/g;

/** The generated tree without the branches of user centre, desk and mobile frame: neither their routes nor the imports of their files. */
export function withoutLateRoutes(code: string): string {
  const gone = [...code.matchAll(ROUTE)].filter(([, name = '', , parent = '']) =>
    [name, parent].some((route) => LATE.includes(route)),
  );
  // A generator that writes another text would bring all pages back unnoticed.
  if (gone.length <= LATE.length) throw new Error('The route tree is not written as expected.');
  let text = code;
  for (const [declaration, , imported] of gone) {
    text = text.replace(declaration, '').replace(new RegExp(`import \\{ Route as ${imported} \\}[^\\n]*\\n`), '');
  }
  for (const branch of LATE) {
    text = text
      .replace(new RegExp(`const ${branch}Children = \\{[^}]*\\}`), '')
      .replace(new RegExp(`const ${branch}WithChildren = [^\\n]*`), '')
      .replace(new RegExp(`\\b${branch}: ${branch}WithChildren,?`), '');
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
