import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ANTD_SEED_COLOUR } from '#platform/web/kits/antd/antd-theme.ts';
import { DRESSED } from '../scripts/antd-samples.ts';
import { extractAntdCss } from '../scripts/extract-antd-css.ts';

const IMPORT = /import \{([^}]*)\} from 'antd'/g;

/** Names imported from antd as values; types need no style. */
function importedParts(): string[] {
  const sources = globSync('src/**/*.{ts,tsx}').map((file) => readFileSync(file, 'utf8'));
  const lists = sources.flatMap((source) => [...source.matchAll(IMPORT)].map((match) => match[1] ?? ''));
  const names = lists.flatMap((list) => list.split(',')).map((name) => name.trim());
  return [...new Set(names)].filter((name) => name && !name.startsWith('type '));
}

describe('the static sheet of antd', () => {
  const css = extractAntdCss();

  it('dresses every part that the shop imports', () => {
    const parts = importedParts();
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.filter((part) => !DRESSED.includes(part))).toEqual([]);
  });

  it.each(['.ant-form-item', '.ant-col', '.ant-picker-dropdown', '.ant-cascader-menu', '.ant-steps-item'])(
    'holds %s, which is met only in use',
    (selector) => expect(css).toContain(selector),
  );

  it('leaves the colour to the theme of the company', () => {
    expect(css).toContain('var(--primary-solid)');
    expect(css.toLowerCase()).not.toContain(ANTD_SEED_COLOUR);
  });
});
