import { expect, it } from 'vitest';
import { explainItem, type ItemFacts, type NamedRule } from './explain-item.ts';

const item: ItemFacts = {
  skuId: 100n,
  brandId: 5n,
  categoryPath: [10n, 20n],
  exclusive: false,
  price: 3_000_000n,
  agreed: false,
};
const rule = (facts: Partial<NamedRule>): NamedRule => ({
  madeBy: 'firm',
  effect: 'range',
  kind: 'category',
  targetId: 10n,
  words: '规则甲',
  ...facts,
});

it.each<[string, NamedRule[], Partial<ItemFacts>, boolean, [visible: boolean, buyable: boolean], string]>([
  ['no rules', [], {}, false, [true, true], '没有规则限制'],
  ['hidden by its category', [rule({ effect: 'hide' })], {}, false, [false, false], '被规则隐藏：规则甲'],
  [
    'hidden by its price',
    [rule({ effect: 'hide', kind: 'price', targetId: 2_000_000n })],
    {},
    false,
    [false, false],
    '被规则隐藏',
  ],
  [
    'not dear enough to be hidden',
    [rule({ effect: 'hide', kind: 'price', targetId: 3_000_000n })],
    {},
    false,
    [true, true],
    '没有规则',
  ],
  ['in the range', [rule({})], {}, false, [true, true], '符合规则：规则甲'],
  ['outside the range', [rule({ targetId: 99n })], {}, false, [true, false], '可以搜到，但不能购买'],
  ['outside and not to be found', [rule({ targetId: 99n })], {}, true, [false, false], '不可搜到'],
  [
    'in the firm’s range, not in the agreed one',
    [rule({}), rule({ madeBy: 'desk', targetId: 99n })],
    {},
    false,
    [true, false],
    '不在与商城约定',
  ],
  ['agreed', [rule({ kind: 'agreement', targetId: 0n })], { agreed: true }, false, [true, true], '符合规则'],
  ['not agreed', [rule({ kind: 'agreement', targetId: 0n })], {}, false, [true, false], '没有一条包含它'],
])('%s', (_, rules, facts, rangeOnly, [visible, buyable], words) => {
  const told = explainItem(rules, { ...item, ...facts }, rangeOnly);
  expect(told).toMatchObject({ visible, buyable });
  expect(told.reasons.join()).toContain(words);
});
