import { BEARINGS, type BearingRow } from './bearing-tables.ts';
import { MOUNTED } from './mounted-tables.ts';

export type Seal = 'open' | 'shield' | 'seal';

export interface BearingSeries {
  /** Words for the series and the category of the fourth level. */
  name: string;
  rows: readonly BearingRow[];
  seal?: Seal;
  /** Part of the designation behind the number. */
  suffix?: string;
  /** Attributes that differ from one series to the next. */
  facts?: readonly { name: string; value: string; unit?: string }[];
}

export interface BearingLeaf {
  series: readonly BearingSeries[];
  /** Yuan for the piece itself and for each kilogram of ring volume. */
  each: number;
  perKg: number;
  /** Internal clearances offered, the first one unmarked. */
  clearances: readonly string[];
  material: string;
}

const deep = (seal: Seal): BearingSeries[] => [
  { name: '62系列', rows: BEARINGS.S62, seal },
  { name: '60系列', rows: BEARINGS.S60, seal },
  { name: '63系列', rows: BEARINGS.S63, seal },
];
const small = (name: string, rows: readonly BearingRow[]): BearingSeries[] => [
  { name, rows, seal: 'shield' },
  { name, rows, seal: 'seal' },
];
const CLEARANCES = ['CN', 'C3', 'C4'];

export const BEARING_LEAVES: Readonly<Record<string, BearingLeaf>> = {
  深沟球轴承: { series: deep('open'), each: 4, perKg: 46, clearances: CLEARANCES, material: '轴承钢' },
  带防尘盖深沟球轴承: { series: deep('shield'), each: 4.4, perKg: 48, clearances: CLEARANCES, material: '轴承钢' },
  带密封圈深沟球轴承: { series: deep('seal'), each: 4.8, perKg: 50, clearances: CLEARANCES, material: '轴承钢' },
  微型深沟球轴承: {
    series: small('微型', BEARINGS.MINIATURE),
    each: 3.4,
    perKg: 60,
    clearances: ['CN'],
    material: '轴承钢',
  },
  薄壁深沟球轴承: {
    series: [...small('68系列', BEARINGS.S68), ...small('69系列', BEARINGS.S69)],
    each: 5.2,
    perKg: 110,
    clearances: ['CN'],
    material: '轴承钢',
  },
  不锈钢深沟球轴承: {
    series: [
      {
        name: '60系列',
        rows: BEARINGS.S60.slice(0, 11).map((row) => ({ ...row, code: `S${row.code}` })),
        seal: 'shield',
      },
      {
        name: '62系列',
        rows: BEARINGS.S62.slice(0, 11).map((row) => ({ ...row, code: `S${row.code}` })),
        seal: 'seal',
      },
    ],
    each: 9,
    perKg: 150,
    clearances: ['CN'],
    material: '440C不锈钢',
  },
  圆锥滚子轴承: {
    series: Object.entries(BEARINGS.TAPER).map(([name, rows]) => ({ name: `${name}系列`, rows })),
    each: 9,
    perKg: 62,
    clearances: ['CN'],
    material: '轴承钢',
  },
  圆柱滚子轴承: {
    series: [
      { name: 'NU2系列', rows: BEARINGS.NU2, suffix: 'E' },
      { name: 'NJ2系列', rows: BEARINGS.NJ2, suffix: 'E' },
      { name: 'NU3系列', rows: BEARINGS.NU3, suffix: 'E' },
    ],
    each: 16,
    perKg: 96,
    clearances: ['CN', 'C3'],
    material: '轴承钢',
  },
  调心滚子轴承: {
    series: Object.entries(BEARINGS.SPHERICAL).map(([name, rows]) => ({ name: `${name}系列`, rows, suffix: 'CA/W33' })),
    each: 38,
    perKg: 118,
    clearances: ['CN', 'C3'],
    material: '轴承钢',
  },
  调心球轴承: {
    series: [{ name: '12系列', rows: BEARINGS.S12 }],
    each: 9,
    perKg: 82,
    clearances: ['CN', 'C3'],
    material: '轴承钢',
  },
  角接触球轴承: {
    series: [
      { name: '72系列', rows: BEARINGS.S72, suffix: 'B', facts: [{ name: '接触角', value: '40', unit: '°' }] },
      {
        name: '70系列',
        rows: BEARINGS.S70,
        suffix: 'C/P5',
        facts: [
          { name: '接触角', value: '15', unit: '°' },
          { name: '精度', value: 'P5' },
        ],
      },
      { name: '73系列', rows: BEARINGS.S73, suffix: 'B', facts: [{ name: '接触角', value: '40', unit: '°' }] },
    ],
    each: 14,
    perKg: 92,
    clearances: ['CN'],
    material: '轴承钢',
  },
  推力球轴承: {
    series: Object.entries(BEARINGS.THRUST).map(([name, rows]) => ({ name: `${name}系列`, rows })),
    each: 8,
    perKg: 70,
    clearances: ['CN'],
    material: '轴承钢',
  },
  推力滚子轴承: {
    series: [{ name: '811系列', rows: BEARINGS.THRUST_ROLLER, suffix: 'TN' }],
    each: 26,
    perKg: 190,
    clearances: ['CN'],
    material: '轴承钢',
  },
  滚针轴承: {
    series: Object.entries(BEARINGS.NEEDLE).map(([name, rows]) => ({ name: `${name}系列`, rows })),
    each: 8.2,
    perKg: 160,
    clearances: ['CN'],
    material: '轴承钢',
  },
  带座外球面轴承: {
    series: [
      { name: 'UCP系列', rows: MOUNTED.UCP },
      { name: 'UCPA系列', rows: MOUNTED.UCPA },
    ],
    each: 17,
    perKg: 0,
    clearances: ['CN'],
    material: '铸铁',
  },
  菱形座: {
    series: [{ name: 'UCFL系列', rows: MOUNTED.UCFL }],
    each: 16,
    perKg: 0,
    clearances: ['CN'],
    material: '铸铁',
  },
  方形座: {
    series: [
      { name: 'UCF系列', rows: MOUNTED.UCF },
      { name: 'UCFC系列', rows: MOUNTED.UCFC },
    ],
    each: 18,
    perKg: 0,
    clearances: ['CN'],
    material: '铸铁',
  },
  直线轴承: {
    series: [
      { name: 'LM系列', rows: MOUNTED.LM },
      { name: 'LMF系列', rows: MOUNTED.LMF },
    ],
    each: 9,
    perKg: 0,
    clearances: ['CN'],
    material: '轴承钢',
  },
  关节轴承: {
    series: [
      { name: 'SI系列', rows: MOUNTED.SI },
      { name: 'SA系列', rows: MOUNTED.SA },
      { name: 'GE系列', rows: MOUNTED.GE },
    ],
    each: 9,
    perKg: 0,
    clearances: ['CN'],
    material: '碳钢镀铬',
  },
  轴承座: { series: [{ name: 'SN5系列', rows: MOUNTED.SN }], each: 62, perKg: 0, clearances: ['CN'], material: '铸铁' },
  紧定套: { series: [{ name: 'H3系列', rows: MOUNTED.H3 }], each: 12, perKg: 0, clearances: ['CN'], material: '碳钢' },
};
