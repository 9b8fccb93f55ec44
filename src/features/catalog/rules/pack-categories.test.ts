import { expect, it } from 'vitest';
import type { CategoryTree } from '../contract/category-schemas.ts';
import { packCategories, unpackCategories } from './pack-categories.ts';

const tree: CategoryTree = [
  {
    code: 'FAS',
    name: '紧固件',
    children: [
      {
        code: 'FAS01',
        name: '螺栓',
        children: [
          { code: 'FAS0101', name: 'T 型螺栓' },
          { code: 'FAS0102', name: '地脚螺栓' },
        ],
      },
      { code: 'FAS02', name: '螺母', children: [] },
    ],
  },
  { code: 'TOO', name: '手动工具', children: [] },
];

it('comes back as it went', () => {
  expect(unpackCategories(packCategories(tree))).toEqual(tree);
});

it('is nothing for no categories', () => {
  expect(unpackCategories(packCategories([]))).toEqual([]);
});

it('keeps the tree whole when a name holds a line break or a tab', () => {
  const odd: CategoryTree = [{ code: 'A', name: '一\n\tB\t二', children: [] }];
  expect(unpackCategories(packCategories(odd))).toEqual([{ code: 'A', name: '一  B 二', children: [] }]);
});
