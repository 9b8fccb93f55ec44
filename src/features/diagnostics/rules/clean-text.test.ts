import { describe, expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';

describe('text that may be kept', () => {
  it.each([
    ['打给 13800138000', '打给 138*****000'],
    ['+86 138-0013-8000', '138*****000'],
    ['订单 SO260101000001 已提交', '订单 SO260101000001 已提交'],
    ['1234567890123456', '1234567890123456'],
    ['to limin@huadong.example now', 'to lim**@huadong.example now'],
    ['证件 32050019900307001X', '证件 3205**********001X'],
    ['{"password":"a b\\"c","x":1}', '{"password":[已去除],"x":1}'],
    ['pwd=geheim&x=1', 'pwd=[已去除]&x=1'],
    ['Authorization: Bearer abc.def', 'Authorization: [已去除]'],
    ['Cookie: t=abc; u=def', 'Cookie: [已去除]'],
    ['GET /reset.html?code=4711 failed', 'GET /reset.html?… failed'],
    ['at https://shop.example/a.js?v=1:2:3', 'at https://shop.example/a.js?…'],
    [`token ${'A'.repeat(43)}!`, 'token [已去除]!'],
    ['\u001b[31mred\u001b[0m', 'red'],
    ['one\r\ntwo\u0000three\u2028four', 'one two three four'],
    ['\u202egnp.exe', 'gnp.exe'],
  ])('%j becomes %j', (text, clean) => {
    expect(cleanText(text, 200)).toBe(clean);
  });

  it('never exceeds its length, and a cut leaves no half of a number', () => {
    for (let before = 0; before < 60; before += 1) {
      const clean = cleanText(`${'字'.repeat(before)} 13800138000 ${'x'.repeat(300)}`, 30);
      expect(clean.length).toBeLessThanOrEqual(30);
      expect(clean).not.toMatch(/138\d{4}/);
    }
  });

  it('leaves the last word of a text that just fits, and not of a longer one', () => {
    // What is seen of it is short, so that the end of the text is not cut off anyway.
    const unseen = '\u001b[31m'.repeat(10);
    expect(cleanText(`${unseen}abcdefghij`, 30)).toBe('abcdefghij');
    expect(cleanText(`${unseen}abcdefghijk`, 30)).toBe('');
  });

  it('cleans what is clean already to itself', () => {
    const once = cleanText('mail limin@huadong.example, 13800138000, password=x', 200);
    expect(cleanText(once, 200)).toBe(once);
  });

  it('is quick on hostile text', () => {
    const before = process.cpuUsage();
    for (const piece of ['a@', '/', 'password=', '1', '"', '\u001b[', 'cookie:']) cleanText(piece.repeat(4_000), 8_000);
    // Processor time in microseconds: on a busy machine the clock on the wall tells of others.
    expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
  });
});
