import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanKeyword, isKeywordLong } from './clean-keyword.ts';
import { looksLikeCode, normaliseCode } from './normalise-code.ts';

it.each([
  ['  M8  内六角 ', 'M8 内六角'],
  ['Ｍ８＊３０', 'M8*30'],
  ['<script>alert(1)</script>螺钉', 'alert(1) 螺钉'],
  ['<img src=x onerror=alert(1)>', ''],
  ['a<b>c', 'a c'],
  ['直径<50mm', '直径 50mm'],
  ['螺\u0000钉\u200b\u202e', '螺钉'],
  ['1/2"', '1/2"'],
  ['x'.repeat(70), 'x'.repeat(60)],
  ['𠮷'.repeat(61), '𠮷'.repeat(60)],
  ['\t\n', ''],
])('cleans %j to %j', (typed, keyword) => expect(cleanKeyword(typed)).toBe(keyword));

it.each([
  ['x'.repeat(60), false],
  ['x'.repeat(61), true],
  ['𠮷'.repeat(60), false],
  [` <b>${'x'.repeat(60)}</b> `, false],
  ['', false],
])('%j is too long: %s', (typed, long) => expect(isKeywordLong(typed)).toBe(long));

it('never leaves markup, control characters or more than 60 characters, and changes nothing twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (typed) => {
      const once = cleanKeyword(typed);
      expect(once).not.toMatch(/[<>\p{Cc}]/u);
      expect([...once].length).toBeLessThanOrEqual(60);
      expect(cleanKeyword(once)).toBe(once);
    }),
  );
});

it.each([
  ['6205-2RS', '62052RS'],
  ['6205 2rs', '62052RS'],
  ['６２０５．２ＲＳ', '62052RS'],
  ['GWS_7-100/A', 'GWS7100A'],
  ['DM-912-M8×30-A2', 'DM912M8X30A2'],
  ['DM 912 M8*30 A2', 'DM912M8X30A2'],
])('compares %j as %j', (code, plain) => expect(normaliseCode(code)).toBe(plain));

it.each([
  ['FAS1204418', true],
  ['6205-2RS', true],
  ['6205', true],
  ['M8', false],
  ['304', false],
  ['WURTH', false],
  ['DM-912-M8×30-A2', true],
  ['内六角M8X30', false],
  ['', false],
])('%j may be an item number: %s', (query, answer) => expect(looksLikeCode(query)).toBe(answer));
