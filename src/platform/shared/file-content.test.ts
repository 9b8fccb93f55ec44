import { expect, it } from 'vitest';
import { EMPTY_FILE } from './empty-file.ts';
import { handedFile, pictureFile, tableFile } from './file-content.ts';

const says = (schema: ReturnType<typeof handedFile>, value: unknown) => {
  const read = schema.safeParse(value);
  return read.success ? null : read.error.issues[0]?.message;
};
const fileOf = (bytes: number) => new File([new Uint8Array(bytes)], '文件');

it.each([
  ['nothing', undefined, '请选择文件'],
  ['a data URL', 'data:image/png;base64,YQ==', '请选择文件'],
  ['an empty file', fileOf(0), EMPTY_FILE],
  ['as much as there may be', fileOf(200), null],
  ['a byte more', fileOf(201), '文件过大'],
])('%s', (_, value, told) => expect(says(handedFile({ most: 200, tooLarge: '文件过大' }), value)).toBe(told));

it.each([
  ['a picture', pictureFile],
  ['a table', tableFile],
])('%s has its limit', (_, make) => {
  expect(says(make(), fileOf(700 * 1024))).toBeNull();
  expect(says(make(), fileOf(700 * 1024 + 1))).toContain('700 KB');
});
