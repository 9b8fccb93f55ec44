import { expect, it } from 'vitest';
import { kindOf } from './flow-kind.ts';

const KINDS = [
  { code: 'order', conditions: ['amount'] },
  { code: 'user', conditions: [] },
] as const;

it.each([
  ['user', KINDS[1]],
  ['order', KINDS[0]],
  ['quote', undefined],
  ['', undefined],
])('of %s', (code, kind) => expect(kindOf(KINDS, code)).toBe(kind));
