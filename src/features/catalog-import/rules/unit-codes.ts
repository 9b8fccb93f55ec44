/**
 * UN/ECE Recommendation 20 and 21 codes that trade in goods uses, in the Chinese words of an order line.
 * `ST` is left out on purpose: sheet by the standard, Stück in most German files.
 */
const ORDER_UNITS: Record<string, string> = {
  C62: '个',
  PCE: '个',
  H87: '个',
  EA: '只',
  PR: '双',
  NPR: '双',
  SET: '套',
  KT: '套',
  PK: '包',
  XPK: '包',
  PA: '包',
  BX: '盒',
  CT: '箱',
  CS: '箱',
  RO: '卷',
  RL: '卷',
  MTR: '米',
  CMT: '厘米',
  MMT: '毫米',
  MTK: '平方米',
  MTQ: '立方米',
  KGM: '千克',
  GRM: '克',
  TNE: '吨',
  LTR: '升',
  MLT: '毫升',
  DZN: '打',
  BO: '瓶',
  CA: '罐',
  DR: '桶',
  BJ: '桶',
  BG: '袋',
  SA: '袋',
  PF: '托',
  LEF: '张',
  TU: '支',
  CEN: '百个',
  MIL: '千个',
  HUR: '小时',
};

const UNIT_WORDS: Record<string, string> = {
  STK: '个',
  STÜCK: '个',
  STUECK: '个',
  PC: '个',
  PCS: '个',
  PIECE: '个',
  PIECES: '个',
  EACH: '只',
  PAAR: '双',
  PAIR: '双',
  SATZ: '套',
  KIT: '套',
  PACK: '包',
  PACKUNG: '包',
  BOX: '盒',
  KARTON: '箱',
  CARTON: '箱',
  ROLLE: '卷',
  ROLL: '卷',
  METER: '米',
  M: '米',
  KG: '千克',
  G: '克',
  L: '升',
  LITER: '升',
  FLASCHE: '瓶',
  BOTTLE: '瓶',
  DOSE: '罐',
  EIMER: '桶',
  BEUTEL: '袋',
  BAG: '袋',
};

/** Signs of measured attributes (`8.00|CMT` is 8 cm). `#` stands for "no unit". */
const ATTRIBUTE_UNITS: Record<string, string> = {
  '#': '',
  C62: '',
  PCE: '',
  MTR: 'm',
  DMT: 'dm',
  CMT: 'cm',
  MMT: 'mm',
  '4H': 'µm',
  INH: 'in',
  FOT: 'ft',
  KGM: 'kg',
  GRM: 'g',
  MGM: 'mg',
  TNE: 't',
  LTR: 'L',
  MLT: 'ml',
  MTK: 'm²',
  MTQ: 'm³',
  CMK: 'cm²',
  MMK: 'mm²',
  BAR: 'bar',
  PAL: 'Pa',
  MPA: 'MPa',
  NEW: 'N',
  NU: 'N·m',
  VLT: 'V',
  AMP: 'A',
  WTT: 'W',
  KWT: 'kW',
  HTZ: 'Hz',
  CEL: '℃',
  DD: '°',
  P1: '%',
  SEC: 's',
  MIN: 'min',
  RPM: 'r/min',
};

/** Order unit in Chinese, or null when the code is not known. Chinese words stay as they are. */
export function orderUnitName(text: string): string | null {
  const bare = text.normalize('NFKC').trim();
  if (/^\p{Script=Han}{1,4}$/u.test(bare)) return bare;
  const key = bare.toUpperCase().replace(/\.$/, '');
  return ORDER_UNITS[key] ?? UNIT_WORDS[key] ?? null;
}

/** Sign of an attribute's unit; a code that is not known is shown as it came. */
export function attributeUnit(code: string): string {
  const bare = code.trim();
  return ATTRIBUTE_UNITS[bare.toUpperCase()] ?? bare;
}
