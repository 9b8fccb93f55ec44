import { describe, expect, it } from 'vitest';
import { chipsOf, needsOf, parseQuery } from './parse-query.ts';
import type { CutWords, Need } from './search-term.ts';

const WORDS = ['内六角', '圆柱头', '螺钉', '螺丝', '不锈钢', '轴承', '深沟球', '断路器'];

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

const written = ({ anyOf }: Need) =>
  anyOf
    .map((way) => way.map(({ key, prefix, whole }) => `${key}${prefix ? '*' : ''}${whole ? '!' : ''}`).join('&'))
    .join('|');
const expression = (query: string) => needsOf(parseQuery(query, cut)).map(written).join(' ; ');
const labels = (query: string) => chipsOf(parseQuery(query, cut)).map((chip) => chip.label);

describe('spellings of one thing are one query', () => {
  it.each([
    [['M8*30', 'M8×30', 'M8X30', 'm8x30', 'M8 x 30', 'Ｍ８＊３０', 'M8✕30', 'M8x30mm'], 'm8x30|m8&30mm'],
    [['M8', 'm8', 'Ｍ８'], 'm8'],
    [['φ20', 'Φ20', 'ø20', '⌀20', 'Φ 20', 'φ20mm'], 'φ20|20mm'],
    [['1/2"', '1/2″', '½"', '1/2寸', '1/2英寸', '1/2 inch', '1/2”'], '1/2in|1/2|dn15'],
    [['1-1/2"', '1½"'], '1-1/2in|1-1/2|dn40'],
    [['30mm', '30 mm', '30毫米', '3cm', '3厘米', '30.0mm'], '30mm'],
    [['220V', '220v', '220 V', '220伏', '220VAC'], '220v'],
    [['1.5kW', '1.50KW', '1.5千瓦'], '1.5kw'],
    [['80目'], '80目'],
    [['DN50', 'dn 50', 'ＤＮ５０'], 'dn50|2in'],
    [['2"', '2寸', '2 英寸'], '2in|dn50'],
    [['304', 'SUS304', 'sus304', '304不锈钢', '304 不锈钢'], '304'],
    [['8.8级', '8.8'], '8.8'],
    [['100μm', '100um', '100微米'], '100um'],
    [['DIN912', 'DIN 912', 'din-912'], 'din912|iso4762|gbt70.1'],
    [['GB/T 70.1', 'GB/T70.1-2008', 'GB70.1', 'gb/t 70.1'], 'gbt70.1|din912|iso4762'],
    [['6205-2RS', '6205/2rs', '6205.2RS', '６２０５－２ＲＳ'], '62052rs|6205&2rs|62052rs*'],
    [['M8×1.25×30', 'M8*1.25*30'], 'm8x1.25x30|m8x30|m8&30mm'],
    [['M10×1.25'], 'm10x1.25|m10'],
    [['100×200mm', '100mm×200mm', '100*200'], '100x200|100mm&200mm'],
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
  ])('%j needs %j', (query, expected) => expect(expression(query)).toBe(expected));
});

describe('chips', () => {
  it.each([
    ['M8 内六角 304', ['螺纹 M8', '内六角', '材质 304']],
    ['M8*30 8.8级', ['螺纹 M8×30', '强度 8.8级']],
    ['DIN912', ['标准 DIN912（ISO 4762、GB/T 70.1）']],
    ['断路器 220V 10A 3P', ['断路器', '电压 220V', '电流 10A', '极数 3P']],
    ['6205-2RS', ['型号 6205-2RS']],
    ['1/2″', ['英制 1/2"']],
    ['DN50 PN16 IP65', ['公称通径 DN50', '公称压力 PN16', '防护等级 IP65']],
  ])('%j is understood as %j', (query, expected) => expect(labels(query)).toEqual(expected));

  it('leaves the rest of the query when one is removed', () => {
    const chips = chipsOf(parseQuery('M8*30 内六角 304', cut));
    expect(chips.map((chip) => chip.without)).toEqual(['内六角 304', 'M8X30 304', 'M8X30 内六角']);
    for (const chip of chips) {
      const rest = chips.filter((other) => other !== chip).map((other) => other.label);
      expect(labels(chip.without)).toEqual(rest);
    }
  });
});
