import type { PieceLeaf, PieceMaterial, PieceSize } from './plan-pieces.ts';

const CARBON: PieceMaterial = { material: '碳钢', finish: '镀锌', code: 'ZN', yuanPerKg: 9 };
const A2: PieceMaterial = { material: '304不锈钢', finish: '本色', code: 'A2', yuanPerKg: 38 };
const A4: PieceMaterial = { material: '316不锈钢', finish: '本色', code: 'A4', yuanPerKg: 64 };
const SPRING: PieceMaterial = { material: '65Mn', finish: '发黑', code: 'BK', yuanPerKg: 13 };
const SPRING_ZN: PieceMaterial = { material: '65Mn', finish: '镀锌', code: 'ZN', yuanPerKg: 14 };
const NYLON: PieceMaterial = { material: '尼龙66', finish: '白色', code: 'PA', yuanPerKg: 26 };

/** Thread → inner diameter, outer diameter, thickness in mm. */
type Dimensions = Readonly<Record<string, readonly [number, number, number]>>;

const FLAT: Dimensions = {
  M3: [3.2, 7, 0.5],
  M4: [4.3, 9, 0.8],
  M5: [5.3, 10, 1],
  M6: [6.4, 12, 1.6],
  M8: [8.4, 16, 1.6],
  M10: [10.5, 20, 2],
  M12: [13, 24, 2.5],
  M16: [17, 30, 3],
  M20: [21, 37, 3],
  M24: [25, 44, 4],
  M30: [31, 56, 4],
  M36: [37, 66, 5],
};
const SPRING_RINGS: Dimensions = {
  M3: [3.1, 6.2, 0.8],
  M4: [4.1, 7.6, 1.1],
  M5: [5.1, 9.2, 1.3],
  M6: [6.1, 11.8, 1.6],
  M8: [8.1, 14.8, 2.1],
  M10: [10.2, 18.1, 2.6],
  M12: [12.2, 21.1, 3.1],
  M16: [16.2, 27.4, 4.1],
  M20: [20.2, 33.6, 5],
  M24: [24.5, 40, 6],
};

function ringSizes(rows: Dimensions): PieceSize[] {
  return Object.entries(rows).map(([size, [inner, outer, thickness]]) => ({
    size,
    cubicMillimetres: (Math.PI / 4) * (outer ** 2 - inner ** 2) * thickness,
    attributes: [
      { name: '规格', value: size },
      { name: '内径', value: String(inner), unit: 'mm' },
      { name: '外径', value: String(outer), unit: 'mm' },
      { name: '厚度', value: String(thickness), unit: 'mm' },
    ],
  }));
}

/** Retaining rings by shaft or bore diameter; thickness by the standard's steps. */
function retainingSizes(diameters: readonly number[], label: string): PieceSize[] {
  return diameters.map((d) => {
    const thickness = d <= 10 ? 1 : d <= 22 ? 1.2 : d <= 32 ? 1.5 : d <= 50 ? 2 : 2.5;
    return {
      size: `φ${d}`,
      cubicMillimetres: Math.PI * d * Math.max(2, d * 0.12) * thickness,
      attributes: [
        { name: label, value: String(d), unit: 'mm' },
        { name: '厚度', value: String(thickness), unit: 'mm' },
      ],
    };
  });
}

const SHAFTS = [8, 10, 12, 14, 15, 16, 17, 18, 20, 22, 25, 28, 30, 32, 35, 40, 45, 50, 60, 70, 80, 100];
const only = (rows: Dimensions, threads: readonly string[]): Dimensions =>
  Object.fromEntries(Object.entries(rows).filter(([thread]) => threads.includes(thread)));
const MIDDLE = ['M4', 'M5', 'M6', 'M8', 'M10', 'M12', 'M16', 'M20'];

export const WASHER_LEAVES: Readonly<Record<string, PieceLeaf>> = {
  平垫圈: {
    standards: [
      { name: 'GB/T 97.1', number: '97.1', equals: 'DIN 125 / ISO 7089' },
      { name: 'DIN 125', number: '125', equals: 'GB/T 97.1 / ISO 7089' },
    ],
    materials: [CARBON, A2, A4, NYLON],
    sizes: ringSizes(FLAT),
    effort: 1,
    each: 0.008,
  },
  弹簧垫圈: {
    standards: [
      { name: 'GB/T 93', number: '93', equals: 'DIN 127' },
      { name: 'DIN 127', number: '127', equals: 'GB/T 93' },
    ],
    materials: [SPRING, A2, SPRING_ZN, A4],
    sizes: ringSizes(SPRING_RINGS),
    effort: 1.05,
    each: 0.01,
  },
  锁紧垫圈: {
    standards: [{ name: 'DIN 25201', number: '25201' }],
    materials: [{ material: '碳钢', finish: '达克罗', code: 'DC', yuanPerKg: 30 }, A4],
    sizes: ringSizes(only(FLAT, MIDDLE)),
    effort: 8,
    each: 0.6,
  },
  齿形垫圈: {
    standards: [
      { name: 'GB/T 862.2', number: '862.2', equals: 'DIN 6797A' },
      { name: 'GB/T 862.1', number: '862.1', equals: 'DIN 6797J' },
    ],
    materials: [SPRING_ZN, A2],
    sizes: ringSizes(only(FLAT, ['M3', ...MIDDLE])),
    effort: 1.5,
    each: 0.015,
  },
  方斜垫圈: {
    standards: [
      { name: 'GB/T 852', number: '852', equals: 'DIN 434' },
      { name: 'GB/T 853', number: '853', equals: 'DIN 435' },
    ],
    materials: [CARBON, A2],
    sizes: ringSizes(only(FLAT, ['M8', 'M10', 'M12', 'M16', 'M20', 'M24'])),
    effort: 2.6,
    each: 0.04,
  },
  轴用挡圈: {
    standards: [{ name: 'GB/T 894', number: '894', equals: 'DIN 471' }],
    materials: [SPRING, A2],
    sizes: retainingSizes(SHAFTS, '轴径'),
    effort: 2.2,
    each: 0.02,
  },
  孔用挡圈: {
    standards: [{ name: 'GB/T 893', number: '893', equals: 'DIN 472' }],
    materials: [SPRING, A2],
    sizes: retainingSizes(SHAFTS, '孔径'),
    effort: 2.2,
    each: 0.022,
  },
  E型卡簧: {
    standards: [{ name: 'GB/T 896', number: '896', equals: 'DIN 6799' }],
    materials: [SPRING, A2],
    sizes: retainingSizes([1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15], '槽径'),
    effort: 3,
    each: 0.015,
  },
};
