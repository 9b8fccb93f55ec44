import { describe, expect, it } from 'vitest';
import { expiredEnterpriseCookies } from './forget-stored-identity.ts';

describe('enterprise cookies', () => {
  it.each([
    ['', []],
    ['shareSC=S1; iR=1', []],
    ['ent_token=a=b; u=1;ent_u=2', ['ent_token=; path=/; max-age=0', 'ent_u=; path=/; max-age=0']],
    ['parent_x=1', []],
  ])('of %s', (cookies, expired) => {
    expect(expiredEnterpriseCookies(cookies)).toEqual(expired);
  });
});
