import { expect, it } from 'vitest';
import { dataBlockText } from './data-block.ts';

it.each([
  ['</script><script>alert(1)</script>'],
  ['<!-- <script>'],
  ['a & b \u2028 \u2029 > c'],
  [']]> "quoted" \\ back'],
])('keeps %j as data', (name) => {
  const text = dataBlockText({ name });
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({ name });
});
