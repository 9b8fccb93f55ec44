/** What a unit counts: single pieces, pairs, so many pieces, things sold as they are, closed packs, sets, or a measure. */
export type UnitKind =
  | 'piece'
  | 'pair'
  | 'many'
  | 'article'
  | 'pack'
  | 'set'
  | 'length'
  | 'area'
  | 'mass'
  | 'volume'
  | 'unknown';

export interface Unit {
  /** As it is shown; two writings of one unit share it. */
  word: string;
  kind: UnitKind;
  /** So many of the smallest unit of its kind: 12 pieces, 1000 mm. */
  size: number;
}

/** Words that stand for any single thing, whatever its own measure word is. */
const ANY_PIECE = new Set(['个', '件', 'pcs', 'ea']);

type Row = readonly [word: string, kind: UnitKind, size: number, ...writings: string[]];

/** Own word first, then how buyers and their systems write it (UN/ECE codes, English, German). Case does not count. */
const ROWS: readonly Row[] = [
  ['个', 'piece', 1, 'c62', 'pce', 'h87', '個', 'st', 'stk', 'stück', 'stueck'],
  ['pcs', 'piece', 1, 'pc', 'piece', 'pieces', 'pcs.'],
  ['ea', 'piece', 1, 'each'],
  ['只', 'piece', 1, '隻'],
  ['支', 'piece', 1, '枝', 'tu'],
  ['张', 'piece', 1, 'lef', '張', 'sheet', 'sheets'],
  ...[...'件把条根片块台顶颗粒枚盏具架辆部座樘本头扇面'].map((word): Row => [word, 'piece', 1]),
  ['双', 'pair', 2, '雙', 'pr', 'npr', 'pair', 'pairs', 'prs', 'paar'],
  ['副', 'pair', 2, '付'],
  ['对', 'pair', 2, '對'],
  ['打', 'many', 12, 'dzn', 'dz', 'doz', 'dozen', 'dozens'],
  ['罗', 'many', 144, 'gross', 'gro', '大罗'],
  ['百个', 'many', 100, 'cen', '百只', '百支', '百件'],
  ['千个', 'many', 1000, 'mil', '千只', '千支', '千件'],
  ['瓶', 'article', 1, 'bo', 'btl', 'bottle', 'bottles', 'flasche'],
  ['罐', 'article', 1, 'ca', 'can', 'cans', 'tin', 'dose', '听'],
  ['卷', 'article', 1, 'ro', 'rl', 'roll', 'rolls', 'rolle', '捲'],
  ['桶', 'article', 1, 'dr', 'bj', 'drum', 'drums', 'bucket', 'eimer'],
  ['筒', 'article', 1],
  ['管', 'article', 1, 'tube', 'tubes'],
  ['盘', 'article', 1, 'reel', 'reels', 'coil'],
  ['轴', 'article', 1],
  ['盒', 'pack', 1, 'bx', 'box', 'boxes', '合'],
  ['包', 'pack', 1, 'pk', 'xpk', 'pa', 'pack', 'packs', 'pkt', 'pkg', 'packung'],
  ['袋', 'pack', 1, 'bg', 'sa', 'bag', 'bags', 'beutel'],
  ['箱', 'pack', 1, 'ct', 'cs', 'ctn', 'ctns', 'carton', 'cartons', 'case', 'cases', 'karton'],
  ['板', 'pack', 1, 'card'],
  ['捆', 'pack', 1, '扎', 'bundle'],
  ['托', 'pack', 1, 'pf', 'pallet', '托盘', '栈板'],
  ['套', 'set', 1, 'set', 'sets', 'kt', 'kit', 'kits', 'satz'],
  ['组', 'set', 1],
  ['毫米', 'length', 1, 'mm', 'mmt'],
  ['厘米', 'length', 10, 'cm', 'cmt', '公分'],
  ['米', 'length', 1000, 'm', 'mtr', 'mtrs', 'meter', 'meters', 'metre', 'metres', '公尺'],
  ['千米', 'length', 1_000_000, 'km', '公里'],
  ['平方厘米', 'area', 1, 'cm2'],
  ['平方米', 'area', 10_000, 'm2', 'mtk', 'sqm', '平米', '平方'],
  ['克', 'mass', 1, 'g', 'grm', 'gram'],
  ['斤', 'mass', 500, '市斤'],
  ['千克', 'mass', 1000, 'kg', 'kgs', 'kgm', '公斤'],
  ['吨', 'mass', 1_000_000, 't', 'tne', 'ton', 'tons'],
  ['毫升', 'volume', 1, 'ml', 'mlt'],
  ['升', 'volume', 1000, 'l', 'ltr', 'liter', 'litre', '公升'],
  ['立方米', 'volume', 1_000_000, 'm3', 'mtq', '立方', '方'],
];

const UNITS = new Map(
  ROWS.flatMap(([word, kind, size, ...writings]) =>
    [word, ...writings].map((writing) => [writing, { word, kind, size } satisfies Unit] as const),
  ),
);

/** All writings, longest first, as a pattern's alternatives; Latin ones must end where the word ends. */
export const UNIT_PATTERN: string = [...UNITS.keys()]
  .sort((a, b) => b.length - a.length)
  .map((writing) => writing.replace(/[.]/g, '\\.'))
  .map((writing) => (/[a-zü0-9.]$/.test(writing) ? `${writing}(?![a-zü0-9])` : writing))
  .join('|');

/** The unit a word means; one nobody knows is a unit of its own, the same as itself alone. Null: no word at all. */
export function unitOf(text: string): Unit | null {
  const word = text.normalize('NFKC').trim().toLowerCase().replace(/\.$/, '');
  if (word === '' || /^[-—/无\\]$/.test(word)) return null;
  return UNITS.get(word) ?? { word, kind: 'unknown', size: 1 };
}

export const isMeasure = ({ kind }: Unit): boolean => ['length', 'area', 'mass', 'volume'].includes(kind);

/** Says nothing of what it counts: 个, 件, pcs, ea. */
export const isAnyPiece = ({ word }: Unit): boolean => ANY_PIECE.has(word);
