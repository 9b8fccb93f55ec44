import { expect, it } from 'vitest';
import { savesData } from './saves-data.ts';

it.each([
  ['on', true],
  ['ON', true],
  ['On; q=1', true],
  ['off, on', true],
  ['off', false],
  ['one', false],
  ['none', false],
  ['', false],
])('Save-Data: %s', (value, saves) => {
  expect(savesData(new Headers({ 'save-data': value }))).toBe(saves);
});

it('is not said by nobody', () => {
  expect(savesData(new Headers())).toBe(false);
});
