import { describe, expect, it } from 'vitest';
import { type InvoiceFacts, mayInvoiceTo } from './approved-titles.ts';

const VAT = { address: '上海市', phone: '021-60000000', bankName: '工商银行', bankAccount: '622200001111' };
const ordinary: InvoiceFacts = { type: 1, title: '甲公司', taxNo: '9132059400000001AY' };
const special: InvoiceFacts = { ...ordinary, ...VAT, type: 2 };
const person: InvoiceFacts = { type: 3, title: '李敏' };

describe('invoices of a company with approved titles', () => {
  it.each([
    ['nothing approved', [], person, true],
    ['the same', [ordinary], ordinary, true],
    ['left empty and not there', [{ ...ordinary, address: '' }], ordinary, true],
    ['another name', [ordinary], { ...ordinary, title: '乙公司' }, false],
    ['another number', [ordinary], { ...ordinary, taxNo: '91350211M000100Y43' }, false],
    ['ordinary of one that is approved for special ones', [special], ordinary, true],
    ['special of one that is approved for ordinary ones', [ordinary], special, false],
    ['special to another account', [special], { ...special, bankAccount: '1' }, false],
    ['a person', [ordinary, special], person, false],
    ['a person that is approved', [ordinary, person], person, true],
  ] as const)('%s', (_, approved, invoice, may) => {
    expect(mayInvoiceTo(approved, invoice)).toBe(may);
  });
});
