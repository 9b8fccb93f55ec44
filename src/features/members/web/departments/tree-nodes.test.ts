import { describe, expect, it } from 'vitest';
import type { DepartmentNode } from '../../contract/department-contract.ts';
import { placeOfDrop, treeNodes } from './tree-nodes.ts';

const node = (departmentId: string, parentId: string | null): DepartmentNode => ({
  departmentId,
  parentId,
  name: departmentId,
  code: '',
  headName: null,
  people: 0,
  peopleBelow: 0,
});
const FIRM = [node('1', null), node('2', null), node('11', '1'), node('12', '1'), node('13', '1')];

it('hangs departments below their parents', () => {
  const [first, second] = treeNodes(FIRM);
  expect(first?.children.map(({ key }) => key)).toEqual(['11', '12', '13']);
  expect(second?.children).toEqual([]);
});

describe('a drop', () => {
  it.each([
    [{ dragged: '2', target: '1', side: 'onto' }, { parentId: '1' }],
    [
      { dragged: '13', target: '11', side: 'before' },
      { parentId: '1', place: 0 },
    ],
    [
      { dragged: '11', target: '13', side: 'after' },
      { parentId: '1', place: 2 },
    ],
    [
      { dragged: '11', target: '12', side: 'after' },
      { parentId: '1', place: 1 },
    ],
    [
      { dragged: '12', target: '2', side: 'after' },
      { parentId: null, place: 2 },
    ],
    [{ dragged: '1', target: '1', side: 'onto' }, null],
  ] as const)('%j', (drop, place) => {
    expect(placeOfDrop(FIRM, drop)).toEqual(place);
  });
});
