import { expect, it } from 'vitest';
import { maskIp } from './mask-ip.ts';

it.each([
  ['203.0.113.77', '203.0.113.*'],
  ['::ffff:203.0.113.77', '203.0.113.*'],
  ['2001:db8:abcd:12::1', '2001:db8:abcd::*'],
  ['2001:db8::7', '2001:db8::*'],
  ['::1', '::*'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
  ['<script>', 'unknown'],
])('%s is kept as %s', (ip, masked) => {
  expect(maskIp(ip)).toBe(masked);
});
