import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text.ts';
import { scanTerms } from './scan-terms.ts';
import { readCode } from './scan-words.ts';
import { NO_SYNONYMS } from './synonyms.ts';
import { movePoint } from './units.ts';

const scan = (text: string) => scanTerms(foldText(text), { cut: (run) => [run], synonyms: NO_SYNONYMS });
const keysOf = (text: string) =>
  scan(text).flatMap(({ needs }) =>
    needs.flatMap(({ anyOf }) => anyOf.map((way) => way.map(({ key }) => key).join(' '))),
  );

it.each([
  ['螺钉长30', ['螺钉', '30']],
  ['螺钉 外径 Φ20', ['螺钉', expect.stringMatching(/20/)]],
  ['长螺钉', ['长螺钉']],
  ['螺钉 100个', ['螺钉']],
  ['，。', []],
  ['', []],
])('%j is read as %j', (text, terms) => expect(scan(text).map((term) => term.text)).toEqual(terms));

describe('second figure of a thread', () => {
  it.each([
    ['M8x1.25', undefined],
    ['M8x5.5', undefined],
    // As large as a pitch never is, or as the thread is wide: a length.
    ['M8x6.0', 'M8'],
    ['M4x4.0', 'M4'],
    ['M8x30', 'M8'],
  ])('%s leaves the wider search %s', (text, wider) => expect(scan(text)[0]?.wider).toBe(wider));
});

describe('cables', () => {
  it.each([
    ['BVR2.5', ['bvr', '2.5mm2', '2.5']],
    ['RVV 2X1.5', ['rvv', '2x1.5', '1.5mm2 2芯']],
    ['YJV3X25+1X16', ['yjv', '3x25 1x16']],
    ['3X25平方', ['3x25', '25mm2 3芯']],
    ['3X25+1X16平方', ['3x25 1x16']],
  ])('%s is found by %j', (text, keys) => expect(keysOf(text)).toEqual(keys));
});

it.each([
  ['1204', true],
  ['120', false],
])('the figure %s may begin a longer number: %s', (text, begins) => {
  const ways = readCode(text).needs.flatMap(({ anyOf }) => anyOf.flat());
  expect(ways.some(({ prefix }) => prefix)).toBe(begins);
});

it.each([
  ['5', -1, '0.5'],
  ['5', -2, '0.05'],
  ['0.5', -1, '0.05'],
  ['50', -1, '5'],
  ['12.5', -1, '1.25'],
  ['1.25', 1, '12.5'],
  ['1.25', 2, '125'],
  ['1.2', 3, '1200'],
  ['30', 0, '30'],
])('%s moved by %i is %s', (figure, places, moved) => expect(movePoint(figure, places)).toBe(moved));
