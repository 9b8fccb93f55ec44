import { expect, it } from 'vitest';
import type { Findings } from './item-draft.ts';
import { readTax } from './read-tax.ts';

it.each([
  ['13%', 1_300],
  ['13', 1_300],
  ['0.13', 1_300],
  ['0', 0],
  ['0.9999', 9_999],
  // One without a sign is one in a hundred: nobody pays the price once more.
  ['1', 100],
  ['1%', 100],
  ['0.5%', 50],
  ['100%', 10_000],
  ['101%', null],
  ['101', null],
  ['-13%', null],
  ['viel', null],
  ['１３％', 1_300],
  ['1³%', null],
])('a tax of %s is %s basis points', (taxRate, points) => {
  const findings: Findings = { refusals: [], warnings: [] };
  expect(readTax({ rowNumber: 2, fields: { taxRate }, attributes: [] }, findings).taxRateBp).toBe(points);
  expect(findings).toEqual({ refusals: [], warnings: points === null ? [`税率“${taxRate}”读不懂，未保存`] : [] });
});

it.each([
  ['1080413990000000000', 0],
  ['108041399000000000', 1],
  ['10804139900000000000', 1],
])('keeps the tax code %s: %i warnings', (taxCode, warnings) => {
  const findings: Findings = { refusals: [], warnings: [] };
  const read = readTax({ rowNumber: 2, fields: { taxCode }, attributes: [] }, findings);
  expect([read.taxCode, findings.warnings.length]).toEqual([warnings ? null : taxCode, warnings]);
});
