import type { PieceLeaf, PieceMaterial, PieceSize } from './plan-pieces.ts';

const CARBON: PieceMaterial = { material: '碳钢', finish: '镀锌', code: 'ZN', yuanPerKg: 14 };
const BLACK: PieceMaterial = { material: '碳钢', finish: '发黑', code: 'BK', yuanPerKg: 13 };
const A2: PieceMaterial = { material: '304不锈钢', finish: '本色', code: 'A2', yuanPerKg: 46 };
const A410: PieceMaterial = { material: '410不锈钢', finish: '钝化', code: '410', yuanPerKg: 38 };

/** `ST4.2:13,16` gives the lengths of one nominal size. */
function sizes(rows: readonly string[], prefix: string): PieceSize[] {
  return rows.flatMap((row) => {
    const [diameter = '', lengths = ''] = row.split(':');
    const d = Number(diameter);
    return lengths.split(',').map((length) => ({
      size: `${prefix}${diameter}×${length}`,
      cubicMillimetres: (Math.PI / 4) * d * d * Number(length) * 0.75 + 0.8 * d ** 3,
      attributes: [
        { name: '规格', value: `${prefix}${diameter}` },
        { name: '长度', value: length, unit: 'mm' },
      ],
    }));
  });
}

const TAPPING = [
  '2.9:9.5,13,16,19',
  '3.5:9.5,13,16,19,25',
  '4.2:13,16,19,25,32,38',
  '4.8:13,16,19,25,32,38,50',
  '5.5:19,25,32,38,50',
];
const DRILLING = ['4.2:13,16,19,25,32', '4.8:16,19,25,32,38,50', '5.5:19,25,32,38,50,63', '6.3:25,32,38,50,70'];
const WOOD = ['3:12,16,20,25', '3.5:16,20,25,30', '4:20,25,30,40,50', '5:25,30,40,50,60', '6:40,50,60,70,80'];

export const TAPPING_LEAVES: Readonly<Record<string, PieceLeaf>> = {
  自攻螺钉: {
    standards: [
      { name: 'GB/T 845', number: '845', equals: 'DIN 7981' },
      { name: 'GB/T 846', number: '846', equals: 'DIN 7982' },
    ],
    materials: [CARBON, A2, BLACK],
    sizes: sizes(TAPPING, 'ST'),
    effort: 1.1,
    each: 0.014,
  },
  自钻自攻钉: {
    standards: [
      { name: 'GB/T 15856.4', number: '15856.4', equals: 'DIN 7504K' },
      { name: 'GB/T 15856.1', number: '15856.1', equals: 'DIN 7504N' },
    ],
    materials: [CARBON, A410],
    sizes: sizes(DRILLING, 'ST'),
    effort: 1.2,
    each: 0.03,
  },
  木螺钉: {
    standards: [
      { name: 'GB/T 100', number: '100', equals: 'DIN 97' },
      { name: 'GB/T 99', number: '99', equals: 'DIN 96' },
    ],
    materials: [CARBON, A2],
    sizes: sizes(WOOD, 'φ'),
    effort: 1.05,
    each: 0.012,
  },
};
