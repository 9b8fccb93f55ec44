interface Unit {
  /** Spelling among the search terms. */
  key: string;
  /** What a number with this unit says about a part. */
  quantity: string;
}

/** Units as folded text spells them. Lengths in cm become mm, as parts are described in mm. */
const UNITS: Readonly<Record<string, Unit>> = {
  MM2: { key: 'mm2', quantity: '截面' },
  MM: { key: 'mm', quantity: '尺寸' },
  毫米: { key: 'mm', quantity: '尺寸' },
  CM: { key: 'cm', quantity: '尺寸' },
  厘米: { key: 'cm', quantity: '尺寸' },
  UM: { key: 'um', quantity: '厚度' },
  微米: { key: 'um', quantity: '厚度' },
  M: { key: 'm', quantity: '长度' },
  米: { key: 'm', quantity: '长度' },
  IN: { key: 'in', quantity: '英制' },
  ML: { key: 'ml', quantity: '容量' },
  毫升: { key: 'ml', quantity: '容量' },
  L: { key: 'l', quantity: '容量' },
  升: { key: 'l', quantity: '容量' },
  KG: { key: 'kg', quantity: '重量' },
  千克: { key: 'kg', quantity: '重量' },
  公斤: { key: 'kg', quantity: '重量' },
  G: { key: 'g', quantity: '重量' },
  克: { key: 'g', quantity: '重量' },
  T: { key: 't', quantity: '载荷' },
  吨: { key: 't', quantity: '载荷' },
  KV: { key: 'kv', quantity: '电压' },
  V: { key: 'v', quantity: '电压' },
  VAC: { key: 'v', quantity: '电压' },
  VDC: { key: 'v', quantity: '电压' },
  伏: { key: 'v', quantity: '电压' },
  KA: { key: 'ka', quantity: '电流' },
  MA: { key: 'ma', quantity: '电流' },
  A: { key: 'a', quantity: '电流' },
  安: { key: 'a', quantity: '电流' },
  AH: { key: 'ah', quantity: '电池容量' },
  MAH: { key: 'mah', quantity: '电池容量' },
  KW: { key: 'kw', quantity: '功率' },
  千瓦: { key: 'kw', quantity: '功率' },
  W: { key: 'w', quantity: '功率' },
  瓦: { key: 'w', quantity: '功率' },
  HP: { key: 'hp', quantity: '功率' },
  KVA: { key: 'kva', quantity: '容量' },
  HZ: { key: 'hz', quantity: '频率' },
  MHZ: { key: 'mhz', quantity: '频率' },
  MPA: { key: 'mpa', quantity: '压力' },
  KPA: { key: 'kpa', quantity: '压力' },
  BAR: { key: 'bar', quantity: '压力' },
  PSI: { key: 'psi', quantity: '压力' },
  RPM: { key: 'rpm', quantity: '转速' },
  N·M: { key: 'nm', quantity: '扭矩' },
  'N.M': { key: 'nm', quantity: '扭矩' },
  NM: { key: 'nm', quantity: '扭矩' },
  KN: { key: 'kn', quantity: '载荷' },
  '°C': { key: 'c', quantity: '温度' },
  DB: { key: 'db', quantity: '声级' },
  LM: { key: 'lm', quantity: '光通量' },
  P: { key: 'p', quantity: '极数' },
  极: { key: 'p', quantity: '极数' },
  目: { key: '目', quantity: '目数' },
  级: { key: '级', quantity: '等级' },
};

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Every spelling, longest first, as a part of a regular expression over folded text. */
export const UNIT_PATTERN = Object.keys(UNITS)
  .sort((a, b) => b.length - a.length)
  .map(escape)
  .join('|');

/** Trailing zeros say nothing: 30.0 and 30 are one length. */
export function plainNumber(text: string): string {
  const trimmed = text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text;
  return trimmed.replace(/^0+(?=\d)/, '');
}

export interface Measure {
  /** 30mm, 220v, 80目. */
  key: string;
  quantity: string;
}

/** A number with its unit in the spelling of the search terms; null when the unit is none of ours. */
export function measureOf(number: string, unit: string): Measure | null {
  const known = UNITS[unit];
  if (!known) return null;
  if (known.key !== 'cm') return { key: `${plainNumber(number)}${known.key}`, quantity: known.quantity };
  const millimetres = plainNumber((Math.round(Number(number) * 10_000) / 1000).toString());
  return { key: `${millimetres}mm`, quantity: known.quantity };
}
