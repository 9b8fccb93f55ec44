import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot } from './app-root.mjs';
import { BROWSER_SWITCHES } from './browser-switches.mjs';

const SWITCH = '--disable-features=';
const bundle = readFileSync(inRoot('node_modules', 'playwright-core', 'lib', 'coreBundle.js'), 'utf8');

it('turns off all that Playwright turns off by a switch that ours takes the place of', () => {
  const [, list = ''] = /disabledFeatures = \[([^\]]*)\]/.exec(bundle) ?? [];
  const theirs = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name]) => name);
  expect(theirs.length).toBeGreaterThan(10);
  const [switched] = BROWSER_SWITCHES.filter((given) => given.startsWith(SWITCH));
  expect(switched?.slice(SWITCH.length).split(',')).toEqual(expect.arrayContaining(theirs));
});
