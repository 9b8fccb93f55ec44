import { expect, it } from 'vitest';
import { choosable, findPlaces, knownAmong, wordChosen } from './places.ts';

// As the call has them: level by level.
const TREE = [
  { key: '1', code: 'CC1', name: '生产部', parent: null },
  { key: '4', code: 'Q', name: '质检部', parent: null },
  { key: '2', code: 'CC11', name: '一号产线', parent: '1' },
  { key: '3', code: 'CC111', name: '夹具', parent: '2' },
  { key: '5', code: '', name: '离散', parent: '99' },
];
const places = choosable(TREE, ({ key }) => key);

it('lie behind their parents, and one deeper', () => {
  expect(places.map(({ name }) => name)).toEqual(['生产部', '一号产线', '夹具', '质检部', '离散']);
  expect(places.map(({ level }) => level)).toEqual([0, 1, 2, 0, 0]);
});

it('are named by whatever the filter names them by', () => {
  expect(choosable(TREE, ({ code }) => code)[1]?.value).toBe('CC11');
  expect(choosable([{ key: '7', code: '', name: '何工' }], ({ key }) => key)).toEqual([
    { value: '7', name: '何工', code: '', level: 0 },
  ]);
});

it.each([
  ['', ['生产部', '一号产线', '夹具', '质检部', '离散']],
  [' 产 ', ['生产部', '一号产线']],
  ['cc11', ['一号产线', '夹具']],
  ['没有', []],
])('are found by %j', (words, names) => {
  expect(findPlaces(places, words).map(({ name }) => name)).toEqual(names);
});

it('stand in one line while somebody searches', () => {
  expect(findPlaces(places, '夹具')[0]?.level).toBe(0);
  expect(findPlaces(places, '')[2]?.level).toBe(2);
});

it.each([
  [[], '全部'],
  [['2'], '一号产线'],
  [['2', '4'], '一号产线等 2 个'],
  [['404'], '已不存在或没有订单'],
  [['404', '405'], '已不存在或没有订单等 2 个'],
  [['404', '4'], '质检部等 2 个'],
])('%j is told as %s', (chosen, words) => {
  expect(wordChosen(places, chosen)).toBe(words);
});

it('that are gone leave the choice when somebody chooses anew', () => {
  expect(knownAmong(places, ['404', '2', '405', '4'])).toEqual(['2', '4']);
});
