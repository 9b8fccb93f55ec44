import { expect, it } from 'vitest';
import { keepOfType, type TitleFacts, titleFaults } from './invoice-title.ts';

const facts = (change: Partial<TitleFacts>): TitleFacts => ({
  type: 1,
  title: '甲公司',
  taxNo: '9132059400000001AY',
  bankName: '',
  bankAccount: '',
  address: '',
  phone: '',
  email: '',
  ...change,
});
const VAT = {
  address: '星湖街 1 号',
  phone: '0512-66668888',
  bankName: '工商银行园区支行',
  bankAccount: '1102 0200 0900',
};

it.each<[string, Partial<TitleFacts>, string[]]>([
  ['an ordinary invoice', {}, []],
  ['no title', { title: '' }, ['title']],
  ['a wrong check character', { taxNo: '9132059400000001AX' }, ['taxNo']],
  ['15 places', { taxNo: '320594000000011' }, []],
  ['20 places', { taxNo: '32059400000001100000' }, []],
  ['18 places of an old taxpayer, as an order takes them', { taxNo: '320594000000000011' }, []],
  ['16 places', { taxNo: '3205940000000110' }, ['taxNo']],
  ['small letters', { taxNo: '9132059400000001ay' }, ['taxNo']],
  ['a person needs no tax number', { type: 3, taxNo: '' }, []],
  ['a VAT invoice without a bank', { type: 2 }, ['address', 'phone', 'bankName', 'bankAccount']],
  ['a VAT invoice', { type: 2, ...VAT }, []],
  ['letters in the account', { type: 2, ...VAT, bankAccount: 'ABC' }, ['bankAccount']],
])('%s', (_, change, wrong) => {
  expect(Object.keys(titleFaults(facts(change)))).toEqual(wrong);
});

it('keeps nothing of another type', () => {
  expect(keepOfType(facts({ type: 3, ...VAT, email: 'a@b.example' }))).toEqual(
    facts({ type: 3, taxNo: '', email: 'a@b.example' }),
  );
});
