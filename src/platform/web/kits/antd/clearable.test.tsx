import { globSync, readFileSync } from 'node:fs';
import { Input, Select } from 'antd';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CLEARABLE } from './clearable.tsx';

it.each([
  ['a list', <Select key="list" allowClear={CLEARABLE} value="a" options={[{ value: 'a' }]} />],
  ['an input', <Input key="input" allowClear={CLEARABLE} value="a" readOnly />],
])('%s names the button that empties it in Chinese', (_, field) => {
  const html = renderToStaticMarkup(field);
  expect(html).toContain('aria-label="清除"');
  expect(html).not.toMatch(/aria-label="(?:Clear|close-circle)"/);
});

it('is what every field that can be emptied has', () => {
  const sources = globSync('src/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const said = sources.flatMap((source) => source.match(/^.*\ballowClear\b.*$/gm) ?? []);
  expect(said.length).toBeGreaterThan(10);
  expect(said.filter((line) => !line.includes('allowClear={CLEARABLE}'))).toEqual([]);
});
