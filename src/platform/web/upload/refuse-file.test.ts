import { expect, it } from 'vitest';
import { MOST_TABLE_BYTES, refuseFile } from './refuse-file.ts';

const MB = 1024 * 1024;

it.each([
  [0, undefined, '文件是空的，请选择有内容的文件'],
  [1, undefined, null],
  [10 * MB, undefined, null],
  [10 * MB + 1, undefined, '超过 10 MB'],
  [3 * MB, 3 * MB, null],
  [3 * MB + 1, 3 * MB, '超过 3 MB'],
  [MB + 1, MB, '超过 1 MB'],
  [MOST_TABLE_BYTES, MOST_TABLE_BYTES, null],
  [MOST_TABLE_BYTES + 1, MOST_TABLE_BYTES, '超过 700 KB'],
])('a file of %d bytes, at most %s: %j', (size, most, told) => expect(refuseFile({ size }, most)).toBe(told));
