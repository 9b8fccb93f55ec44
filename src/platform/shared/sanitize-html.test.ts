import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeHtml } from './sanitize-html.ts';

describe('configured rich text', () => {
  it.each([
    ['words and marks', '输入<b>产品编码</b>、<em>名称</em>', '输入<b>产品编码</b>、<em>名称</em>'],
    [
      'web links',
      '<a href="https://a.example/x">x</a>',
      '<a href="https://a.example/x" rel="noopener noreferrer">x</a>',
    ],
    [
      'links within the shop',
      '<a href="/search.html?keyword=a">x</a>',
      '<a href="/search.html?keyword=a" rel="noopener noreferrer">x</a>',
    ],
    ['mail and phone', '<a href="tel:400">t</a>', '<a href="tel:400" rel="noopener noreferrer">t</a>'],
    ['pictures', '<img src="data:image/png;base64,AAAA" alt="a">', '<img src="data:image/png;base64,AAAA" alt="a" />'],
  ])('keeps %s', (_, html, kept) => {
    expect(sanitizeHtml(html)).toBe(kept);
  });

  it.each([
    ['scripts', '<script>alert(1)</script>', ''],
    ['handlers', '<b onclick="alert(1)">a</b>', '<b>a</b>'],
    ['script links', '<a href="javascript:alert(1)">a</a>', '<a rel="noopener noreferrer">a</a>'],
    ['hidden script links', '<a href="java\tscript:alert(1)">a</a>', '<a rel="noopener noreferrer">a</a>'],
    ['file transfer links', '<a href="ftp://a.example">a</a>', '<a rel="noopener noreferrer">a</a>'],
    ['links that take the page’s scheme', '<a href="//evil.example">a</a>', '<a rel="noopener noreferrer">a</a>'],
    ['SVG pictures', '<img src="data:image/svg+xml;base64,AAAA" alt="a">', ''],
    ['SVG after a blank', '<img src=" data:image/svg+xml;base64,AAAA" alt="a">', ''],
    ['SVG after a tab', '<img src="\tdata:image/svg+xml,AAAA">', ''],
    ['SVG after a written tab', '<img src="&#9;data:image/svg+xml,AAAA">', ''],
    ['SVG after a line break', '<img src="\r\n data:image/svg+xml,AAAA">', ''],
    ['SVG with a tab within', '<img src="da\tta:image/s\nvg+xml,AAAA">', ''],
    ['SVG in capitals', '<img src=" DATA:IMAGE/SVG+XML,AAAA">', ''],
    ['SVG that begins like a photograph', '<img src="data:image/pngsvg+xml,AAAA">', ''],
    ['pages as pictures', '<img src="\u00a0data:text/html,AAAA">', ''],
    ['classes', '<p class="toast danger">a</p><b class>b</b>', '<p>a</p><b>b</b>'],
    ['frames', '<iframe src="https://a.example"></iframe>', ''],
    ['styles', '<p style="position:fixed">a</p><style>*{}</style>', '<p>a</p>'],
    ['forms', '<form action="/x"><input name="a"></form>', ''],
  ])('drops %s', (_, html, rest) => {
    expect(sanitizeHtml(html)).toBe(rest);
  });
});

const PIECES = [
  ...['<', '>', '/', '"', "'", '=', ' ', '&', '&amp;', '&lt;', '&gt;', '&quot;', '&#60;', '&#x3c', '\n', '\0', '中'],
  ...['\t', '&#9;', 'class=', '<img src=', '<p class=', 'da', 'ta:image/svg+xml', 'image/svg+xml,'],
  ...['b', 'p', 'a', 'img', 'href', 'src', 'x', 'http://a', 'data:image/png;', 'data:image/svg+xml', 'javascript:'],
  ...['<!--', '-->', '<![CDATA[', ']]>', '<b>', '</b>', '<p>', '</p>', '<td>', '<br>', '<li>', '<table>', '<h1>'],
  ...['<script>', '<style>', '<textarea>', '</textarea>', '<title>', '<svg>', '<math>', '<option>', '<noscript>'],
];

it('leaves as it is what it has sanitised', () => {
  expect(sanitizeHtml(sanitizeHtml('<p><style</p><p>'))).toBe(sanitizeHtml('<p><style</p><p>'));
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 16 }), (pieces) => {
      const once = sanitizeHtml(pieces.join(''));
      expect(sanitizeHtml(once)).toBe(once);
    }),
    { numRuns: 3_000 },
  );
});
