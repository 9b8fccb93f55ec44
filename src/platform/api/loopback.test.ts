import { expect, it } from 'vitest';
import { isLoopbackAddress, isLoopbackHost } from './loopback.ts';

it.each([
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['::ffff:10.0.0.1', false],
  ['128.0.0.1', false],
  ['127.0.0.1.example.com', false],
  ['localhost', false],
  ['unknown', false],
  ['', false],
])('address %s: %s', (address, expected) => expect(isLoopbackAddress(address)).toBe(expected));

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['localhost.example.com', false],
  ['127.0.0.1.nip.io', false],
  ['shop.test', false],
  ['', false],
])('host %s: %s', (host, expected) => expect(isLoopbackHost(host)).toBe(expected));
