import { describe, expect, it } from 'vitest';
import { deriveKey, seal, unseal } from './seal.ts';

const key = deriveKey(Buffer.alloc(32, 1), 'test');

describe('seal', () => {
  it.each(['', '验证码 123456', 'x'.repeat(10_000)])('opens what it closed: %#', (plain) => {
    const sealed = seal(plain, key);
    expect(unseal(sealed, key)).toBe(plain);
    if (plain) expect(Buffer.from(sealed, 'base64url').toString()).not.toContain(plain);
  });

  it('never closes the same way twice', () => {
    expect(seal('a', key)).not.toBe(seal('a', key));
  });

  it('does not open with another key or after a change', () => {
    const sealed = seal('secret', key);
    expect(() => unseal(sealed, deriveKey(Buffer.alloc(32, 1), 'other'))).toThrow(/./);
    const bytes = Buffer.from(sealed, 'base64url');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    expect(() => unseal(bytes.toString('base64url'), key)).toThrow(/./);
  });
});
