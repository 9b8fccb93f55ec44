import { describe, expect, it } from 'vitest';
import { judgeWish, type WishedItem } from './judge-wish.ts';

const box: WishedItem = {
  productStatus: 5,
  dayType: 0,
  notCart: false,
  inRange: true,
  available: 2_116,
  moq: 1,
  step: 1,
  orderUnit: '盒',
  packQuantity: 100,
  baseUnit: '个',
  tiers: [{ minQuantity: 1, price: 318_000n }],
};

describe('rows of a list', () => {
  it('200 pieces of what comes by the hundred are two boxes, and the row says so', () => {
    expect(judgeWish(box, '200个', '')).toEqual({
      status: 'ok',
      message: '',
      quantity: 2,
      suggested: null,
      wanted: 2,
      choices: [],
      conversion: '200 个 = 2 盒（100 个/盒）',
    });
    expect(judgeWish(box, '200', '个')).toMatchObject({ status: 'ok', quantity: 2 });
  });

  it.each([
    ['1打', '', [1]],
    ['250个', '', [3]],
    ['2箱', '', []],
    ['二盒', '', [2]],
    ['20-30盒', '', [20, 30]],
    ['2盒', '个', [2, 1]],
  ])('%s %s adds nothing before somebody has chosen among %j', (text, unit, quantities) => {
    const verdict = judgeWish(box, text, unit);
    expect(verdict).toMatchObject({ status: 'ask', quantity: 0, wanted: null });
    expect(verdict.choices.map(({ quantity }) => quantity)).toEqual(quantities);
  });

  it('shows of each choice what is too much of it and what it costs', () => {
    const [choice] = judgeWish(box, '250个', '').choices;
    expect(choice).toEqual({ quantity: 3, text: '3 盒', note: '多 50 个', amount: '95.40' });
  });

  it('every choice is in order as it stands, whatever the item allows', () => {
    const strict = { ...box, moq: 5, step: 5 };
    const [choice] = judgeWish(strict, '250个', '').choices;
    expect(choice).toMatchObject({ text: '5 盒', note: '多 50 个，起订规则要求至少 5 盒' });
    expect(judgeWish(strict, choice?.text ?? '', '')).toMatchObject({ status: 'ok', quantity: 5 });
  });

  it('says what stands in the way instead of asking for what cannot be had', () => {
    expect(judgeWish({ ...box, available: 0 }, '1打', '')).toMatchObject({ status: 'error', message: '暂时缺货' });
    expect(judgeWish({ ...box, productStatus: 7 }, '2箱', '')).toMatchObject({ status: 'error' });
  });

  it.each(['9999999', '999999', '5000'])('offers of %s what is in stock, no more', (text) => {
    expect(judgeWish(box, text, '')).toMatchObject({ status: 'error', quantity: 0, suggested: 2_116 });
  });
});
