import { expect, it } from 'vitest';
import { fileSizeText } from './file-size.ts';

it.each([
  [0, '1 KB'],
  [12_400, '12 KB'],
  [1024 * 1024 - 1, '1024 KB'],
  [3_565_158, '3.4 MB'],
])('%i bytes are %s', (bytes, text) => expect(fileSizeText(bytes)).toBe(text));
