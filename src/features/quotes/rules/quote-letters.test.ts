import { describe, expect, it } from 'vitest';
import { askedLetter, dueWarning, expiredLetter, sentLetter, warningLetter } from './quote-letters.ts';

const HOUR = 3_600_000;
const facts = {
  quoteNo: 'BJ261121000001',
  title: '<b>轴承</b>\r\nBcc: a@b.c',
  totalFen: 1_826_450n,
  validUntil: '2026-11-30T10:00:00Z',
  origin: 'https://shop.test',
};

describe('warnings before a quote ends', () => {
  it.each([
    [73, [], null],
    [72, [], 3],
    [30, [], 3],
    [30, [3], null],
    [24, [3], 1],
    [24, [], 1],
    [10, [1], null],
    [0, [], null],
  ] as const)('%d hours before, given %j: %s', (hours, given, due) => {
    expect(dueWarning(hours * HOUR, 0, given)).toBe(due);
  });
});

describe('letters', () => {
  it('say the number, the day and where to go on', () => {
    const { subject, text } = sentLetter(facts);
    expect(subject).toContain('BJ261121000001');
    expect(text).toContain('¥18,264.50');
    expect(text).toContain('https://shop.test/user/transaction/quotaDetail.html?quoteNo=BJ261121000001');
    expect(warningLetter(facts, 3).subject).toContain('3 天');
    expect(expiredLetter(facts).text).toContain('再次询价');
  });

  it('name the quote whose place it takes, where there is one', () => {
    expect(sentLetter(facts, 'BJ261120000009').text).toContain('替代 BJ261120000009');
    expect(sentLetter(facts).text).not.toContain('替代');
  });

  it('keep what people wrote on one line', () => {
    const { subject, text } = askedLetter(facts, '哪个型号？\r\n\r\nhttps://evil.test');
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text).toContain('哪个型号？ https://evil.test');
    expect(text).not.toMatch(/\nBcc|\nhttps:\/\/evil/);
  });
});
