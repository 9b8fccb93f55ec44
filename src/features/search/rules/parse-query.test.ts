import { describe, expect, it } from 'vitest';
import { chipsOf, needsOf, parseQuery } from './parse-query.ts';
import type { Language } from './scan-terms.ts';
import type { CutWords, Need } from './search-term.ts';
import { makeSynonymTable } from './synonyms.ts';

const WORDS = ['三角带', '平头', '内六角', '圆柱头', '螺钉', '螺丝', '不锈钢', '轴承', '深沟球', '断路器'];

/** Longest word first, single characters otherwise: what a segmenter does with a small dictionary. */
const cut: CutWords = (run) => {
  const words: string[] = [];
  for (let rest = run; rest; ) {
    const word = WORDS.find((candidate) => rest.startsWith(candidate)) ?? rest.charAt(0);
    words.push(word);
    rest = rest.slice(word.length);
  }
  return words;
};

const language: Language = {
  cut,
  synonyms: makeSynonymTable([
    ['螺钉', '螺丝'],
    ['轴承', '培林'],
    ['V带', '三角带'],
    ['O型圈', 'O令'],
  ]),
};

const written = ({ anyOf }: Need) =>
  anyOf
    .map((way) => way.map(({ key, prefix, whole }) => `${key}${prefix ? '*' : ''}${whole ? '!' : ''}`).join('&'))
    .join('|');
const expression = (query: string) => needsOf(parseQuery(query, language)).map(written).join(' ; ');
const labels = (query: string) => chipsOf(parseQuery(query, language)).map((chip) => chip.label);

describe('spellings of one thing are one query', () => {
  it.each([
    [['M8*30', 'M8×30', 'M8X30', 'm8x30', 'M8 x 30', 'Ｍ８＊３０', 'M8✕30', 'M8x30mm'], 'm8x30|m8&30mm'],
    [['M8*30', 'M8 30', 'm8 30mm', 'M8 长30', 'M8 全长 30'], 'm8x30|m8&30mm'],
    [['M8', 'm8', 'Ｍ８'], 'm8'],
    [['φ20', 'Φ20', 'ø20', '⌀20', 'Φ 20', 'φ20mm', '直径20', '直径 20mm'], 'φ20|20mm'],
    [['1/2"', '1/2″', '½"', '1/2寸', '1/2英寸', '1/2 inch', '1/2”'], '1/2in|1/2|dn15'],
    [['1-1/2"', '1½"'], '1-1/2in|1-1/2|dn40'],
    [['30mm', '30 mm', '30毫米', '3cm', '3厘米', '30.0mm', '0.03m', '0.03米', '3公分', '长30mm', '外径30mm'], '30mm'],
    [['20um', '20μm', '20微米', '0.02mm', '2丝'], '0.02mm'],
    [['1.5kg', '1500g', '1.5千克', '1.5公斤', '1500克'], '1500g'],
    [['0.4kV', '400V', '400 v', '400伏', '0.4千伏'], '400v'],
    [['30mA', '0.03A', '30毫安'], '0.03a'],
    [['1.5kW', '1.50KW', '1.5千瓦', '1500W', '1500瓦'], '1500w'],
    [['1.6MPa', '16bar', '1600kPa', '1.6兆帕'], '1600kpa'],
    [['500mL', '0.5L', '0.5升', '500毫升'], '500ml'],
    [['20N·m', '20Nm', '20N.m', '20牛米'], '20nm'],
    [['220V', '220v', '220 V', '220伏', '220VAC'], '220v'],
    [['80目', '80 目'], '80目'],
    [['DN50', 'dn 50', 'ＤＮ５０'], 'dn50|2in'],
    [['2"', '2寸', '2 英寸'], '2in|dn50'],
    [['304', 'SUS304', 'sus304', '304不锈钢', '304 不锈钢'], '304'],
    [['8.8级', '8.8', '8.8S级'], '8.8'],
    [['90°', '90 °'], '90°'],
    [['IP65', 'ip65', 'IP 65'], 'ip65'],
    [['DIN912', 'DIN 912', 'din-912'], 'din912|iso4762|gbt70.1'],
    [['ISO 4762', 'DIN EN ISO 4762', 'iso4762-2004', 'DIN ISO4762'], 'iso4762|din912|gbt70.1'],
    [['GB/T 70.1', 'GB/T70.1-2008', 'GB70.1', 'gb/t 70.1', 'GB/T 70.1-85'], 'gbt70.1|din912|iso4762'],
    [['DM-912/8', 'DM-912.8', 'ｄｍ－９１２／８'], 'dm9128|dm&912&8|dm9128*'],
    [['M8×1.25×30', 'M8*1.25*30', 'M8-1.25x30'], 'm8x1.25x30|m8x30|m8&30mm'],
    [['M10×1.25', 'M10-1.25'], 'm10x1.25|m10'],
    [['1/4-20UNC', '1/4-20', '1/4-20 UNC'], '1/4-20un'],
    [['100×200mm', '100mm×200mm', '100*200'], '100x200|100mm&200mm'],
    [['8*30', '8×30mm'], '8x30|8mm&30mm|m8x30'],
    [['6205-2RS', '6205 2RS', '62052RS', '6205.2rs', '６２０５－２ＲＳ'], '6205-2rs|62052rs|6205&2rs'],
    [['6082RS'], '6082-rs|6082rs|6082&rs|6082-2rs|608-2rs'],
    [['6205ZZ'], '6205-2z|6205zz|6205&zz'],
    [['6205-2Z/C3', '6205 2Z C3'], '6205-2z|62052z|6205&2z ; c3'],
    [['2.5平方', '2.5mm2', '2.5mm²', '2.5平方毫米', '2.5平'], '2.5mm2'],
    [['BVR2.5', 'BVR 2.5平方', 'bvr-2.5mm²'], 'bvr ; 2.5mm2|2.5'],
    [['YJV3*25+1*16', 'YJV 3x25+1x16', 'yjv 3×25+1×16平方'], 'yjv ; 3x25&1x16'],
    [['O型圈', 'O形圈', 'o型圈'], 'o型圈|o令!'],
  ])('%j', (spellings, expected) => {
    expect(spellings.map(expression)).toEqual(spellings.map(() => expected));
  });
});

describe('words', () => {
  it.each([
    ['内六角', '内六角|内六&六角'],
    ['螺丝', '螺丝|螺钉!'],
    ['内六角圆柱头螺钉', '内六角|内六&六角 ; 圆柱头|圆柱&柱头 ; 螺钉|螺丝!'],
    ['M8内六角', 'm8 ; 内六角|内六&六角'],
    ['SKF 轴承', 'skf|skf* ; 轴承|培林!'],
    ['的', '的'],
    ['用的轴承', '轴承|培林!'],
    ['。，!', ''],
    ['', ''],
    ['M8 M8', 'm8'],
    ['三角带', '三角带|三角&角带|v带!'],
    ['M8 304', 'm8 ; 304'],
    ['M8 100个', 'm8'],
    ['100个/盒', '100个/盒'],
    ['2.5平头', '2.5|2.5mm ; 平头'],
    ['20齿', '20齿|20&齿'],
  ])('%j needs %j', (query, expected) => expect(expression(query)).toBe(expected));
});

describe('chips', () => {
  it.each([
    ['M8 内六角 304', ['螺纹 M8', '内六角', '材质 304']],
    ['M8*30 8.8级', ['螺纹 M8×30', '强度 8.8级']],
    ['DIN912', ['标准 DIN912（ISO 4762、GB/T 70.1）']],
    ['断路器 220V 10A 3P', ['断路器', '电压 220V', '电流 10A', '极数 3P']],
    ['6205-2RS', ['轴承 6205-2RS']],
    ['DM-912/8', ['型号 DM-912/8']],
    ['1/2″', ['英制 1/2"']],
    ['DN50 PN16 IP65', ['公称通径 DN50', '公称压力 PN16', '防护等级 IP65']],
  ])('%j is understood as %j', (query, expected) => expect(labels(query)).toEqual(expected));

  it('leaves the rest of the query when one is removed', () => {
    const chips = chipsOf(parseQuery('M8*30 内六角 304', language));
    expect(chips.map((chip) => chip.without)).toEqual(['内六角 304', 'M8X30 304', 'M8X30 内六角']);
    for (const chip of chips) {
      const rest = chips.filter((other) => other !== chip).map((other) => other.label);
      expect(labels(chip.without)).toEqual(rest);
    }
  });
});
