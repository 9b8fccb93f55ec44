import { expect, it } from 'vitest';
import { LATE_LAYOUTS } from '../../../scripts/late-layouts.ts';
import { comesLate } from './comes-late.ts';
import { PAGES } from './page-table.ts';

it.each(PAGES.map(({ path, layout }) => [path, layout] as const))('%s in frame %s is late or not', (path, layout) => {
  expect(comesLate(path)).toBe(LATE_LAYOUTS.includes(layout));
});
