import { describe, expect, it } from 'vitest';
import { EMPTY_FILE } from './empty-file.ts';
import { fileContent, pictureContent, tableContent } from './file-content.ts';

const SHEET = 'data:application/vnd.openxmlformats-officedocument.spreadsheetml.sheet;base64,';
const LIMIT = { most: 200, tooLarge: '文件过大' };
const says = (schema: ReturnType<typeof fileContent>, text: string) => {
  const read = schema.safeParse(text);
  return read.success ? null : read.error.issues[0]?.message;
};

describe('content of a file', () => {
  it.each([
    ['data:', EMPTY_FILE],
    ['data:,', EMPTY_FILE],
    ['data:text/csv;base64,', EMPTY_FILE],
    [SHEET, EMPTY_FILE],
    ['', '文件没有传完整，请重新选择文件'],
    [`${SHEET}%%`, '文件没有传完整，请重新选择文件'],
    [`${SHEET}${'A'.repeat(200)}`, '文件过大'],
    ['data:;base64,YQ==', null],
    [`${SHEET}YQ==`, null],
  ])('%j says %j', (text, told) => expect(says(fileContent(LIMIT), text)).toBe(told));

  it.each([
    ['data:image/png;base64,', EMPTY_FILE],
    ['data:image/svg+xml;base64,YQ==', '请选择 JPG、PNG 或 WebP 图片'],
    ['data:image/webp;base64,YQ==', null],
  ])('%j of a picture says %j', (text, told) => expect(says(pictureContent(LIMIT), text)).toBe(told));

  it('of a table has its limit', () => {
    expect(says(tableContent(), `${SHEET}${'A'.repeat(950_000)}`)).toBeNull();
    expect(says(tableContent(), `${SHEET}${'A'.repeat(960_000)}`)).toContain('700 KB');
  });
});
