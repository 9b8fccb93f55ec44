import { expect, it } from 'vitest';
import { mendHalves } from './mend-halves.ts';

it.each([
  ['a text', '\ud83d', '\ufffd'],
  ['a field', { title: '轴承\ud83d' }, { title: '轴承\ufffd' }],
  ['a line of a list', { lines: [{ note: 'a\ude00b' }, 'x\ud800'] }, { lines: [{ note: 'a\ufffdb' }, 'x\ufffd'] }],
])('mends the half of a sign in %s', (_, body, mended) => {
  expect(mendHalves(body)).toEqual(mended);
});

it.each([[undefined], [null], [7], [{ note: '😀', lines: [{ quantity: 1, urgent: false, day: null }] }]])(
  'leaves %j as it is',
  (body) => {
    expect(mendHalves(structuredClone(body))).toEqual(body);
  },
);

it('is not stopped by depth', () => {
  let deep: unknown = '\ud83d';
  for (let level = 0; level < 100_000; level += 1) deep = [deep];
  expect(() => mendHalves(deep)).not.toThrow();
});
