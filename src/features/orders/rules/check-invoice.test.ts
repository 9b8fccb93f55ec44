import { describe, expect, it } from 'vitest';
import type { Invoice } from '../contract/order-terms-schemas.ts';
import { invoiceFaults, tidyInvoice } from './check-invoice.ts';

describe('invoice', () => {
  const whole: Invoice = {
    type: 2,
    title: '华东精密制造',
    taxNo: '91350100M000100Y43',
    address: '星湖街 1288 号',
    phone: '0512-60000000',
    bankName: '工商银行园区支行',
    bankAccount: '1102 0200 0910 0012 345',
  };

  it.each<[string, Partial<Invoice>, string[]]>([
    ['is whole', {}, []],
    ['special without bank', { bankName: undefined, bankAccount: '' }, ['bankName', 'bankAccount']],
    ['special with letters for an account', { bankAccount: 'ABC-123456' }, ['bankAccount']],
    ['ordinary needs no bank', { type: 1, bankName: undefined, address: undefined }, []],
    ['ordinary needs a tax number', { type: 1, taxNo: undefined }, ['taxNo']],
    ['a tax number with a wrong check character', { taxNo: '91350100M000100Y44' }, ['taxNo']],
    ['personal needs a title alone', { type: 3, taxNo: undefined, bankName: undefined }, []],
    ['personal without a title', { type: 3, title: ' ' }, ['title']],
    ['a title of one character', { type: 3, title: '李 ' }, ['title']],
    ['a title of two characters', { type: 3, title: '李敏' }, []],
    ['a mail address that is none', { type: 3, email: 'me@' }, ['email']],
  ])('%s', (_, change, fields) => {
    expect(Object.keys(invoiceFaults({ ...whole, ...change })).sort()).toEqual(fields.sort());
  });

  it('is kept without blanks and empty fields, personal ones without a tax number', () => {
    expect(tidyInvoice({ type: 1, title: '甲', taxNo: ' 9135 0100m000100y43 ', email: '' })).toEqual({
      type: 1,
      title: '甲',
      taxNo: '91350100M000100Y43',
    });
    expect(tidyInvoice({ type: 3, title: '李敏', taxNo: '1' })).toEqual({ type: 3, title: '李敏' });
  });
});
