import { describe, expect, it } from 'vitest';
import { tidyTaxNumber } from '#platform/shared/tidy-tax-number.ts';
import { DEMO_FIRMS } from '#seed/demo-firms.ts';
import { CREDIT_CODE_MESSAGES, creditCodeCheck, creditCodeFault } from './credit-code.ts';

/** Worked example: 17 ones weigh 1+3+9+27+19+26+16+17+20+29+25+13+8+24+10+30+28 = 305 ≡ 26, and 31 − 26 is 5. */
const ONES = '1'.repeat(17);

describe('check character', () => {
  it.each([
    [ONES, '5'],
    ['0'.repeat(17), '0'],
    // One step at the first place moves the check by one, at the second by three.
    [`2${'1'.repeat(16)}`, '4'],
    [`12${'1'.repeat(15)}`, '2'],
    ['9132059400000001A', DEMO_FIRMS[0]?.creditCode.at(-1)],
  ])('of %s is %s', (first17, check) => {
    expect(creditCodeCheck(first17)).toBe(check);
  });

  it('catches every single wrong character and every swap of neighbours', () => {
    const code = DEMO_FIRMS[1]?.creditCode ?? '';
    for (let at = 2; at < 8; at += 1) {
      for (const digit of '0123456789') {
        const changed = code.slice(0, at) + digit + code.slice(at + 1);
        expect(creditCodeFault(changed), changed).toBe(changed === code ? null : 'check');
      }
      const swapped = code.slice(0, at) + code.charAt(at + 1) + code.charAt(at) + code.slice(at + 2);
      if (swapped !== code && /^.{2}\d{6}/.test(swapped)) expect(creditCodeFault(swapped), swapped).toBe('check');
    }
  });
});

describe('a 统一社会信用代码', () => {
  it.each(DEMO_FIRMS.map(({ name, creditCode }) => [name, creditCode]))('of %s is right: %s', (_, code) => {
    expect(creditCodeFault(code)).toBeNull();
  });

  it.each([
    ['', 'length'],
    ['9132059400000001A', 'length'],
    ['9132059400000001AYY', 'length'],
    ['9132059400000001AI', 'characters'],
    ['9132059400000001AO', 'characters'],
    ['9132059400000001AZ', 'characters'],
    ['9132059400000001AS', 'characters'],
    ['9132059400000001AV', 'characters'],
    ['9132059400000001ay', 'characters'],
    ['0132059400000001AY', 'characters'],
    ['91E2059400000001AY', 'characters'],
    ['９132059400000001AY', 'characters'],
    ['9132059400000001\u0000Y', 'characters'],
    ['9132059400000001A%', 'characters'],
    ['9132059400000001AX', 'check'],
  ] as const)('%j is refused for its %s', (code, fault) => {
    expect(creditCodeFault(code)).toBe(fault);
    expect(CREDIT_CODE_MESSAGES[fault]).toContain('统一社会信用代码');
  });
});

it.each([
  [' 9132 0594 0000 0001 AY ', '9132059400000001AY'],
  ['91320594-00000001ay', '9132059400000001AY'],
  ['９１３２０５９４００００００01ＡＹ', '9132059400000001AY'],
])('%j is stored as %s', (typed, stored) => {
  expect(tidyTaxNumber(typed)).toBe(stored);
});
