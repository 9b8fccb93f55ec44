/** Strength class, what it is made of, how it is finished and what a kilogram of it costs as a fastener. */
export interface Grade {
  grade: string;
  material: string;
  finish: string;
  /** Code of grade and finish in part numbers. */
  code: string;
  yuanPerKg: number;
  /** Words for the category of the fourth level. */
  family: string;
}

const STAINLESS_304 = { material: '304不锈钢', finish: '本色', family: '304不锈钢' };
const STAINLESS_316 = { material: '316不锈钢', finish: '本色', family: '316不锈钢' };

export const GRADES = {
  'A2-70': { grade: 'A2-70', ...STAINLESS_304, code: 'A2', yuanPerKg: 47 },
  'A4-80': { grade: 'A4-80', ...STAINLESS_316, code: 'A4', yuanPerKg: 76 },
  'A1-50': { grade: 'A2-50', ...STAINLESS_304, code: 'A250', yuanPerKg: 44 },
  '21H': { grade: 'A2-21H', ...STAINLESS_304, code: 'A221H', yuanPerKg: 60 },
  '45H': { grade: '45H', material: '合金钢', finish: '发黑', code: '45H', yuanPerKg: 34, family: '45H级' },
  '12.9': { grade: '12.9级', material: '合金钢', finish: '发黑', code: '12.9', yuanPerKg: 22, family: '12.9级' },
  '12.9ZN': { grade: '12.9级', material: '合金钢', finish: '镀锌', code: '12.9ZN', yuanPerKg: 25, family: '12.9级' },
  '10.9': { grade: '10.9级', material: '合金钢', finish: '发黑', code: '10.9', yuanPerKg: 17, family: '10.9级' },
  '10.9DC': { grade: '10.9级', material: '合金钢', finish: '达克罗', code: '10.9DC', yuanPerKg: 22, family: '10.9级' },
  '10.9S': {
    grade: '10.9S级',
    material: '20MnTiB合金钢',
    finish: '磷化',
    code: '10.9S',
    yuanPerKg: 15,
    family: '10.9级',
  },
  '8.8': { grade: '8.8级', material: '碳钢', finish: '镀锌', code: '8.8ZN', yuanPerKg: 12.5, family: '8.8级' },
  '8.8BK': { grade: '8.8级', material: '碳钢', finish: '发黑', code: '8.8BK', yuanPerKg: 11.5, family: '8.8级' },
  '8.8HDG': { grade: '8.8级', material: '碳钢', finish: '热浸锌', code: '8.8HDG', yuanPerKg: 14.5, family: '8.8级' },
  '8.8DC': { grade: '8.8级', material: '碳钢', finish: '达克罗', code: '8.8DC', yuanPerKg: 16, family: '8.8级' },
  '4.8': { grade: '4.8级', material: '碳钢', finish: '镀锌', code: '4.8ZN', yuanPerKg: 9.8, family: '4.8级' },
} as const satisfies Record<string, Grade>;

export type GradeName = keyof typeof GRADES;

/** Preferred lengths in mm by thread: what stands on a dealer's shelf. */
export const LENGTHS: Readonly<Record<string, readonly number[]>> = {
  M2: [4, 5, 6, 8, 10, 12],
  'M2.5': [5, 6, 8, 10, 12, 16],
  M3: [5, 6, 8, 10, 12, 16, 20],
  M4: [6, 8, 10, 12, 16, 20, 25],
  M5: [8, 10, 12, 16, 20, 25, 30],
  M6: [10, 12, 16, 20, 25, 30, 40, 50],
  M8: [12, 16, 20, 25, 30, 35, 40, 45, 50, 60, 70, 80],
  M10: [16, 20, 25, 30, 35, 40, 50, 60, 80, 100],
  M12: [20, 25, 30, 40, 50, 60, 70, 80, 100, 120],
  M16: [30, 40, 50, 60, 70, 80, 100, 120],
  M20: [40, 50, 60, 80, 100, 120, 150],
  M24: [50, 60, 80, 100, 120, 150],
};

/** Coarse pitch in mm. */
export const PITCH: Readonly<Record<string, string>> = {
  M2: '0.4',
  'M2.5': '0.45',
  M3: '0.5',
  M4: '0.7',
  M5: '0.8',
  M6: '1.0',
  M8: '1.25',
  M10: '1.5',
  M12: '1.75',
  M14: '2.0',
  M16: '2.0',
  M20: '2.5',
  M24: '3.0',
  M30: '3.5',
  M36: '4.0',
};
