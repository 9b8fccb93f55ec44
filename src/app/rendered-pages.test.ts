import { describe, expect, it } from 'vitest';
import { cutPage, fillPage, markTimes, RenderedPages } from './rendered-pages.ts';

const MARKS = { nonce: 'Ab+/9==', requestId: 'request-Ab+/9==', now: 'time-Ab+/9==', data: 'data-Ab+/9==' };
const page = (nonce: string, request: string, data: string) =>
  `<html><meta nonce="${nonce}"/><p>${request}</p><b>data- request- nonce</b><script nonce="${nonce}">${data}</script></html>`;
const cut = cutPage(page(MARKS.nonce, MARKS.requestId, MARKS.data), MARKS);

describe('a page with holes', () => {
  it('is another answer with other numbers and data, and the same besides', () => {
    const blanks = { nonce: 'N2', requestId: '<r2>', now: '7', data: '{"$1":"$&"}' };
    expect(fillPage(cut, blanks)).toBe(page('N2', '<r2>', '{"$1":"$&"}'));
  });

  it('keeps nothing of the request it was rendered for', () => {
    expect(cut.texts.join('')).not.toContain('9==');
    expect(cut.holes).toEqual(['nonce', 'requestId', 'nonce', 'data']);
  });
});

describe('the time of a page', () => {
  it('is that of its own answer, however often the router writes it', () => {
    const html = markTimes('[{i:"/",u:1795419999999,s:"success"},{i:"/a",u:1795419999998,s:"error"}]', MARKS.now);
    const page = cutPage(html, MARKS);
    expect(page.texts.join('')).not.toContain('17954');
    expect(fillPage(page, { ...MARKS, now: '5' })).toBe('[{i:"/",u:5,s:"success"},{i:"/a",u:5,s:"error"}]');
  });

  it('is not taken for what somebody wrote', () => {
    for (const text of ['?q=,u:1795419999999,s:', String.raw`i:",u:1795419999999,s:\"success"`, ',u:1,s:&quot;']) {
      expect(markTimes(text, 'x')).toBe(text);
    }
  });
});

describe('pages that are kept', () => {
  it('take each path so much room, whatever words its address is given', () => {
    const pages = new RenderedPages(() => 0);
    const one = { texts: ['x'], holes: [] };
    pages.keep('home', one, '/');
    for (let n = 0; n < 41; n += 1) {
      pages.keep(`invented ${n}`, one, '/u-1.html');
      if (n === 39) pages.find('invented 0');
    }
    const found = (n: number) => pages.find(`invented ${n}`) !== null;
    expect([found(0), found(1), found(2), found(40)]).toEqual([true, false, true, true]);
    expect(pages.find('home')).not.toBeNull();
  });

  it('are found under their key for a minute', () => {
    let now = 1_000;
    const pages = new RenderedPages(() => now);
    pages.keep('a', cut, '/');
    expect(pages.find('b')).toBeNull();
    now += 59_999;
    expect(pages.find('a')).toBe(cut);
    now += 1;
    expect(pages.find('a')).toBeNull();
    expect(pages.weight).toBe(0);
  });

  it('give way to others within a bound, those first that were asked for longest ago', () => {
    const one = { texts: ['x'.repeat(99)], holes: [] };
    const pages = new RenderedPages(() => 0, 600);
    for (const key of ['a', 'b', 'c', 'c']) pages.keep(key, one, `/${key}`);
    expect(pages.weight).toBe(600);
    pages.find('a');
    pages.keep('d', one, '/d');
    expect(['a', 'b', 'c', 'd'].filter((key) => pages.find(key) !== null)).toEqual(['a', 'c', 'd']);
    expect(pages.weight).toBeLessThanOrEqual(600);
  });

  it('never hold one that is larger than their bound', () => {
    const pages = new RenderedPages(() => 0, 100);
    pages.keep('a', { texts: ['x'.repeat(99)], holes: [] }, '/');
    expect(pages.weight).toBe(0);
  });

  it('are rendered again and compared where browsers try the shop', () => {
    let now = 0;
    const pages = new RenderedPages(() => now, 10_000, true);
    const other = (word: string) => cutPage(page(MARKS.nonce, word, MARKS.data), MARKS);
    pages.keep('a', cut, '/');
    expect(pages.find('a')).toBeNull();
    pages.keep('a', cut, '/');
    expect(() => pages.keep('a', other('somebody'), '/')).toThrow('somebody');
    pages.keep('b', other('u:1'), '/');
    pages.keep('b', other('u:23'), '/');
    now += 60_000;
    expect(pages.find('a')).toBeNull();
    expect(() => pages.keep('a', other('later'), '/')).not.toThrow();
  });
});
