import { describe, expect, it } from 'vitest';
import { makeLexicon, readPinyin, respell } from './spell-lexicon.ts';

const SOUNDS: Readonly<Record<string, string>> = {
  内六角: 'neiliujiao',
  内六脚: 'neiliujiao',
  螺钉: 'luoding',
  螺丝: 'luosi',
  平垫圈: 'pingdianquan',
  平点圈: 'pingdianquan',
  深沟球轴承: 'shengouqiuzhoucheng',
  深沟求轴成: 'shengouqiuzhoucheng',
  伍尔特: 'wuerte',
  止回阀: 'zhihuifa',
  指会法: 'zihuifa',
  螺司: 'luosi',
  立丝: 'lisi',
  里亚: 'lilia',
  恩里: 'nli',
  丽丽: 'lili',
  安利: 'anli',
};
const soundOf = (word: string) => SOUNDS[word] ?? word;
const names = ['内六角', '内六角', '螺钉', '螺丝', '平垫圈', '深沟球轴承', '伍尔特', 'WURTH', 'SKF', '止回阀'];
const lexicon = makeLexicon(names, soundOf);

describe('what letters stand for', () => {
  it.each([
    ['neiliujiao', '内六角'],
    ['NEILIUJIAO', '内六角'],
    ['neiliujiaoluosi', '内六角螺丝'],
    ['shengou', '深沟球轴承'],
    ['wuerte', '伍尔特'],
    ['zihuifa', '止回阀'],
  ])('%s is %s', (typed, word) => expect(readPinyin(typed, lexicon)[0]).toBe(word));

  it.each(['skf', 'abc', 'm8', 'xyzzy', ''])('%j is no pinyin', (typed) =>
    expect(readPinyin(typed, lexicon)).toEqual([]),
  );
});

describe('what a slip was meant to be', () => {
  it.each([
    ['内六脚', '内六角'],
    ['平点圈', '平垫圈'],
    ['深沟求轴成', '深沟球轴承'],
    ['深沟轴承', '深沟球轴承'],
    ['沟深球轴承', '深沟球轴承'],
    ['指会法', '止回阀'],
    ['WRUTH', 'WURTH'],
    ['wurht', 'WURTH'],
  ])('%s is %s', (typed, word) => expect(respell(typed, lexicon, soundOf)[0]).toBe(word));

  it.each(['内六角', 'SKX', '钉', '螺纹钢'])('leaves %s', (typed) =>
    expect(respell(typed, lexicon, soundOf)).toEqual([]),
  );
});

describe('limits', () => {
  it('takes no single character for a word', () => {
    expect(makeLexicon(['钉', '螺钉', 'M'], soundOf).words.map(({ word }) => word)).toEqual(['螺钉']);
  });

  it('stands words of one weight and length in one order', () => {
    const order = (names: string[]) => makeLexicon(names, soundOf).words.map(({ word }) => word);
    expect(order(['螺钉', '螺丝'])).toEqual(order(['螺丝', '螺钉']));
  });

  it('reads four letters and more as pinyin', () => {
    const short = makeLexicon(['立丝'], soundOf);
    expect([readPinyin('lisi', short), readPinyin('lis', short)]).toEqual([['立丝'], []]);
  });

  it('of readings with as many words keeps the one with the longer last word', () => {
    const twoWays = makeLexicon(['里亚', '恩里', '丽丽', '安利'], soundOf);
    expect(readPinyin('lilianli', twoWays)).toEqual(['丽丽安利']);
  });

  it('mends two characters, and Latin words of four letters with their first letter first', () => {
    expect(respell('螺司', lexicon, soundOf)[0]).toBe('螺丝');
    const latin = makeLexicon(['BOLD', 'BOLD', 'COLT'], soundOf);
    expect(respell('COLD', latin, soundOf)).toEqual(['COLT', 'BOLD']);
  });
});
