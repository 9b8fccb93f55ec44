import { describe, expect, it } from 'vitest';
import { describeReport } from './describe-report.ts';
import { type CheckedLine, summarize, type Verdict } from './finding.ts';

const line = (label: string, verdict: Verdict, advice?: string): CheckedLine => ({
  label,
  finding: { verdict, detail: `${label}的结果`, rule: '规则', ...(advice && { advice }) },
});

describe('the whole in one sentence', () => {
  it.each([
    [[line('甲', 'good'), line('乙', 'good')], 'good', '一切正常'],
    [[line('甲', 'good'), line('乙', 'unknown')], 'good', '一切正常（1 项未测到）'],
    [[line('甲', 'slow'), line('乙', 'notice')], 'slow', '可以使用，2 项需要留意：甲、乙'],
    [[line('甲', 'slow'), line('乙', 'bad')], 'bad', '发现 1 项异常：乙'],
    [[line('甲', 'unknown')], 'unknown', '没有测到结果'],
  ])('%#: %s', (lines, verdict, title) => {
    expect(summarize(lines)).toMatchObject({ verdict, title });
  });

  it('gives each advice once, that of the worst line first', () => {
    const lines = [line('甲', 'slow', '换网络'), line('乙', 'bad', '找 IT'), line('丙', 'slow', '换网络')];
    expect(summarize(lines).steps).toEqual(['找 IT', '换网络']);
  });
});

it('writes a report with every line, what to do and where to look', () => {
  const report = describeReport([line('接口', 'good'), line('图片', 'bad', '请放行')], {
    title: '网络检测',
    site: 'https://shop.example',
    time: '2026-04-14 10:22',
    requestIds: ['abc12345'],
  });
  expect(report.split('\n')).toEqual([
    '网络检测 2026-04-14 10:22',
    '站点：https://shop.example',
    '结论：发现 1 项异常：图片',
    '建议：请放行',
    '',
    '【正常】接口：接口的结果',
    '【异常】图片：图片的结果',
    '',
    '请求编号：abc12345',
  ]);
});
