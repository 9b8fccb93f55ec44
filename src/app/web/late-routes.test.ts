import { expect, it } from 'vitest';
import { comesLate } from './late-routes.ts';
import { PAGES } from './page-table.ts';

const LATE_LAYOUTS: readonly string[] = ['user', 'desk', 'mobile'];

it.each(PAGES.map(({ path, layout }) => [path, layout] as const))('%s in frame %s is late or not', (path, layout) => {
  expect(comesLate(path)).toBe(LATE_LAYOUTS.includes(layout));
});
