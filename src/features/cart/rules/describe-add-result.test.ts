import { describe, expect, it } from 'vitest';
import type { FailInfo } from '../contract/cart-schemas.ts';
import { describeAddResult } from './describe-add-result.ts';
import { CATALOGUE_CLAIMED, RESTRICTED_CATALOGUE } from './restricted-catalogue.ts';

const region = (skuCode: string): FailInfo => ({ skuCode, reason: 'region', failMsg: '' });
const other = (failMsg: string): FailInfo => ({ skuCode: 'X1', reason: 'obstacle', failMsg });

const claimed: FailInfo = {
  skuCode: RESTRICTED_CATALOGUE,
  reason: 'claimed',
  failMsg: `${RESTRICTED_CATALOGUE}：${CATALOGUE_CLAIMED}`,
};

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
      name: 'as many failed as a toast can hold',
      allFail: false,
      failInfos: ['A', 'B', 'C'].map(region),
      expected: ['warning A、B、C 目前不对您所在的地区进行销售。其他商品已为您加入购物车'],
    },
    {
      name: 'more failed than a toast can hold',
      allFail: false,
      failInfos: ['A', 'B', 'C', 'D'].map(region),
      expected: ['warning A、B、C 等 4 个商品 目前不对您所在的地区进行销售。其他商品已为您加入购物车'],
    },
    {
      name: 'the catalogue claimed once more',
      allFail: true,
      failInfos: [claimed],
      expected: ['error 产品目录每家企业限领一份，您已领取，不能重复领取，如需更多请联系专属销售或客服'],
    },
    {
      name: 'the catalogue bought again and nothing else left',
      allFail: true,
      failInfos: [claimed, other('A1：暂时缺货')],
      repurchase: true,
      expected: ['error 您已购买过此商品，无法再次购买。'],
    },
    {
      name: 'some bought again',
      allFail: false,
      failInfos: [claimed, other('A1：暂时缺货')],
      repurchase: true,
      expected: [`warning ${CATALOGUE_CLAIMED}；A1：暂时缺货。其他商品已为您加入购物车`],
    },
  ])('$name', ({ allFail, failInfos, repurchase, expected }) => {
    const messages = describeAddResult({ allFail, failInfos }, { repurchase });
    expect(messages.map(({ kind, text }) => `${kind} ${text}`)).toEqual(expected);
  });

  it('shows the refusal of the catalogue for 3 seconds', () => {
    expect(describeAddResult({ allFail: true, failInfos: [claimed] })).toMatchObject([{ durationMs: 3_000 }]);
  });
});
