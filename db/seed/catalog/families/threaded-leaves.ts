import type { GradeName } from './steel-grades.ts';

export interface ThreadedStandard {
  /** As buyers quote it. */
  name: string;
  /** The same part in other systems. */
  equals?: string;
  /** Number in part numbers. */
  number: string;
  thread: '全牙' | '半牙';
}

export interface ThreadedLeaf {
  /** The first one is not repeated in product names. */
  standards: readonly ThreadedStandard[];
  grades: readonly GradeName[];
  threads: readonly string[];
  /** Head volume as a multiple of d³. */
  head: number;
  /** Shortest and longest length as a multiple of d. */
  shortest: number;
  longest: number;
  drive?: string;
  headShape?: string;
  /** Further cost of making it, against a plain bolt. */
  effort: number;
}

const std = (name: string, number: string, thread: '全牙' | '半牙', equals?: string): ThreadedStandard => ({
  name,
  number,
  thread,
  ...(equals ? { equals } : {}),
});
const MACHINE = ['M2', 'M2.5', 'M3', 'M4', 'M5', 'M6'];
const MIDDLE = ['M3', 'M4', 'M5', 'M6', 'M8', 'M10', 'M12'];
const STRUCTURE = ['M5', 'M6', 'M8', 'M10', 'M12', 'M16'];
const HEAVY = ['M12', 'M16', 'M20', 'M24'];
const STAINLESS_FIRST: GradeName[] = ['A2-70', '12.9', 'A4-80', '8.8', '10.9', '12.9ZN'];
const SMALL_SCREWS: GradeName[] = ['A1-50', '4.8', 'A2-70', 'A4-80'];

/** Which standard, strength classes and sizes exist for each kind of bolt and screw. */
export const THREADED_LEAVES: Readonly<Record<string, ThreadedLeaf>> = {
  外六角螺栓: {
    standards: [
      std('GB/T 5783', '5783', '全牙', 'DIN 933 / ISO 4017'),
      std('DIN 933', '933', '全牙', 'GB/T 5783 / ISO 4017'),
      std('GB/T 5782', '5782', '半牙', 'DIN 931 / ISO 4014'),
      std('DIN 931', '931', '半牙', 'GB/T 5782 / ISO 4014'),
    ],
    grades: ['8.8', 'A2-70', '4.8', '10.9', 'A4-80', '8.8HDG', '8.8DC', '8.8BK'],
    threads: STRUCTURE,
    head: 1.44,
    shortest: 1.6,
    longest: 10,
    effort: 1,
  },
  内六角螺栓: {
    standards: [std('GB/T 70.1', '70.1H', '半牙', 'DIN 912 / ISO 4762')],
    grades: ['12.9', '8.8', '10.9', '12.9ZN', 'A2-70', '10.9DC'],
    threads: ['M8', 'M10', 'M12', 'M16', 'M20', 'M24'],
    head: 1.4,
    shortest: 2,
    longest: 10,
    drive: '内六角',
    headShape: '圆柱头',
    effort: 1.05,
  },
  法兰面螺栓: {
    standards: [std('GB/T 5789', '5789', '全牙', 'DIN 6921'), std('DIN 6921', '6921', '全牙', 'GB/T 5789')],
    grades: ['8.8', '10.9', 'A2-70', '8.8DC'],
    threads: STRUCTURE,
    head: 2,
    shortest: 1.6,
    longest: 8,
    headShape: '六角法兰面',
    effort: 1.15,
  },
  双头螺柱: {
    standards: [std('GB/T 898', '898', '半牙'), std('GB/T 901', '901', '半牙')],
    grades: ['8.8', 'A2-70', '4.8', '8.8BK'],
    threads: ['M8', 'M10', 'M12', 'M16', 'M20', 'M24'],
    head: 0,
    shortest: 3,
    longest: 10,
    effort: 1.2,
  },
  马车螺栓: {
    standards: [std('GB/T 12', '12', '半牙', 'DIN 603 / ISO 8677'), std('DIN 603', '603', '半牙', 'GB/T 12')],
    grades: ['4.8', 'A2-70', '8.8'],
    threads: ['M5', 'M6', 'M8', 'M10', 'M12'],
    head: 1.3,
    shortest: 2.5,
    longest: 10,
    headShape: '半圆头方颈',
    effort: 1,
  },
  高强度钢结构螺栓: {
    standards: [std('GB/T 1228', '1228', '半牙')],
    grades: ['10.9S', '8.8BK'],
    threads: HEAVY,
    head: 1.9,
    shortest: 2.4,
    longest: 7,
    headShape: '大六角头',
    effort: 1.25,
  },
  T型螺栓: {
    standards: [std('GB/T 37', '37', '半牙', 'DIN 186')],
    grades: ['8.8', '8.8BK', 'A2-70'],
    threads: ['M6', 'M8', 'M10', 'M12', 'M16', 'M20'],
    head: 2.4,
    shortest: 3,
    longest: 8,
    headShape: 'T型头',
    effort: 1.4,
  },
  内六角圆柱头螺钉: {
    standards: [
      std('DIN 912', '912', '全牙', 'GB/T 70.1 / ISO 4762'),
      std('GB/T 70.1', '70.1', '全牙', 'DIN 912 / ISO 4762'),
      std('ISO 4762', '4762', '半牙', 'DIN 912 / GB/T 70.1'),
    ],
    grades: STAINLESS_FIRST,
    threads: MIDDLE,
    head: 1.4,
    shortest: 1.3,
    longest: 10,
    drive: '内六角',
    headShape: '圆柱头',
    effort: 1,
  },
  内六角沉头螺钉: {
    standards: [
      std('GB/T 70.3', '70.3', '全牙', 'DIN 7991 / ISO 10642'),
      std('DIN 7991', '7991', '全牙', 'GB/T 70.3 / ISO 10642'),
    ],
    grades: ['A2-70', '10.9', '12.9', 'A4-80', '8.8'],
    threads: MIDDLE,
    head: 0.7,
    shortest: 1.5,
    longest: 8,
    drive: '内六角',
    headShape: '沉头',
    effort: 1.15,
  },
  内六角盘头螺钉: {
    standards: [std('GB/T 70.2', '70.2', '全牙', 'ISO 7380'), std('ISO 7380', '7380', '全牙', 'GB/T 70.2')],
    grades: ['A2-70', '10.9', '12.9', 'A4-80'],
    threads: MIDDLE,
    head: 0.8,
    shortest: 1.3,
    longest: 6,
    drive: '内六角',
    headShape: '盘头',
    effort: 1.1,
  },
  十字盘头机螺钉: {
    standards: [std('GB/T 818', '818', '全牙', 'DIN 7985 / ISO 7045'), std('DIN 7985', '7985', '全牙', 'GB/T 818')],
    grades: SMALL_SCREWS,
    threads: MACHINE,
    head: 0.8,
    shortest: 1.6,
    longest: 8,
    drive: '十字',
    headShape: '盘头',
    effort: 1,
  },
  十字沉头机螺钉: {
    standards: [std('GB/T 819.1', '819', '全牙', 'DIN 965 / ISO 7046'), std('DIN 965', '965', '全牙', 'GB/T 819.1')],
    grades: SMALL_SCREWS,
    threads: MACHINE,
    head: 0.6,
    shortest: 1.8,
    longest: 8,
    drive: '十字',
    headShape: '沉头',
    effort: 1,
  },
  紧定螺钉: {
    standards: [
      std('GB/T 77', '77', '全牙', 'DIN 913 / ISO 4026'),
      std('GB/T 78', '78', '全牙', 'DIN 914 / ISO 4027'),
      std('GB/T 80', '80', '全牙', 'DIN 916 / ISO 4029'),
    ],
    grades: ['45H', '21H'],
    threads: ['M3', 'M4', 'M5', 'M6', 'M8', 'M10'],
    head: 0,
    shortest: 1,
    longest: 4,
    drive: '内六角',
    effort: 1.1,
  },
  梅花螺钉: {
    standards: [std('GB/T 2671', '2671', '全牙', 'ISO 14579'), std('ISO 14579', '14579', '全牙', 'GB/T 2671')],
    grades: ['A2-70', '10.9', 'A4-80'],
    threads: MACHINE.slice(1),
    head: 1.3,
    shortest: 1.6,
    longest: 8,
    drive: '梅花',
    headShape: '圆柱头',
    effort: 1.25,
  },
  组合螺钉: {
    standards: [std('GB/T 9074.8', '9074.8', '全牙'), std('GB/T 9074.4', '9074.4', '全牙')],
    grades: ['4.8', 'A1-50', '8.8'],
    threads: ['M3', 'M4', 'M5', 'M6', 'M8'],
    head: 1.4,
    shortest: 2,
    longest: 6,
    drive: '十字',
    headShape: '盘头带弹平垫',
    effort: 1.35,
  },
};
