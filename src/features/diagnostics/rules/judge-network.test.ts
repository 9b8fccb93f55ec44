import { describe, expect, it } from 'vitest';
import {
  jitter,
  judgeCall,
  judgeConnection,
  judgeDownload,
  judgeLatency,
  judgePicture,
  judgeStream,
  median,
} from './judge-network.ts';

const HOST = 'shop.example';
const verdictAndAdvice = ({ verdict, advice }: { verdict: string; advice?: string }) => [verdict, advice !== undefined];

describe('figures', () => {
  it.each([
    [[], 0, 0],
    [[7], 7, 0],
    [[30, 10, 20], 20, 15],
    [[10, 20, 30, 100], 25, 30],
  ])('%j: median %d, jitter %d', (values, middle, shake) => {
    expect(median(values)).toBe(middle);
    expect(jitter(values)).toBe(shake);
  });
});

describe('connection', () => {
  it.each([
    [null, 'unknown'],
    [{ dns: 0, connect: 0, tls: 0, reused: true }, 'good'],
    [{ dns: 50, connect: 100, tls: 50, reused: false }, 'good'],
    [{ dns: 50, connect: 100, tls: 51, reused: false }, 'slow'],
    [{ dns: 900, connect: 50, tls: 51, reused: false }, 'bad'],
  ])('%j is %s', (times, verdict) => {
    expect(judgeConnection(times).verdict).toBe(verdict);
  });

  it.each([
    [0, '域名解析 1 毫秒，连接 2 毫秒'],
    [3, '域名解析 1 毫秒，连接 2 毫秒，加密握手 3 毫秒'],
  ])('tells of a handshake of %i ms: %s', (tls, detail) => {
    expect(judgeConnection({ dns: 1, connect: 2, tls, reused: false }).detail).toBe(detail);
  });
});

describe('latency', () => {
  const ten = (ms: number | null) => Array.from({ length: 10 }, () => ms);
  it.each([
    ['quick and steady', ten(20), 'good'],
    ['at the edge', ten(150), 'good'],
    ['a little slow', ten(151), 'slow'],
    ['slow', ten(401), 'bad'],
    ['quick and unsteady', [20, 120, 20, 120, 20, 120], 'slow'],
    ['one lost', [null, ...ten(20)], 'slow'],
    ['less than half lost', [20, 20, 20, null, null], 'slow'],
    ['half lost', [20, 20, null, null], 'bad'],
    ['most lost', [20, null, null], 'bad'],
    ['all lost', ten(null), 'bad'],
    ['none tried', [], 'bad'],
  ])('%s: %s', (_, trips, verdict) => {
    const finding = judgeLatency(trips, HOST);
    expect(verdictAndAdvice(finding)).toEqual([verdict, verdict !== 'good']);
  });

  it('names whom to let through when nothing comes back', () => {
    expect(judgeLatency([null], HOST).advice).toContain(HOST);
  });
});

describe('calls and pictures', () => {
  it.each([
    [500, 'good'],
    [501, 'slow'],
    [2_001, 'bad'],
    [null, 'bad'],
  ])('a call in %s ms is %s', (time, verdict) => {
    expect(judgeCall(time, HOST).verdict).toBe(verdict);
  });

  it.each([
    [1_000, 'good'],
    [3_000, 'slow'],
    [3_001, 'bad'],
    [null, 'bad'],
    ['none' as const, 'unknown'],
  ])('a picture in %s ms is %s', (time, verdict) => {
    expect(judgePicture(time, HOST).verdict).toBe(verdict);
  });
});

describe('download', () => {
  it.each([
    [{ bytes: 500_000, time: 1_000 }, 'good', '4.0 Mbit/s'],
    [{ bytes: 500_000, time: 1_001 }, 'slow', '4.0 Mbit/s'],
    [{ bytes: 500_000, time: 4_000 }, 'slow', '1.0 Mbit/s'],
    [{ bytes: 500_000, time: 5_000 }, 'bad', '0.8 Mbit/s'],
    [{ bytes: 12_487_500, time: 1_000 }, 'good', '99.9 Mbit/s'],
    [{ bytes: 12_500_000, time: 1_000 }, 'good', '100 Mbit/s'],
    [{ bytes: 500_000, time: 0 }, 'good', '4000 Mbit/s'],
  ])('%j is %s', (measured, verdict, figure) => {
    const finding = judgeDownload(measured);
    expect(finding.verdict).toBe(verdict);
    expect(finding.detail).toContain(figure);
  });

  it('tells being refused from being cut off', () => {
    expect([judgeDownload('refused').verdict, judgeDownload('failed').verdict]).toEqual(['unknown', 'bad']);
  });
});

describe('stream', () => {
  it.each([
    ['steady', [20, 320, 620, 920, 1_220], 'good', undefined],
    ['late', [1_500, 1_800, 2_100, 2_400, 2_700], 'slow', '网络'],
    ['held back to the end', [1_220, 1_220, 1_221, 1_221, 1_222], 'bad', '缓冲'],
    ['shaken, but not held back', [0, 150, 300, 450, 600], 'good', undefined],
    ['held back a little', [0, 150, 300, 450, 599], 'bad', '缓冲'],
    ['held back in halves', [600, 600, 900, 900, 900], 'bad', '缓冲'],
    ['cut off', [20, 320, 620], 'bad', '超时'],
    ['nothing', [], 'bad', HOST],
    ['refused', 'refused' as const, 'unknown', undefined],
  ])('%s is %s', (_, arrivals, verdict, advice) => {
    const finding = judgeStream(arrivals, HOST);
    expect(finding.verdict).toBe(verdict);
    if (advice) expect(finding.advice).toContain(advice);
    else expect(finding.advice).toBeUndefined();
  });
});
