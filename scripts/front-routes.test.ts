import { expect, it } from 'vitest';
import { withoutLateRoutes } from './front-routes.ts';

interface Frame {
  name: string;
  pages: readonly string[];
}

/** The way the generator writes a tree of these frames and pages. */
function treeOf(frames: readonly Frame[]): string {
  const nameOf = (path: string) => `page${path.replaceAll(/\W/g, '')}Route`;
  const lines = frames.flatMap(({ name, pages }) => [
    `import { Route as ${name}Import } from './layouts/${name}'`,
    ...pages.map((path) => `import { Route as ${nameOf(path)}Import } from './pages/${nameOf(path)}'`),
    `const ${name} = ${name}Import.update({\n  id: '/_${name}',getParentRoute: () => rootRouteImport\n})`,
    ...pages.map(
      (path) =>
        `const ${nameOf(path)} = ${nameOf(path)}Import.update({\n  id: '${path}',path: '${path}',getParentRoute: () => ${name}\n})`,
    ),
    `const ${name}Children = {\n  ${pages.map((path) => `${nameOf(path)}: ${nameOf(path)}`).join(',')}\n}`,
    `const ${name}WithChildren = ${name}._addFileChildren(${name}Children)`,
  ]);
  const children = frames.map(({ name }) => `${name}: ${name}WithChildren`).join(',');
  return [...lines, `const rootRouteChildren = {\n  ${children}\n}`, ''].join('\n');
}

const FRONT = ['/', '/u-{$id}.html', '/cart.html'];
const front: Frame = { name: 'front', pages: FRONT };
const whole: Frame[] = [
  { name: 'front', pages: ['/', '/batch-order.html', '/u-{$id}.html', '/cart.html', '/quote.html'] },
  { name: 'user', pages: ['/user/trade/{$no}.html', '/user.html/{$x}'].map((path) => path.replace('.html/', '/')) },
];

const squeeze = (code: string) =>
  code
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/, ?(?=\})/g, ' ')
    .replaceAll(/ +/g, ' ');

it('leaves what the tree would be without the pages that come late and the frames they stand in', () => {
  expect(squeeze(withoutLateRoutes(treeOf(whole)))).toBe(squeeze(treeOf([front])));
});

it('refuses a tree in which it finds none of them', () => {
  expect(() => withoutLateRoutes(treeOf([front]))).toThrow('not written as expected');
  expect(() => withoutLateRoutes('export const routeTree = {}')).toThrow('not written as expected');
});
