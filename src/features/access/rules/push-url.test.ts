import { describe, expect, it } from 'vitest';
import { isKeepablePushUrl } from './push-url.ts';

describe('address that came with a login link', () => {
  it.each(['https://erp.example/push?id=1', 'http://10.0.0.5:8080/x', 'HTTPS://erp.example', '/cart.html?a=b'])(
    '%s is kept',
    (text) => expect(isKeepablePushUrl(text)).toBe(true),
  );

  it.each([
    [3_797, true],
    [3_798, false],
  ])('a path of %i letters fits the cookie it is kept in: %s', (letters, fits) => {
    expect(isKeepablePushUrl(`/${'a'.repeat(letters)}`)).toBe(fits);
  });

  it.each([
    ...['//evil.example', '/\\evil.example', '\t//evil.example', 'https:evil.example', 'https://', 'evil.example'],
    ...['https://shop.example@evil.example/', 'https://evil.example\\@shop.example', 'https://?x', 'https://#x'],
    ...['javascript:alert(1)', 'data:text/html,x', 'ftp://erp.example', '', ' /cart.html', 'x'.repeat(10)],
    `/${'客'.repeat(500)}`,
  ])('%j is dropped', (text) => expect(isKeepablePushUrl(text)).toBe(false));
});
