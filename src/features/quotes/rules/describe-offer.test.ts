import { expect, it } from 'vitest';
import { describeOffer } from './describe-offer.ts';

const offer = {
  kind: 'same',
  wished: 'FESTO 气缸',
  itemNo: 'A1',
  productName: '气缸',
  brandName: 'SMC',
  model: 'CQ2B',
  note: '',
  quantity: 2,
  unit: '盒',
  wishedQuantity: null,
  wishedUnit: '',
};

it.each([
  [{}, '气缸\nA1 · SMC · 型号 CQ2B'],
  [{ kind: 'substitute' }, '气缸\nA1 · SMC · 型号 CQ2B\n替代：FESTO 气缸'],
  [{ kind: 'substitute', wished: '' }, '气缸\nA1 · SMC · 型号 CQ2B'],
  [{ wishedQuantity: 200, wishedUnit: '个' }, '气缸\nA1 · SMC · 型号 CQ2B\n需求：200 个'],
  [{ kind: 'substitute', wishedQuantity: 200 }, '气缸\nA1 · SMC · 型号 CQ2B\n替代：FESTO 气缸，200'],
  [{ kind: 'none', wishedQuantity: 2, wishedUnit: '盒' }, '气缸\nA1 · SMC · 型号 CQ2B'],
  [{ itemNo: '', model: '', note: '急' }, '气缸\nSMC\n备注 急'],
  [{ project: '技改', expectedOn: '2026-12-01' }, '气缸\nA1 · SMC · 型号 CQ2B\n项目 技改 · 期望到货 2026-12-01'],
])('%j reads %j', (facts, text) => {
  expect(describeOffer({ ...offer, ...facts })).toBe(text);
});
