import { expect, it } from 'vitest';
import { composeLetter } from './mail-letter.ts';

const head = { sender: '测试商城', supportPhone: '400-000-0000' };
const compose = (text: string, subject = '主题') => composeLetter({ subject, text }, head);

it('says in both parts who writes, what, and whom to ask', async () => {
  const letter = await compose('您好，\n\n请打开：\nhttps://shop.test/reset.html?code=abc\n');
  for (const part of [letter.text, letter.html]) {
    expect(part).toContain('您好');
    expect(part).toContain('https://shop.test/reset.html?code=abc');
    expect(part).toContain('测试商城');
    expect(part).toContain('400-000-0000');
  }
});

it('makes addresses links and nothing else', async () => {
  const { html } = await compose('https://shop.test/a?x=1&y=2\njavascript:alert(1)');
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('<a href="https://shop.test/a?x=1&amp;y=2"');
});

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '</td></table><h1>',
  '"><b>',
  "' onmouseover='x",
])('shows %s as words', async (words) => {
  const plain = await compose('x', 'x');
  const { html, text } = await compose(words, words);
  const tags = (source: string) => source.match(/<[^>]*>/g);
  expect(tags(html)).toEqual(tags(plain.html));
  expect(text).toContain(words);
});

it('keeps lines and paragraphs', async () => {
  const { html } = await compose('一\n二\n\n三');
  expect(html.match(/<p [^>]*>[^<]*<\/p>/g)?.map((p) => p.replace(/<[^>]*>/g, ''))).toEqual(['一\n二', '三']);
});
