import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeIssues } from './describe-issues.ts';

const line = z.strictObject({ skuCode: z.string('请填写编码'), quantity: z.number('请填写数量') });
const either = z.union([z.array(line), z.strictObject({ poNumber: z.string('请填写 PO 号') })]);

const wordsFor = (schema: z.ZodType, input: unknown) => describeIssues(schema.safeParse(input).error?.issues ?? []);

describe('words for a refused input', () => {
  it.each([
    ['a field', line, { skuCode: 1, quantity: 1 }, '字段 skuCode：请填写编码'],
    ['several fields', line, {}, '字段 skuCode：请填写编码；字段 quantity：请填写数量'],
    ['a field in a list', z.array(line), [{ skuCode: 'A', quantity: null }], '字段 0.quantity：请填写数量'],
    ['the shape that was meant, a list', either, [{ skuCode: null, quantity: 1 }], '字段 0.skuCode：请填写编码'],
    ['the shape that was meant, an object', either, { poNumber: 1 }, '字段 poNumber：请填写 PO 号'],
    ['a shape deeper down', z.strictObject({ of: either }), { of: { poNumber: 1 } }, '字段 of.poNumber：请填写 PO 号'],
  ])('name %s', (_, schema, input, words) => {
    expect(wordsFor(schema, input)).toBe(words);
  });

  it('name three faults at most', () => {
    const many = z.strictObject({ a: z.string(), b: z.string(), c: z.string(), d: z.string() });
    expect(wordsFor(many, {}).split('；')).toHaveLength(3);
  });

  it('say something when nothing is known', () => {
    expect(describeIssues([])).toBe('请求内容不正确');
  });
});
