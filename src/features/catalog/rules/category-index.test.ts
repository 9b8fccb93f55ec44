import { describe, expect, it } from 'vitest';
import { type CategoryNode, indexCategories } from './category-index.ts';

const row = (id: bigint, parentId: bigint | null, level: number): CategoryNode => ({
  id,
  parentId,
  level,
  code: `C${id}`,
  name: `分类${id}`,
});
const index = indexCategories([row(1n, null, 1), row(2n, null, 1), row(3n, 1n, 2), row(4n, 3n, 3), row(5n, 4n, 4)]);

describe('indexCategories', () => {
  it('builds three levels for menus and leaves the fourth out', () => {
    const leaf = { code: 'C4', name: '分类4', children: [] };
    expect(index.tree).toEqual([
      { code: 'C1', name: '分类1', children: [{ code: 'C3', name: '分类3', children: [leaf] }] },
      { code: 'C2', name: '分类2', children: [] },
    ]);
  });

  it.each([
    ['C5', ['C1', 'C3', 'C4', 'C5']],
    ['C2', ['C2']],
    ['unknown', []],
  ])('the path to %s is %j', (code, path) => {
    expect(index.pathTo(code).map((node) => node.code)).toEqual(path);
  });

  it.each([
    ['C1', ['C3']],
    ['C5', []],
    ['unknown', []],
  ])('%s has the children %j', (code, codes) => {
    expect(index.childrenOf(code).map((node) => node.code)).toEqual(codes);
  });

  it('ends when rows point at each other', () => {
    const circle = indexCategories([row(1n, 2n, 1), row(2n, 1n, 2)]);
    expect(circle.pathTo('C1').map((node) => node.code)).toEqual(['C2', 'C1']);
    expect(circle.tree).toEqual([]);
  });
});
