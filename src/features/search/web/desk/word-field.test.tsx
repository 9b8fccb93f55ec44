import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { WordField } from './word-field.tsx';
import { WordsField } from './words-field.tsx';

const FAULT = '请填写这个词';

it.each([
  ['word', (fault?: string) => <WordField label="词" value="" maxLength={9} fault={fault} onChange={() => {}} />],
  ['words', (fault?: string) => <WordsField label="词" words={[]} fault={fault} onChange={() => {}} />],
])('a field of %s says beside itself what is missing, and nothing before somebody has tried', (_, field) => {
  const html = renderToStaticMarkup(field(FAULT));
  const [, id] = /<p id="([^"]+)"[^>]*role="alert"/.exec(html) ?? [];
  expect(html).toContain(FAULT);
  expect(html).toContain(`aria-describedby="${id}"`);
  expect(html).toContain('aria-invalid="true"');
  expect(renderToStaticMarkup(field())).not.toContain('role="alert"');
});
