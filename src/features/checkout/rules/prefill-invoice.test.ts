import { describe, expect, it } from 'vitest';
import type { Invoice } from '#features/orders/contract/order-terms-schemas.ts';
import { beginInvoice, defaultInvoice, firmInvoice, openFields } from './prefill-invoice.ts';

const FIRM = { name: '华东精密', creditCode: '9132059400000001AY' };
const taxNo = FIRM.creditCode;
const BANK = { bankName: '中国银行苏州分行', bankAccount: '6222000011112222' };
const SPECIAL: Invoice = { type: 2, title: '华东精密', taxNo, address: '星湖街 1 号', phone: '0512-1', ...BANK };
const OTHER: Invoice = {
  type: 2,
  title: '别的公司',
  taxNo: '91120116MA0B2XXXXX',
  address: '塘沽',
  phone: '022-1',
  ...BANK,
};

describe('what is known of a firm for its invoices', () => {
  it('is its registration, and what its invoices have said', () => {
    expect(firmInvoice(FIRM, [])).toEqual({ title: '华东精密', taxNo });
    expect(firmInvoice(FIRM, [OTHER])).toEqual({ title: '华东精密', taxNo });
    const older: Invoice = { ...SPECIAL, address: '旧址', email: 'old@x.cn' };
    const { type: _type, ...facts } = SPECIAL;
    expect(firmInvoice(FIRM, [SPECIAL, older])).toEqual({ ...facts, email: 'old@x.cn' });
  });

  it('is found by name where the firm has no number', () => {
    const firm = { ...FIRM, creditCode: null };
    expect(firmInvoice(firm, [OTHER, SPECIAL])).toMatchObject({ title: '华东精密', taxNo, address: '星湖街 1 号' });
  });

  it('is never somebody’s own name', () => {
    const person: Invoice = { type: 3, title: '华东精密', email: 'me@x.cn' };
    expect(firmInvoice({ ...FIRM, creditCode: null }, [person])).toEqual({ title: '华东精密' });
  });
});

describe('the invoice to begin with', () => {
  const known = firmInvoice(FIRM, []);

  it.each([
    [1, [], { type: 1, title: '华东精密', taxNo }, ['email']],
    [2, [], { type: 2, title: '华东精密', taxNo }, ['address', 'phone', 'bankName', 'bankAccount', 'email']],
    [2, [SPECIAL], SPECIAL, ['email']],
    [3, [SPECIAL], { type: 3, title: '' }, ['title', 'email']],
  ] as const)('of type %i with %o', (type, offered, invoice, open) => {
    expect(beginInvoice(type, offered, known)).toEqual(invoice);
    expect(openFields(beginInvoice(type, offered, known))).toEqual(open);
  });

  it('takes of what is known only what the type asks for', () => {
    const { type: _type, ...facts } = SPECIAL;
    expect(beginInvoice(1, [], facts)).toEqual({ type: 1, title: '华东精密', taxNo });
  });

  it('asks again for what is wrong', () => {
    expect(openFields({ ...SPECIAL, email: 'a@b.cn', taxNo: '123' })).toEqual(['taxNo']);
  });

  it('is the first that is offered, else one of the firm, else none', () => {
    expect(defaultInvoice([SPECIAL], known)).toBe(SPECIAL);
    expect(defaultInvoice([], known)).toEqual({ type: 1, title: '华东精密', taxNo });
    expect(defaultInvoice([], { title: '没有税号的公司' })).toBeNull();
  });
});
