import { expect, test } from 'vitest';
import { parseGenerateArguments } from './generate-catalog-arguments.ts';

test.each([
  [[], { skuCount: 5000, seed: 'demo', index: true }],
  [['--profile', '1M'], { skuCount: 1_000_000, seed: 'demo', index: true }],
  [['--items', '70000', '--seed', 'x', '--no-index'], { skuCount: 70_000, seed: 'x', index: false }],
])('%j', (args, expected) => expect(parseGenerateArguments(args)).toEqual(expected));

test.each([
  [['--profile', '2m']],
  [['--items', '0']],
  [['--items', '1e6']],
  [['--items', '12345678']],
  [['--items', '10', '--profile', '5k']],
  [['--size', '10']],
])('%j is refused with the usage', (args) => {
  expect(() => parseGenerateArguments(args)).toThrowError(
    expect.objectContaining({ userMessage: expect.stringContaining('用法') }),
  );
});
