import { expect, it } from 'vitest';
import { element } from '#tests/factories/xml-element.ts';
import { readMedia } from './read-media.ts';

const mime = (type: string, source: string, label = '') =>
  element('MIME', [element('MIME_TYPE', type), element('MIME_SOURCE', source), element('MIME_DESCR', label)]);
const article = (...files: ReturnType<typeof mime>[]) => element('ARTICLE', [element('MIME_INFO', files)]);

it('names pictures and papers, papers with what they are', () => {
  const files = [mime('image/jpeg', 'a.jpg', '正面'), mime('application/pdf', 'a.pdf', '说明书'), mime('url', 'b.htm')];
  expect(readMedia(article(...files))).toEqual([
    { name: '厂家图片', value: 'a.jpg' },
    { name: '厂家资料', value: 'a.pdf（说明书）、b.htm' },
  ]);
});

it.each([
  ['the same file twice', [mime('image/jpeg', 'a.jpg'), mime('image/jpeg', 'a.jpg')], ['厂家图片 a.jpg']],
  ['a file without a name', [mime('image/jpeg', ''), mime('application/pdf', 'a.pdf')], ['厂家资料 a.pdf']],
  ['nothing', [], []],
])('of %s', (_, files, named) => {
  expect(readMedia(article(...files)).map(({ name, value }) => `${name} ${value}`)).toEqual(named);
});
