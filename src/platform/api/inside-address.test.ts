import { expect, it } from 'vitest';
import { isPublicAddress } from './inside-address.ts';

it.each([
  ['8.8.8.8', true],
  ['223.5.5.5', true],
  ['172.15.255.255', true],
  ['172.32.0.0', true],
  ['2400:3200::1', true],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['ff02::1', false],
  ['2002:7f00:1::', false],
  ['2001::1', false],
  ['2001:db8::1', false],
  ['localhost', false],
  ['', false],
])('%s is a place in the public internet: %s', (address, is) => {
  expect(isPublicAddress(address)).toBe(is);
});
