import { expect, it } from 'vitest';
import { industryName } from './industries.ts';

it.each([
  ['machining', '机械加工'],
  ['newer', null],
  ['constructor', null],
  [null, null],
])('calls %s %s', (code, name) => expect(industryName(code)).toBe(name));
