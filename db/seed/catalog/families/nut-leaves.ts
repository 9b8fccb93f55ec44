import type { PieceLeaf, PieceMaterial, PieceSize } from './plan-pieces.ts';
import { PITCH } from './steel-grades.ts';

const CARBON_8: PieceMaterial = { grade: '8级', material: '碳钢', finish: '镀锌', code: '8ZN', yuanPerKg: 12 };
const CARBON_10: PieceMaterial = { grade: '10级', material: '合金钢', finish: '发黑', code: '10BK', yuanPerKg: 15 };
const CARBON_4: PieceMaterial = { grade: '4级', material: '碳钢', finish: '镀锌', code: '4ZN', yuanPerKg: 9.5 };
const A2: PieceMaterial = { grade: 'A2-70', material: '304不锈钢', finish: '本色', code: 'A2', yuanPerKg: 48 };
const A4: PieceMaterial = { grade: 'A4-80', material: '316不锈钢', finish: '本色', code: 'A4', yuanPerKg: 78 };
const BRASS: PieceMaterial = { material: '黄铜', finish: '本色', code: 'MS', yuanPerKg: 82 };
const ALUMINIUM: PieceMaterial = { material: '铝', finish: '本色', code: 'AL', yuanPerKg: 46 };

/** Sizes by thread; `body` is the volume as a multiple of d³. */
function sizes(
  threads: readonly string[],
  body: number,
  extra: (d: number) => PieceSize['attributes'] = () => [],
): PieceSize[] {
  return threads.map((thread) => {
    const d = Number(thread.slice(1));
    return {
      size: thread,
      cubicMillimetres: body * d ** 3,
      attributes: [
        { name: '规格', value: thread },
        { name: '螺距', value: PITCH[thread] ?? '', unit: 'mm' },
        ...extra(d),
      ],
    };
  });
}

const COMMON = ['M3', 'M4', 'M5', 'M6', 'M8', 'M10', 'M12', 'M16', 'M20', 'M24'];
const LARGE = ['M2', 'M2.5', ...COMMON, 'M30', 'M36'];

export const NUT_LEAVES: Readonly<Record<string, PieceLeaf>> = {
  六角螺母: {
    standards: [
      { name: 'GB/T 6170', number: '6170', equals: 'DIN 934 / ISO 4032' },
      { name: 'DIN 934', number: '934', equals: 'GB/T 6170 / ISO 4032' },
    ],
    materials: [CARBON_8, A2, CARBON_10, A4, CARBON_4, BRASS],
    sizes: sizes(LARGE, 1.15),
    effort: 1,
    each: 0.012,
  },
  尼龙锁紧螺母: {
    standards: [
      { name: 'GB/T 889.1', number: '889', equals: 'DIN 985 / ISO 10511' },
      { name: 'DIN 985', number: '985', equals: 'GB/T 889.1' },
    ],
    materials: [CARBON_8, A2, A4],
    sizes: sizes(COMMON, 1.4),
    effort: 1.2,
    each: 0.022,
  },
  法兰螺母: {
    standards: [
      { name: 'GB/T 6177.1', number: '6177', equals: 'DIN 6923 / ISO 4161' },
      { name: 'DIN 6923', number: '6923', equals: 'GB/T 6177.1' },
    ],
    materials: [CARBON_8, A2, CARBON_10],
    sizes: sizes(['M4', 'M5', 'M6', 'M8', 'M10', 'M12', 'M16', 'M20'], 1.8),
    effort: 1.1,
    each: 0.016,
  },
  盖形螺母: {
    standards: [{ name: 'GB/T 923', number: '923', equals: 'DIN 1587' }],
    materials: [A2, CARBON_8, BRASS],
    sizes: sizes(['M3', 'M4', 'M5', 'M6', 'M8', 'M10', 'M12', 'M16'], 2.1),
    effort: 1.35,
    each: 0.05,
  },
  蝶形螺母: {
    standards: [{ name: 'GB/T 62.1', number: '62', equals: 'DIN 315' }],
    materials: [A2, CARBON_4, BRASS],
    sizes: sizes(['M3', 'M4', 'M5', 'M6', 'M8', 'M10', 'M12'], 3),
    effort: 1.2,
    each: 0.06,
  },
  焊接螺母: {
    standards: [
      { name: 'GB/T 13681', number: '13681', equals: 'DIN 929' },
      { name: 'GB/T 13680', number: '13680', equals: 'DIN 928' },
    ],
    materials: [{ material: '碳钢', finish: '本色', code: 'C', yuanPerKg: 11 }, A2],
    sizes: sizes(['M4', 'M5', 'M6', 'M8', 'M10', 'M12'], 1.7),
    effort: 1.1,
    each: 0.02,
  },
  方螺母: {
    standards: [{ name: 'GB/T 39', number: '39', equals: 'DIN 557' }],
    materials: [CARBON_4, A2],
    sizes: sizes(['M3', 'M4', 'M5', 'M6', 'M8', 'M10', 'M12'], 1.5),
    effort: 1.1,
    each: 0.015,
  },
  长螺母: {
    standards: [{ name: 'DIN 6334', number: '6334' }],
    materials: [CARBON_8, A2],
    sizes: sizes(['M5', 'M6', 'M8', 'M10', 'M12', 'M16', 'M20'], 5, (d) => [
      { name: '长度', value: String(3 * d), unit: 'mm' },
    ]),
    effort: 1.2,
    each: 0.05,
  },
  薄螺母: {
    standards: [{ name: 'GB/T 6172.1', number: '6172', equals: 'DIN 439 / ISO 4035' }],
    materials: [CARBON_4, A2, A4],
    sizes: sizes(COMMON, 0.7),
    effort: 1.05,
    each: 0.012,
  },
  铆螺母: {
    standards: [{ name: 'GB/T 17880.1', number: '17880' }],
    materials: [{ material: '碳钢', finish: '镀锌', code: 'ZN', yuanPerKg: 16 }, A2, ALUMINIUM],
    sizes: sizes(['M3', 'M4', 'M5', 'M6', 'M8', 'M10', 'M12'], 1.6),
    effort: 1.8,
    each: 0.06,
  },
};
