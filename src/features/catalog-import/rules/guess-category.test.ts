import { describe, expect, it } from 'vitest';
import { type CategoryNode, findHome, guessCategory, indexCategories } from './guess-category.ts';

const PATHS = [
  '紧固件',
  '紧固件/螺钉',
  '紧固件/螺钉/木螺钉',
  '紧固件/螺母',
  '紧固件/螺母/铆螺母',
  '紧固件/锚栓膨胀件',
  '紧固件/锚栓膨胀件/塑料膨胀管',
  '紧固件/锚栓膨胀件/敲击锚栓',
  '紧固件/铆钉销键',
  '紧固件/铆钉销键/铆螺母',
  '手动工具',
  '手动工具/螺丝批',
  '手动工具/螺丝批/批头',
];
const NODES: CategoryNode[] = PATHS.map((path, index) => ({ code: `C${index}`, path: path.split('/') }));
const INDEX = indexCategories(NODES, null);

function guess(name: string, categoryText = '', home: string | null = null): string | undefined {
  return guessCategory({ name, categoryText }, INDEX, home)?.path.join('/');
}

describe('guessCategory', () => {
  it.each([
    ['Spanplattenschraube 4x40', '', '紧固件/螺钉/木螺钉'],
    ['Blister Nageldübel NP 5-35', '', '紧固件/锚栓膨胀件/敲击锚栓'],
    ['Dübel FX 8', '', '紧固件/锚栓膨胀件/塑料膨胀管'],
    ['304 不锈钢木螺钉 M4×30', '', '紧固件/螺钉/木螺钉'],
    ['Zinc nut M8', '', '紧固件/螺母'],
    ['Walnut box', '', undefined],
    ['irgendwas', 'C2', '紧固件/螺钉/木螺钉'],
    ['irgendwas', '紧固件 > 螺钉', '紧固件/螺钉'],
    ['irgendwas', '批头', '手动工具/螺丝批/批头'],
    ['irgendwas', '铆螺母', undefined],
    ['irgendwas', '紧固件/螺母/铆螺母', '紧固件/螺母/铆螺母'],
    ['irgendwas', '165', undefined],
  ])('places %s with %j at %s', (name, cell, expected) => {
    expect(guess(name, cell)).toBe(expected);
  });

  it('goes up to the deepest category that exists', () => {
    expect(guess('Senkschraube M4')).toBe('紧固件/螺钉');
  });

  it('does not leave home by a word, only by what the file says', () => {
    expect(guess('Bit PH2')).toBe('手动工具/螺丝批/批头');
    expect(guess('Bit PH2', '', '紧固件')).toBe('紧固件/螺钉');
    expect(guess('Montagezange', '', '紧固件')).toBeUndefined();
    expect(guess('Bit PH2', '批头', '紧固件')).toBe('手动工具/螺丝批/批头');
  });

  it('stays inside a given category', () => {
    const inside = indexCategories(NODES, NODES[1] ?? null);
    expect(guessCategory({ name: 'Dübel', categoryText: '' }, inside, '紧固件')).toBeNull();
    expect(guessCategory({ name: 'Holzschraube', categoryText: '' }, inside, '紧固件')?.code).toBe('C2');
  });
});

it('looks for names of two characters and more inside product names, the longest first', () => {
  const nodes = [['缆'], ['缆', '网线'], ['缆', '网线', '六类网线']].map((path, n) => ({ code: `N${n}`, path }));
  const index = indexCategories(nodes, null);
  expect(index.named.map(({ code }) => code)).toEqual(['N2', 'N1']);
  expect(guessCategory({ name: '超五类 网线', categoryText: '' }, index, null)?.code).toBe('N1');
});

describe('findHome', () => {
  const [fasteners, , wood, , , , plugs] = NODES;
  const bits = NODES.at(-1);
  if (!fasteners || !wood || !plugs || !bits) throw new Error('categories changed');

  it.each([
    [
      'nearly all in one top category',
      [
        [wood, 3],
        [plugs, 5],
        [bits, 1],
      ],
      { top: '紧固件', fallback: '紧固件/锚栓膨胀件' },
    ],
    [
      'two of a kind',
      [
        [wood, 3],
        [bits, 3],
      ],
      { top: null, fallback: undefined },
    ],
    ['only the top itself', [[fasteners, 3]], { top: '紧固件', fallback: '紧固件' }],
    [
      'four of five in one top category',
      [
        [wood, 4],
        [bits, 1],
      ],
      { top: '紧固件', fallback: '紧固件/螺钉' },
    ],
    [
      'fewer than four of five',
      [
        [wood, 79],
        [bits, 21],
      ],
      { top: null, fallback: undefined },
    ],
    ['nothing placed', [], { top: null, fallback: undefined }],
  ] as [string, [CategoryNode, number][], unknown][])('decides for %s', (_, placed, expected) => {
    const home = findHome(new Map(placed), INDEX);
    expect({ top: home.top, fallback: home.fallback?.path.join('/') }).toEqual(expected);
  });
});
