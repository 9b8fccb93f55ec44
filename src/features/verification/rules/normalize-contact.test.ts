import { describe, expect, it } from 'vitest';
import { normalizeEmail, normalizePhone, normalizeSubject } from './normalize-contact.ts';

describe('phone numbers', () => {
  it.each([
    '13812345678',
    ' 138 1234 5678 ',
    '138-1234-5678',
    '+86 13812345678',
    '008613812345678',
    '１３８１２３４５６７８',
  ])('%j is the same phone', (typed) => {
    expect(normalizePhone(typed)).toBe('13812345678');
  });

  it.each(['', '1381234567', '138123456789', '12812345678', '021-12345678', '+1 3812345678', '1381234567a', '%', '*'])(
    '%j is none',
    (typed) => {
      expect(normalizePhone(typed)).toBeNull();
    },
  );
});

describe('mail addresses', () => {
  it.each([
    ['Zhang.San@Firm.CN', 'zhang.san@firm.cn'],
    [' a+b@mail.firm.example ', 'a+b@mail.firm.example'],
    ['ｚｈａｎｇ＠firm.cn', 'zhang@firm.cn'],
  ])('%j is %s', (typed, address) => {
    expect(normalizeEmail(typed)).toBe(address);
  });

  it.each(['', 'a@b', '@firm.cn', 'a@firm.cn ;x@y.cn', 'a..b@firm.cn', '.a@firm.cn', 'a\n@firm.cn', '%@firm.cn'])(
    '%j is none',
    (typed) => {
      expect(normalizeEmail(typed)).toBeNull();
    },
  );

  it('may have 100 characters', () => {
    expect(normalizeEmail(`${'a'.repeat(92)}@firm.cn`)).not.toBeNull();
    expect(normalizeEmail(`${'a'.repeat(93)}@firm.cn`)).toBeNull();
  });
});

it.each([
  ['138 1234 5678', '13812345678'],
  ['Buyer', 'buyer'],
  [' Zhang@Firm.cn', 'zhang@firm.cn'],
  ['张三', '张三'],
  ['', ''],
])('%j is whom a picture is solved for as %j', (typed, subject) => {
  expect(normalizeSubject(typed)).toBe(subject);
});
