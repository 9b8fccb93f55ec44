interface Unit {
  /** Spelling among the search terms: the unit all others of its kind are counted in. */
  key: string;
  /** What a number with this unit says about a part. */
  quantity: string;
  /** Places the decimal point moves to the right on the way to `key`: 1 cm is 10 mm. */
  places?: number;
  /** Unit that the same word may mean as well: 度 of an angle or of the temperature. */
  also?: string;
}

const of =
  (key: string, quantity: string) =>
  (places: number, ...spellings: string[]): [string, Unit][] =>
    spellings.map((spelling) => [spelling, { key, quantity, places }]);

const length = of('mm', '尺寸');
const long = of('mm', '长度');
const thin = of('mm', '厚度');
const area = of('mm2', '截面');
const volume = of('ml', '容量');
const weight = of('g', '重量');
const load = of('g', '载荷');
const voltage = of('v', '电压');
const current = of('a', '电流');
const power = of('w', '功率');
const pressure = of('kpa', '压力');

/** Units as folded text spells them. One kind of quantity is written in one unit, so 3 cm, 30 mm and 0.03 m meet. */
const UNITS: ReadonlyMap<string, Unit> = new Map<string, Unit>([
  ...area(0, 'MM2', '平方毫米', '平方', '平'),
  ...length(0, 'MM', '毫米'),
  ...length(1, 'CM', '厘米', '公分'),
  ...long(3, 'M', '米', '公尺'),
  ...thin(-3, 'UM', '微米'),
  ...thin(-2, '丝'),
  ...of('in', '英制')(0, 'IN'),
  ...of('ft', '长度')(0, 'FT', '英尺'),
  ...of('mil', '厚度')(0, 'MIL'),
  ...volume(0, 'ML', '毫升', 'CC'),
  ...volume(3, 'L', '升', '公升'),
  ...of('m3', '容量')(0, 'M3', '立方', '立方米'),
  ...of('m2', '面积')(0, 'M2', '平方米', '平米'),
  ...weight(-3, 'MG', '毫克'),
  ...weight(0, 'G', '克'),
  ...weight(3, 'KG', '千克', '公斤'),
  ...load(6, '吨'),
  ['T', { key: 'g', quantity: '载荷', places: 6, also: '齿' }],
  ...voltage(-3, 'MV', '毫伏'),
  ...voltage(0, 'V', 'VAC', 'VDC', '伏', '伏特'),
  ...voltage(3, 'KV', '千伏'),
  ...current(-3, 'MA', '毫安'),
  ...current(0, 'A', '安', '安培'),
  ...current(3, 'KA', '千安'),
  ...of('mah', '电池容量')(0, 'MAH', '毫安时'),
  ...of('mah', '电池容量')(3, 'AH', '安时'),
  ...power(0, 'W', '瓦', '瓦特'),
  ...power(3, 'KW', '千瓦'),
  ...of('hp', '功率')(0, 'HP', '马力', '匹'),
  ...of('va', '容量')(0, 'VA'),
  ...of('va', '容量')(3, 'KVA'),
  ...of('kvar', '容量')(0, 'KVAR', '千乏'),
  ...of('hz', '频率')(0, 'HZ', '赫兹'),
  ...of('hz', '频率')(3, 'KHZ'),
  ...of('hz', '频率')(6, 'MHZ'),
  ...of('hz', '频率')(9, 'GHZ'),
  ...of('ohm', '电阻')(0, 'OHM', '欧', '欧姆'),
  ...of('ohm', '电阻')(3, 'KOHM'),
  ...of('ohm', '电阻')(6, 'MOHM'),
  ...pressure(3, 'MPA', '兆帕'),
  ...pressure(2, 'BAR', '巴'),
  ...pressure(0, 'KPA', '千帕'),
  ...of('psi', '压力')(0, 'PSI'),
  ...of('rpm', '转速')(0, 'RPM', 'R/MIN', '转/分', '转'),
  ...of('nm', '扭矩')(0, 'N·M', 'N.M', 'N*M', 'N-M', 'NM', '牛米', '牛·米'),
  ...of('n', '载荷')(0, 'N', '牛'),
  ...of('n', '载荷')(3, 'KN', '千牛'),
  ...of('c', '温度')(0, '°C', '摄氏度'),
  ['度', { key: '°', quantity: '角度', also: 'c' }],
  ['°', { key: '°', quantity: '角度' }],
  ...of('k', '色温')(0, 'K'),
  ...of('db', '声级')(0, 'DB', '分贝'),
  ...of('lm', '光通量')(0, 'LM', '流明'),
  ...of('p', '极数')(0, 'P', '极'),
  ...of('目', '目数')(0, '目'),
  ...of('级', '等级')(0, '级'),
]);

/** Words that only begin like a unit: 2.5平头 is no cross-section and 0.3克拉 no weight. */
const NO_UNIT_BEFORE: Readonly<Record<string, string>> = {
  平: '头面口板底尾垫锉端行',
  安: '全装',
  转: '接换向速子动盘轮',
  米: '字制',
  升: '降级',
  克: '拉',
  瓦: '楞',
  丝: '杆锥攻印网口扣绸杠',
  牛: '皮津角',
  度: '量',
  极: '管',
  级: '别',
};

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Every spelling, longest first, as a part of a regular expression over folded text. */
export const UNIT_PATTERN = [...UNITS.keys()]
  .sort((a, b) => b.length - a.length)
  .map((unit) => (NO_UNIT_BEFORE[unit] ? `${unit}(?![${NO_UNIT_BEFORE[unit]}])` : escape(unit)))
  .join('|');

/** Trailing zeros say nothing: 30.0 and 30 are one length. */
export function plainNumber(text: string): string {
  const trimmed = text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text;
  return trimmed.replace(/^0+(?=\d)/, '');
}

/** Moves the decimal point of a figure; text stays text, so nothing is rounded. */
export function movePoint(figure: string, places: number): string {
  const [whole = '', part = ''] = figure.split('.');
  const digits = `${whole}${part}`;
  const point = whole.length + places;
  const padded = point <= 0 ? digits.padStart(digits.length + 1 - point, '0') : digits.padEnd(point, '0');
  const at = Math.max(point, 1);
  return plainNumber(`${padded.slice(0, at)}.${padded.slice(at)}`);
}

export interface Measure {
  /** 30mm, 220v, 80目. */
  key: string;
  /** The same figure in the other unit its word may mean. */
  also: string | null;
  quantity: string;
}

/** A number with its unit in the spelling of the search terms; null when the unit is none of ours. */
export function measureOf(number: string, unit: string): Measure | null {
  const known = UNITS.get(unit);
  if (!known) return null;
  const figure = movePoint(number, known.places ?? 0);
  return {
    key: `${figure}${known.key}`,
    also: known.also === undefined ? null : `${plainNumber(number)}${known.also}`,
    quantity: known.quantity,
  };
}
