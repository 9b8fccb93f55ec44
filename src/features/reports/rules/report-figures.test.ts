import { expect, it } from 'vitest';
import { noteOf, notesOf, REPORT_FIGURES } from './report-figures.ts';

it('every figure names what it is counted by', () => {
  const amount = noteOf('amount', { basis: 'signed', tax: 'excl' });
  expect(amount).toMatchObject({ code: 'amount', label: '采购金额', unit: 'yuan', good: 'none' });
  expect(amount.basis.slice(0, 2)).toEqual(['按签收日计，只计实收数量', '未税']);
  expect(amount.basis.join()).toMatch(/运费.*取消.*退货/);
  expect(noteOf('freight', { basis: 'signed', tax: 'excl' }).basis.slice(0, 2)).toEqual(['未税', '随订单按下单日计']);
  // A number of orders has no tax, and a promise counts by its own day.
  expect(noteOf('orders', { basis: 'ordered', tax: 'incl' }).basis).not.toContain('含税');
  expect(noteOf('onTime', { basis: 'ordered', tax: 'incl' }).basis[0]).toMatch(/承诺到货日/);
  const codes = Object.keys(REPORT_FIGURES) as (keyof typeof REPORT_FIGURES)[];
  expect(notesOf(codes, { basis: 'ordered', tax: 'incl' }).every(({ basis }) => basis.length > 0)).toBe(true);
});
