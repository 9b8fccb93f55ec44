import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { read } from '@e965/xlsx';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { currencyRates } from '../rules/currency-rates.ts';
import { reportBytes, writeReport } from './import-report.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-report-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('has one line per row, the rate used and no formula', async () => {
  const bytes = await reportBytes(
    [
      { rowNumber: 2, line: 2, itemNo: 'A1', outcome: 'added', reason: '', currency: 'EUR' },
      { rowNumber: 2, line: 3, itemNo: '=1+1', outcome: 'refused', reason: '商品编号只能用字母', currency: '' },
    ],
    currencyRates([]),
    'csv',
  );
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes).split('\r\n')).toEqual([
    '\uFEFF"行号","商品编号","结果","说明","汇率"',
    '"2","A1","新增","","EUR 7.80"',
    `"3","'=1+1","拒绝","商品编号只能用字母",""`,
    '',
  ]);
});

it('never overwrites an earlier report', async () => {
  const now = new Date('2026-01-02T03:04:05.678Z');
  const names = [];
  for (const text of ['one', 'two'])
    names.push(await writeReport(join(folder, 'imports'), '/x/celo.v2.csv', now, Buffer.from(text), 'csv'));
  expect(names.map((name) => basename(name))).toEqual(['celo.v2-20260102-030405.csv', 'celo.v2-20260102-030405-2.csv']);
  expect(await Promise.all(names.map((name) => readFile(name, 'utf8')))).toEqual(['one', 'two']);
});

it('makes a workbook whose cells are texts', async () => {
  const outcome = { rowNumber: 1, line: 7, itemNo: '=1+1', outcome: 'refused', reason: '@x', currency: '' } as const;
  const book = read(await reportBytes([outcome], currencyRates([]), 'xlsx'));
  const sheet = book.Sheets.逐行报告;
  expect(sheet?.B2).toMatchObject({ t: 's', v: '=1+1' });
  expect(sheet?.B2.f).toBeUndefined();
  expect(sheet?.A2).toMatchObject({ t: 'n', v: 7 });
});
