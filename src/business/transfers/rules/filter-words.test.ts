import { expect, it } from 'vitest';
import { type FilterWords, labelsOf, wordFilter } from './filter-words.ts';

const WORDS: FilterWords = {
  format: null,
  keyword: { label: '关键词' },
  'filter.tab': { label: '状态', values: labelsOf({ open: { label: '处理中' } }), usual: 'all' },
  'filter.people': { label: '人员', values: { a: '王工', b: '李工' } },
  buyerId: { label: '采购人', chosen: true },
  urgent: { label: '只看加急' },
  type: { label: '对象', values: (code) => `${code}！` },
  'filter.dateFrom': { label: '开始日期' },
};

it.each([
  [{}, []],
  [null, []],
  [{ keyword: '', urgent: false, buyerId: null, filter: { people: [] }, format: 'xlsx' }, []],
  [{ keyword: '螺钉', filter: { tab: 'open' } }, ['关键词：螺钉', '状态：处理中']],
  [{ filter: { people: ['a', 'b', 'c'] } }, ['人员：王工、李工、c']],
  [{ filter: { tab: 'all' }, type: 'order' }, ['对象：order！']],
  [{ buyerId: '77', urgent: true }, ['采购人：已指定', '只看加急']],
  [{ filter: { dateFrom: '2026-01-01' } }, []],
  [{ keyword: '0', secret: 0, other: 'x' }, ['关键词：0', '其他条件']],
])('%j', (input, words) => {
  expect(wordFilter(WORDS, input, ['filter.dateFrom'])).toEqual(words);
});

it('days that no period replaces are said', () => {
  expect(wordFilter(WORDS, { filter: { dateFrom: '2026-01-01' } }, [])).toEqual(['开始日期：2026-01-01']);
});
