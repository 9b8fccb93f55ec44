import { expect, it } from 'vitest';
import { withJsonPart } from './with-json-part.ts';

const file = new File(['a'], 'a.pdf');

it.each([
  [
    { json: '{"lineNo":3,"lines":[1]}', file },
    { lineNo: 3, lines: [1], file },
  ],
  [
    { fileName: 'a', file },
    { fileName: 'a', file },
  ],
  [{ json: '{"file":"x"}', file }, { file }],
  [[1], [1]],
  ['text', 'text'],
  [undefined, undefined],
])('%j becomes %j', (input, fields) => expect(withJsonPart(input)).toEqual(fields));

it.each(['{', '[]', 'null', '1', ''])('refuses %j', (json) => {
  expect(() => withJsonPart({ json })).toThrow('应为一个 JSON 对象');
});
