import { expect, it } from 'vitest';
import { nearSizes } from './near-sizes.ts';
import { needsOf, parseQuery } from './parse-query.ts';
import { relaxQuery } from './relax-query.ts';
import type { CutWords } from './search-term.ts';
import { NO_SYNONYMS } from './synonyms.ts';

const reading = (cut: CutWords) => (text: string) => parseQuery(text, { cut, synonyms: NO_SYNONYMS });
const whole = reading((run) => [run]);
const relaxed = (text: string, read = whole) => relaxQuery(read(text), (piece) => read(piece).terms);

it('gives up particular figures before the thing itself', () => {
  const tries = relaxed('M8 内六角 304');
  expect(tries.map(({ dropped }) => dropped)).toEqual([['304'], ['M8'], ['内六角'], ['M8', '304'], ['内六角', '304']]);
  // 304 alone would be half of the catalogue.
  for (const { query, dropped } of tries) expect(query.terms.length + dropped.length).toBe(3);
});

it('gives up a length before the thread', () => {
  const [first] = relaxed('M8*33 内六角');
  expect(first?.dropped).toEqual(['M8×33']);
  const needs = first ? needsOf(first.query) : [];
  expect(needs.map(({ text }) => text)).toEqual(['M8', '内六角']);
});

it('splits runs, so that one wrong word does not spoil the others', () => {
  const tries = relaxed(
    '内六甬螺钉',
    reading(() => ['内六甬', '螺钉']),
  );
  expect(tries.map(({ dropped }) => dropped)).toEqual([['内六甬'], ['螺钉']]);
});

it.each(['量子纠缠仪 220V', '超导磁铁'])('is not left with what stands everywhere: %s', (text) => {
  const read = reading((run) => (run === '量子纠缠仪' ? ['量子', '纠缠', '仪'] : ['超导', '磁', '铁']));
  for (const { query } of relaxed(text, read)) {
    expect(query.terms.some(({ text: kept }) => /^\p{Script=Han}{2}/u.test(kept))).toBe(true);
  }
});

it('cannot widen a single word', () => expect(relaxed('内六角')).toEqual([]));

it.each([
  ['M8*33 内六角', ['M8X35 内六角', 'M8X30 内六角', 'M8X28 内六角']],
  ['球阀 DN30', ['球阀 DN32', '球阀 DN25', '球阀 DN20']],
  ['内六角 304', []],
])('offers sizes next to %s', (query, expected) => expect(nearSizes(whole(query))).toEqual(expected));
