import { expect, it } from 'vitest';
import { describeDevice, deviceFamily } from './describe-device.ts';

const CHROME = (version: number) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;

it('names browser and system', () => {
  expect(describeDevice(CHROME(156))).toBe('Chrome 156 · Windows');
  expect(describeDevice(null)).toBe('未知浏览器 · 未知系统');
});

it('knows a renewed browser again, and no other', () => {
  expect(deviceFamily(CHROME(156))).toBe(deviceFamily(CHROME(157)));
  expect(deviceFamily(CHROME(156))).not.toBe(deviceFamily(CHROME(156).replace('Windows NT 10.0', 'Macintosh')));
});
