import { expect, it } from 'vitest';
import { withoutLateRoutes } from './front-routes.ts';

const names = [
  'appWebLayoutsDefaultLayoutRouteRoute',
  'appWebLayoutsUserLayoutRouteRoute',
  'appWebLayoutsDeskLayoutRouteRoute',
  'appWebLayoutsMobileLayoutRouteRoute',
];

/** The way the generator writes a tree of one page for each of these branches. */
function treeOf(branches: readonly string[]): string {
  const lines = branches.flatMap((branch, place) => [
    `import { Route as ${branch}Import } from './layouts/${place}'`,
    `import { Route as page${place}RouteImport } from './pages/${place}'`,
    `const ${branch} = ${branch}Import.update({\n  id: '/_${place}',getParentRoute: () => rootRouteImport\n})`,
    `const page${place}Route = page${place}RouteImport.update({\n  id: '/p${place}',getParentRoute: () => ${branch}\n})`,
    `const ${branch}Children = {\n  page${place}Route: page${place}Route\n}`,
    `const ${branch}WithChildren = ${branch}._addFileChildren(${branch}Children)`,
  ]);
  const children = branches.map((branch) => `${branch}: ${branch}WithChildren`).join(',');
  return [...lines, `const rootRouteChildren = {\n  ${children}\n}`, ''].join('\n');
}

it('leaves what the tree would be without user centre, desk and mobile frame', () => {
  const squeeze = (code: string) => code.replaceAll(/\s+/g, ' ').replaceAll(', }', ' }').replaceAll(',}', ' }');
  expect(squeeze(withoutLateRoutes(treeOf(names)))).toBe(squeeze(treeOf(names.slice(0, 1))));
});

it('refuses a tree in which it finds none of them', () => {
  expect(() => withoutLateRoutes(treeOf(names.slice(0, 1)))).toThrow('not written as expected');
  expect(() => withoutLateRoutes('export const routeTree = {}')).toThrow('not written as expected');
});
