import { expect, it } from 'vitest';
import { compareOffers, type ShownOffer } from './compare-offers.ts';

const offer = (part: Partial<ShownOffer>): ShownOffer => ({
  lineNo: 1,
  offerNo: 1,
  kind: 'substitute',
  wished: 'FESTO 气缸',
  itemNo: 'A1',
  productName: '气缸',
  note: '',
  brandName: 'SMC',
  model: 'CQ2B',
  unitPrice: '80.00',
  deliveryDays: 3,
  ...part,
});

it('compares wishes with several offers only, and says what differs', () => {
  const found = compareOffers([
    offer({}),
    offer({ offerNo: 2, itemNo: 'A2', unitPrice: '77.50', deliveryDays: 3 }),
    offer({ lineNo: 2 }),
    offer({ lineNo: 3 }),
    offer({ lineNo: 3, offerNo: 2, kind: 'none' }),
  ]);
  expect(found.map(({ lineNo }) => lineNo)).toEqual([1]);
  const rows = new Map(found[0]?.rows.map(({ label, ...row }) => [label, row]));
  expect(rows.get('编码')).toEqual({ values: ['A1', 'A2'], differs: true });
  expect(rows.get('品牌')?.differs).toBe(false);
  expect(rows.get('含税单价')?.values[1]).toBe('¥77.50，低 2.50（3.1%）');
});

it('says what was written to the wish, and leaves the note of an offer to its row', () => {
  const written = { project: '技改', expectedOn: '2031-05-06', note: '原装' };
  const [found] = compareOffers([offer(written), offer({ ...written, offerNo: 2, note: '国产' })]);
  expect(found?.written).toBe('项目 技改 · 期望到货 2031-05-06');
  expect(found?.rows.find(({ label }) => label === '说明')?.values).toEqual(['原装', '国产']);
});

it.each([
  ['80.00', '80.00', '¥80.00'],
  ['0.03', '0.0345', '¥0.0345，高 0.0045（15.0%）'],
])('from %s to %s', (first, second, shown) => {
  const [found] = compareOffers([offer({ unitPrice: first }), offer({ offerNo: 2, unitPrice: second })]);
  expect(found?.rows.find(({ label }) => label === '含税单价')?.values[1]).toBe(shown);
});

it('says where no day is promised', () => {
  const [found] = compareOffers([offer({ deliveryDays: 3 }), offer({ offerNo: 2, deliveryDays: null })]);
  expect(found?.rows.find(({ label }) => label === '货期')?.values).toEqual(['3 天', '以订单为准']);
});
