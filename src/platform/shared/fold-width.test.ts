import { expect, it } from 'vitest';
import { foldWidth } from './fold-width.ts';

it.each([
  ['１０盒', '10盒'],
  ['Ａ－１　２', 'A-1 2'],
  ['10²', '10²'],
  ['１０₂', '10₂'],
  ['② ３', '② 3'],
  ['2½', '2½'],
  ['', ''],
])('%j reads as %j', (text, folded) => expect(foldWidth(text)).toBe(folded));
