import { expect, it } from 'vitest';
import { difference } from './difference.ts';
import { SETTING_DEFAULTS, settingsOf } from './firm-settings.ts';

it.each([
  [{ a: 1 }, { a: 1 }, {}, {}],
  [{ a: 1, b: 2 }, { a: 1, b: 3 }, { b: 2 }, { b: 3 }],
  [{}, { a: null }, {}, {}],
  [{}, { a: false }, { a: null }, { a: false }],
  [{ list: [1, 2] }, { list: [1, 2] }, {}, {}],
  [{ list: [1, 2] }, { list: [2, 1] }, { list: [1, 2] }, { list: [2, 1] }],
])('%j and %j differ by %j and %j', (before, after, old, now) => {
  expect(difference(before, after)).toEqual({ before: old, after: now });
});

it('knows every setting, with its default where nothing was said, and nothing else', () => {
  expect(settingsOf({})).toEqual(SETTING_DEFAULTS);
  const stored = { selfApproval: true, quotationSwitch: false, freeShipping: true, salesCode: 'S1' };
  expect(settingsOf(stored)).toEqual({ ...SETTING_DEFAULTS, selfApproval: true, quotationSwitch: false });
});
