import { describe, expect, it } from 'vitest';
import type { FailInfo } from '../contract/cart-schemas.ts';
import { describeAddResult } from './describe-add-result.ts';

const region = (skuCode: string): FailInfo => ({ skuCode, reason: 'region', failMsg: '' });
const other = (failMsg: string): FailInfo => ({ skuCode: 'X1', reason: 'obstacle', failMsg });

describe('what the buyer reads after adding to the cart', () => {
  it.each([
    { name: 'all added', allFail: false, failInfos: [], expected: ['success 商品已为您加入购物车'] },
    {
      name: 'nothing sold to the region',
      allFail: true,
      failInfos: [region('A1'), region('B2')],
      expected: ['warning A1、B2 目前不对您所在的地区进行销售'],
    },
    {
      name: 'all failed',
      allFail: true,
      failInfos: [other('A1：商品已停售'), region('B2')],
      expected: [
        'error 当前商品无法加入购物车，请选择其他商品购买。',
        'warning B2 目前不对您所在的地区进行销售；A1：商品已停售',
      ],
    },
    {
      name: 'some failed',
      allFail: false,
      failInfos: [other('A1：暂时缺货')],
      expected: ['warning A1：暂时缺货。其他商品已为您加入购物车'],
    },
    {
      name: 'more failed than a toast can hold',
      allFail: false,
      failInfos: ['A', 'B', 'C', 'D'].map(region),
      expected: ['warning A、B、C 等 4 个商品 目前不对您所在的地区进行销售。其他商品已为您加入购物车'],
    },
  ])('$name', ({ allFail, failInfos, expected }) => {
    expect(describeAddResult({ allFail, failInfos }).map(({ kind, text }) => `${kind} ${text}`)).toEqual(expected);
  });
});
