import { Placeholder } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { buildOnce } from './build-once.ts';

it('builds when it is first asked, and never again outside of tests', () => {
  let builds = 0;
  const built = buildOnce(() => ({ text: `${(builds += 1)}`, params: [] }), false);
  expect(builds).toBe(0);
  expect([built(), built(), built()].map(({ text }) => text)).toEqual(['1', '1', '1']);
  expect(builds).toBe(1);
});

it('takes values that are given for the same, whatever they are, and constants for what they are', () => {
  let constant: unknown = 1n;
  const built = buildOnce(() => ({ text: 'select', params: [new Placeholder('day'), constant, [2n]] }), true);
  expect(built()).toBe(built());
  constant = 2n;
  expect(built).toThrow('["select",[{"given":"day"},"1n",["2n"]]] – ["select",[{"given":"day"},"2n",["2n"]]]');
});
