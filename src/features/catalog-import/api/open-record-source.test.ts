import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { collect } from '#tests/collect.ts';
import type { MappingAdvice } from '../rules/find-header.ts';
import { COMMAND_LINE_LIMITS } from './import-limits.ts';
import { openRecordSource } from './open-record-source.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'record-source-'));
});
afterAll(() => rm(folder, { recursive: true }));

const NO_ADVICE: MappingAdvice = { given: null, remembered: [] };

async function open(content: string | Uint8Array, advice = NO_ADVICE, limits = COMMAND_LINE_LIMITS) {
  const path = join(folder, 'file');
  await writeFile(path, content);
  return openRecordSource(path, { sheet: null, limits, advice });
}

describe('openRecordSource', () => {
  it('yields records below the header and skips blank rows', async () => {
    const source = await open('报价单,,\n\n料号,名称,单价\nA1,螺钉,1\n,,\nA2,螺母,2\n');
    const records = await collect(source.records());
    expect(records.map(({ rowNumber, fields }) => [rowNumber, fields.itemNo])).toEqual([
      [4, 'A1'],
      [6, 'A2'],
    ]);
  });

  it.each<[string, string | Uint8Array, string]>([
    ['an empty file', '', '是空文件'],
    ['a file without header', 'x,y\n1,2\n', '没有认出表头'],
    ['a table without prices', '料号,名称\nA1,螺钉\n', '没有认出“销售价”列，请用 --mapping（运营台：列对应）指定'],
    ['XML that is no catalogue', '\uFEFF<?xml version="1.0"?><rss/>', '根元素是 rss'],
    ['a web page', '<!DOCTYPE html><html></html>', '这是网页文件'],
    ['a PDF', '%PDF-1.7', '这不是表格文件'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), '旧版 .xls 或加密'],
    ['a damaged workbook', Buffer.from('504b030414', 'hex'), '工作簿已损坏'],
    ['bytes', Buffer.from([1, 0, 2]), '文件不是文本'],
  ])('refuses %s in one sentence', async (_, content, message) => {
    await expect(open(content)).rejects.toMatchObject({ userMessage: expect.stringContaining(message) });
  });

  it('refuses what is no file, and files and headers above the caps', async () => {
    const options = { sheet: null, limits: COMMAND_LINE_LIMITS, advice: NO_ADVICE };
    await expect(openRecordSource(join(folder, 'absent'), options)).rejects.toThrow('找不到文件');
    await expect(openRecordSource(folder, options)).rejects.toThrow('不是文件');
    const limits = { ...COMMAND_LINE_LIMITS, fileBytes: 10 };
    await expect(open('料号,名称,单价\n', NO_ADVICE, limits)).rejects.toThrow('最多 0 MB');
    const narrow = { ...COMMAND_LINE_LIMITS, columns: 3 };
    await expect(open('料号,名称,单价,颜色\n', NO_ADVICE, narrow)).rejects.toThrow('第 1 行有 4 列，最多 3 列');
  });

  it('uses given columns and names those that the header lacks', async () => {
    const columns = { itemNo: 'X', name: 'Y', price: 'Z' };
    const given = { columns, attributes: {}, ignore: [] };
    const source = await open('X,Y,Z\nA1,n,1\n', { given, remembered: [] });
    expect(source.header).toMatchObject({ origin: 'given', mapping: { fields: { itemNo: 0, name: 1, price: 2 } } });
    const wrong = { ...given, columns: { ...columns, price: 'P' } };
    await expect(open('X,Y,Z\nA1,n,1\n', { given: wrong, remembered: [] })).rejects.toThrow('“P” 在表头中找不到');
  });
});
