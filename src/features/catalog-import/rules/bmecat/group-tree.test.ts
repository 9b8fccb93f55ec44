import { expect, it } from 'vitest';
import { element } from '#tests/factories/xml-element.ts';
import { CATALOG_GROUPS, createGroupTree } from './group-tree.ts';

const catalogGroup = (id: string, parent: string, name: string, type = 'node') =>
  element('CATALOG_STRUCTURE', [element('GROUP_ID', id), element('PARENT_ID', parent), element('GROUP_NAME', name)], {
    type,
  });
const classGroup = (id: string, parent: string, name: string, type = 'node') =>
  element(
    'CLASSIFICATION_GROUP',
    [
      element('CLASSIFICATION_GROUP_ID', id),
      element('CLASSIFICATION_GROUP_PARENT_ID', parent),
      element('CLASSIFICATION_GROUP_NAME', name),
    ],
    { type },
  );

it('names the groups from the top down, without the root and nameless ones', () => {
  const tree = createGroupTree();
  const groups = [catalogGroup('1', '0', '目录', 'root'), catalogGroup('2', '1', '紧固件'), catalogGroup('3', '2', '')];
  for (const group of [...groups, catalogGroup('4', '3', '螺钉', 'leaf')]) tree.add(group, CATALOG_GROUPS);
  expect(tree.pathOf(CATALOG_GROUPS, '4')).toEqual(['紧固件', '螺钉']);
  expect(tree.count()).toBe(4);
});

it('keeps systems apart; a classification has no root of its own to leave out', () => {
  const tree = createGroupTree();
  tree.add(catalogGroup('1', '', '螺钉'), CATALOG_GROUPS);
  tree.add(classGroup('1', '', '紧固件', 'root'), 'ECLASS');
  tree.add(classGroup('2', '1', '螺栓'), 'ECLASS');
  expect(tree.pathOf('ECLASS', '2')).toEqual(['紧固件', '螺栓']);
  expect(tree.pathOf(CATALOG_GROUPS, '1')).toEqual(['螺钉']);
});

it('ends a loop of groups', () => {
  const tree = createGroupTree();
  tree.add(catalogGroup('1', '2', '甲'), CATALOG_GROUPS);
  tree.add(catalogGroup('2', '1', '乙'), CATALOG_GROUPS);
  expect(tree.pathOf(CATALOG_GROUPS, '1')).toHaveLength(20);
});

it('places an article where the first map says', () => {
  const tree = createGroupTree();
  for (const id of ['1', '2']) tree.add(catalogGroup(id, '', `组${id}`), CATALOG_GROUPS);
  const place = (group: string) => element('MAP', [element('ART_ID', 'A1'), element('CATALOG_GROUP_ID', group)]);
  tree.place(place('2'));
  tree.place(place('1'));
  expect([tree.pathOfArticle('A1'), tree.pathOfArticle('A2')]).toEqual([['组2'], []]);
});
