import { expect, it } from 'vitest';
import { centerCalled } from './center-called.ts';

const CENTERS = [
  { code: 'CC1', name: '生产部' },
  { code: 'CC2', name: '设备部' },
  { code: 'CC3', name: '设备部' },
  { code: '生产部', name: '别处' },
];

it.each([
  ['cc1', 'CC1'],
  [' CC2 ', 'CC2'],
  ['生产部', '生产部'],
  ['别处', '生产部'],
  ['设备部', null],
  ['没有的', null],
])('%s calls %s', (text, code) => {
  expect(centerCalled(text, CENTERS)?.code ?? null).toBe(code);
});
