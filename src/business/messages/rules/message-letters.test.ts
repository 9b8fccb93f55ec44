import { describe, expect, it } from 'vitest';
import { digestLetter, gistOf, groupText, letterOf, namingPo } from './message-letters.ts';

const ORIGIN = 'https://shop.test';
const told = (more: object = {}) => ({
  title: '订单 SO1 已发货',
  text: '商品已发出。',
  href: '/o.html',
  poNumber: null,
  ...more,
});

describe('the mail of a message', () => {
  it.each([
    ['its text and where it leads', told(), '商品已发出。\n\n查看详情：\n\nhttps://shop.test/o.html'],
    ['the PO number', told({ poNumber: 'P7', href: null }), '商品已发出。\n\nPO 号：P7'],
    ['no PO number twice, in its text', told({ poNumber: 'P7', text: 'P7 已发出', href: null }), 'P7 已发出'],
    ['no PO number twice, in its title', told({ poNumber: 'P7', title: 'P7', href: null }), '商品已发出。'],
    [
      'an address of somewhere else as it is',
      told({ href: 'https://x.cn/' }),
      '商品已发出。\n\n查看详情：\n\nhttps://x.cn/',
    ],
  ])('says %s', (_, what, text) => {
    expect(letterOf(what, ORIGIN)).toEqual({ subject: what.title, text });
  });

  it('that somebody wrote gets a PO number it does not name', () => {
    const letter = { subject: '订单', text: '正文' };
    expect(namingPo(letter, 'P7').text).toBe('正文\n\nPO 号：P7');
    expect(namingPo({ ...letter, subject: '订单（PO P7）' }, 'P7').text).toBe('正文');
    expect(namingPo(letter, null)).toEqual(letter);
  });
});

it('a group reads title, text, PO number and address, and no tag', () => {
  const words = groupText(told({ poNumber: 'P7', text: '<at user_id="all">所有人</at>' }), ORIGIN);
  expect(words).toBe('订单 SO1 已发货\n＜at user_id="all">所有人＜/at>\nPO 号：P7\nhttps://shop.test/o.html');
  expect(groupText(told({ text: '订单 SO1 已发货', href: null }), ORIGIN)).toBe('订单 SO1 已发货');
});

it('a digest names what came, at most fifty, and says how many there are', () => {
  const where = { origin: ORIGIN, page: '/m.html' };
  const few = digestLetter([told({ poNumber: 'P7' }), told({ title: '乙', href: null })], where);
  expect(few.subject).toBe('消息汇总：2 条未读通知');
  expect(few.text).toContain('· 订单 SO1 已发货\nPO 号：P7\nhttps://shop.test/o.html');
  expect(few.text).not.toContain('……');
  expect(few.text.endsWith('全部消息与接收设置：\n\nhttps://shop.test/m.html')).toBe(true);
  const fifty = Array.from({ length: 50 }, () => told());
  expect(digestLetter(fifty, where).text).not.toContain('……');
  const many = digestLetter([...fifty, told({ title: '第五十一' })], where);
  expect(many.text).toContain('……共 51 条');
  expect(many.text).not.toContain('第五十一');
});

describe('the gist of a letter', () => {
  it.each([
    [
      'is without greeting and links',
      '王芳，您好：\n\n报价已发出。\n\n查看请打开：\n\nhttps://shop.test/q',
      '报价已发出。',
    ],
    [
      'keeps lines beside a link',
      '订单已退款。\n\n订单详情见页面\nhttps://shop.test/o',
      '订单已退款。\n订单详情见页面',
    ],
    ['has three paragraphs at most', '一\n\n二\n\n三\n\n四', '一\n二\n三'],
  ])('%s', (_, text, gist) => {
    expect(gistOf({ subject: '', text })).toBe(gist);
  });

  it('is cut where it is too long', () => {
    expect(gistOf({ subject: '', text: 'x'.repeat(500) })).toBe('x'.repeat(500));
    const cut = gistOf({ subject: '', text: 'x'.repeat(501) });
    expect([cut.length, cut.at(-1)]).toEqual([500, '…']);
  });
});
