import { expect, it } from 'vitest';
import { plainText, singleLine } from './plain-text.ts';

it.each([
  ['- In 14 Farben', 'In 14 Farben'],
  ['Für M8 < M10 & mehr', 'Für M8 < M10 & mehr'],
  ['<p>Eins</p><p>Zwei</p>', 'Eins\nZwei'],
  ['<ul><li>a</li><li>b</li></ul>', '· a\n· b'],
  ['<p>5 &lt; 6 &amp; &uuml;ber&nbsp;&#176;</p>', '5 < 6 & über °'],
  ['<p>a&#32;b&#9;c&#31;d</p>', 'a bcd'],
  ['<p>a&#xd800;b&#xdfff;c&#x10ffff;d&#x110000;e&#x1f529;</p>', 'abcde🔩'],
  ['<b onclick="x()">Text</b>', 'Text'],
  ['<p>vor</p><script>alert(1)</script>nach', 'vor\nnach'],
  ['<script>never closed', ''],
  ['<img src=x onerror=alert(1)>', ''],
  ['Zeile\r\nzwei\u0000\u200b', 'Zeile\nzwei'],
  ['', ''],
])('turns %j into %j', (source, expected) => {
  expect(plainText(source)).toBe(expected);
});

it('keeps names on one line', () => {
  expect(singleLine(' M8\n ×\u00a030\t ')).toBe('M8 × 30');
});
