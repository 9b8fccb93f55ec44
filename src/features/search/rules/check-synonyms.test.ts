import { expect, it } from 'vitest';
import { cleanWords, collidingWord } from './check-synonyms.ts';
import { makeSynonymTable, TRADE_SYNONYMS } from './synonyms.ts';

it('keeps each word once, however it is written', () => {
  expect(cleanWords([' 螺钉 ', '螺丝', 'ＰＵ管', 'pu管', '', '螺 丝'])).toEqual(['螺钉', '螺丝', 'PU管']);
});

const others = [
  ['螺钉', '螺丝'],
  ['轴承', '培林'],
];

it.each([
  [['螺栓', '螺丝'], null],
  [['螺钉', '螺丝钉'], '螺钉'],
  [['丝', '螺钉'], '螺钉'],
  [['螺丝', '丝'], '螺丝'],
  [['电机', '马达'], null],
])('%j collides by %s', (words, colliding) => expect(collidingWord(words, others)).toBe(colliding));

it('comes with groups that keep the rule themselves', () => {
  for (const group of TRADE_SYNONYMS) {
    expect(cleanWords(group)).toEqual(group);
    expect([
      group,
      collidingWord(
        group,
        TRADE_SYNONYMS.filter((other) => other !== group),
      ),
    ]).toEqual([group, null]);
  }
});

it('lets a word of two groups stand for both own words, and these not for each other', () => {
  const { others: table } = makeSynonymTable([
    ['螺钉', '螺丝'],
    ['螺栓', '螺丝'],
  ]);
  expect([table.get('螺丝'), table.get('螺钉'), table.get('螺栓')]).toEqual([['螺钉', '螺栓'], ['螺丝'], ['螺丝']]);
});
