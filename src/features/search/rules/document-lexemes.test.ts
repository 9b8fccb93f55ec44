import { describe, expect, it } from 'vitest';
import {
  attributeText,
  type CutForIndex,
  type ItemFacts,
  keepReadTexts,
  documentLexemes as lexemesOf,
} from './document-lexemes.ts';
import { needsOf, parseQuery } from './parse-query.ts';
import type { CutWords, Lexeme, Need } from './search-term.ts';
import { makeSynonymTable } from './synonyms.ts';

const WORDS = ['内六角', '圆柱头', '螺钉', '螺丝', '不锈钢', '东明', '深沟球', '轴承', '六角', '紧固件'];

const cut: CutWords = (run) => {
  const words: string[] = [];
  for (let rest = run; rest; ) {
    const word = WORDS.find((candidate) => rest.startsWith(candidate)) ?? rest.charAt(0);
    words.push(word);
    rest = rest.slice(word.length);
  }
  return words;
};

const language = {
  cut,
  synonyms: makeSynonymTable([
    ['螺钉', '螺丝'],
    ['垫圈', '垫片'],
  ]),
};

const screw: ItemFacts = {
  itemNo: 'FAS1204418',
  mpn: 'DM-912/8.30',
  ean: '4006885123456',
  name: '东明 内六角圆柱头螺钉 M8×30 DIN912 A2-70',
  seriesName: null,
  brandNames: ['东明', 'TONG'],
  categoryNames: ['紧固件', '螺钉', '内六角圆柱头螺钉'],
  attributes: [
    { name: '规格', value: 'M8' },
    { name: '长度', value: '30', unit: 'mm' },
    { name: '材质', value: '304不锈钢' },
  ],
  description: '适用于机械设备',
};

const documentLexemes = (facts: ItemFacts, cuts: CutForIndex) => lexemesOf(facts, keepReadTexts(cuts));
const index = documentLexemes(screw, { words: cut, parts: () => [] });
const stands = ({ key, prefix, whole }: Lexeme) => {
  if (prefix) return [...index.keys()].some((known) => known.startsWith(key));
  return index.has(key) && !(whole && index.get(key) === 'D');
};
const has = ({ anyOf }: Need) => anyOf.some((way) => way.every(stands));
const finds = (query: string) => needsOf(parseQuery(query, language)).every(has);

describe('what people type finds the screw', () => {
  it.each([
    'M8 内六角',
    '内六角 M8',
    'M8内六角螺钉',
    'M8*30',
    'm8x30 螺丝',
    'M8 30mm',
    'M8 3cm',
    'M8 30',
    '内六角圆柱头螺钉',
    '圆柱头螺钉',
    '柱头螺',
    '东明 304',
    'TONG 912',
    'tong',
    'SUS304 内六角',
    'A2-70',
    'DIN 912',
    'ISO 4762',
    'GB/T 70.1',
    'GB70.1 M8×30',
    'FAS1204418',
    'fas-1204418',
    '钉',
    'FAS1204',
    'DM-912/8.30',
    'DM912830',
    '4006885123456',
    '紧固件 东明',
    '机械设备',
  ])('%s', (query) => expect(finds(query)).toBe(true));
});

describe('what is something else does not', () => {
  it.each(['M6 内六角', 'M8*25', '外六角', '东明 316', 'DIN 933', '深沟球轴承', 'FAS1204419', '220V', 'M80'])(
    '%s',
    (query) => {
      expect(finds(query)).toBe(false);
    },
  );
});

it('weighs the name over codes, codes over attributes, attributes over traces', () => {
  expect([...['内六角', 'fas1204418', '304', '角圆'].map((key) => index.get(key))]).toEqual(['A', 'B', 'C', 'D']);
});

it('is found by its equivalents without being written under them', () => {
  const valve = documentLexemes({ ...screw, name: '球阀 DN15 DIN912' }, { words: cut, parts: () => [] });
  expect(['dn15', 'din912', '1/2in', 'iso4762'].map((key) => valve.has(key))).toEqual([true, true, false, false]);
});

it('does not take a part of a longer word for another word', () => {
  const parts = (run: string) => (run === '螺丝刀' ? ['螺丝'] : []);
  const driver = documentLexemes({ ...screw, name: '东明 螺丝刀' }, { words: (run) => [run], parts });
  expect(driver.get('螺丝')).toBe('D');
  expect(needsOf(parseQuery('螺钉', language))[0]?.anyOf).toContainEqual([{ key: '螺丝', whole: true }]);
});

it('finds a compound by its last part, also by another word for that', () => {
  const parts = (run: string) => (run === '平垫圈' ? ['垫圈'] : []);
  const washer = documentLexemes({ ...screw, name: '东明 平垫圈' }, { words: (run) => [run], parts });
  expect(washer.get('垫圈')).toBe('A');
  expect(needsOf(parseQuery('垫片', language))[0]?.anyOf).toContainEqual([{ key: '垫圈', whole: true }]);
});

it('does not take how it is packed for a size', () => {
  const packed = documentLexemes({ ...screw, name: '螺钉 M8×30 25个/盒' }, { words: cut, parts: () => [] });
  expect([packed.has('25'), packed.has('25个/盒'), packed.has('m8x30')]).toEqual([false, true, true]);
});

it('keeps Latin letters and the characters behind them together', () => {
  const ring = documentLexemes({ ...screw, name: '氟胶O形圈 20×2' }, { words: cut, parts: () => [] });
  expect(ring.get('o型圈')).toBe('A');
});

it.each([
  ['30', 'mm', '30mm'],
  ['50', 'DN', 'DN50'],
  ['1.6', 'Ra', 'Ra1.6'],
  ['304不锈钢', undefined, '304不锈钢'],
])('%s with unit %s reads %s', (value, unit, text) => {
  expect(attributeText(unit === undefined ? { value } : { value, unit })).toBe(text);
});

it('takes a bare figure for no millimetres, while a thread is found by its length', () => {
  const plain = documentLexemes({ ...screw, name: '螺钉 25' }, { words: cut, parts: () => [] });
  expect([plain.has('25'), plain.has('25mm')]).toEqual([true, false]);
  expect(index.has('m8x30') && index.has('m8')).toBe(true);
});

it('weighs the own category over those above it', () => {
  const filed = documentLexemes({ ...screw, categoryNames: ['紧固件', '轴承'] }, { words: cut, parts: () => [] });
  expect([filed.get('轴承'), filed.get('紧固件')]).toEqual(['B', 'C']);
});

it('gives the best weight, whichever field came first', () => {
  const twice = documentLexemes({ ...screw, description: '内六角 专用' }, { words: cut, parts: () => [] });
  expect(twice.get('内六角')).toBe('A');
});

it.each([
  [24, true],
  [25, false],
])('reads a text of %i signs once: %s', (length, once) => {
  const read = keepReadTexts({ words: cut, parts: () => [] });
  const text = '螺'.repeat(length);
  expect(read(text) === read(text)).toBe(once);
  expect(read(text)).toEqual(read(text));
});
