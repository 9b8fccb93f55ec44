import { expect, it } from 'vitest';
import { guessSeparator } from './guess-separator.ts';

it.each([
  ['a,b,c\n1,2,3\n', ','],
  ['a;b;c\n1;2,5;3,5\n1;2,5;3,5\n', ';'],
  ['a\tb\n1,5\t2,5\n', '\t'],
  ['a|b|c\n1|2|3', '|'],
  ['sep=;\na,b;c\n', ';'],
  ['a;b\n"x,y,z,w";1\n"x,y,z,w";2\n', ';'],
  ['a,b\n"line\nbreak; ; ; ;",1\n"x;;;;;",2\n', ','],
  ['标题\n\n料号;名称\nA1;螺钉, 镀锌\nA2;螺母\n', ';'],
  ['only', ','],
  ['', ','],
])('%j is separated by %j', (text, expected) => {
  expect(guessSeparator(text)).toBe(expected);
});
