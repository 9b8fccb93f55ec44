import { expect, it } from 'vitest';
import { shortName } from './short-name.ts';

it.each([
  ['图纸.pdf', '图纸.pdf'],
  ['长'.repeat(40), '长'.repeat(40)],
  [`${'长'.repeat(200)}.pdf`, `${'长'.repeat(27)}…${'长'.repeat(8)}.pdf`],
  ['📐'.repeat(41), `${'📐'.repeat(27)}…${'📐'.repeat(12)}`],
])('%s is told as %s', (name, told) => expect(shortName(name)).toBe(told));
