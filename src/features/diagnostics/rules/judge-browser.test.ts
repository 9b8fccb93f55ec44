import { expect, it } from 'vitest';
import {
  judgeCapabilities,
  judgeClock,
  judgeCookies,
  judgePage,
  judgeStorage,
  judgeVersion,
  judgeWindow,
} from './judge-browser.ts';

it.each([
  [null, 'unknown', '没有取到'],
  [0, 'good', '一致'],
  [60_000, 'good', '相差 60 秒'],
  [-60_400, 'good', '相差 60 秒'],
  [61_000, 'notice', '本机时间慢 1 分 1 秒'],
  [3_599_000, 'notice', '慢 59 分 59 秒'],
  [3_600_000, 'notice', '慢 1 小时 0 分'],
  [-7_500_000, 'notice', '本机时间快 2 小时 5 分'],
])('a clock %s ms off is %s', (skew, verdict, detail) => {
  const finding = judgeClock(skew);
  expect(finding.verdict).toBe(verdict);
  expect(finding.detail).toContain(detail);
});

it.each([
  [{ secure: true, scripts: 4, marked: 4 }, 'good'],
  [{ secure: false, scripts: 4, marked: 4 }, 'notice'],
  [{ secure: true, scripts: 5, marked: 4 }, 'notice'],
  [{ secure: true, scripts: 0, marked: 0 }, 'notice'],
])('a page %j is %s', (facts, verdict) => {
  expect(judgePage(facts).verdict).toBe(verdict);
});

it.each([
  [true, 'good'],
  [false, 'bad'],
  [null, 'unknown'],
])('a browser that is supported: %s is %s', (supported, verdict) => {
  expect(judgeVersion({ name: 'Chrome 99', system: 'Windows', supported }).verdict).toBe(verdict);
});

it('tells what cannot work from what is only a pity', () => {
  expect([judgeCookies(true), judgeCookies(false)].map(({ verdict }) => verdict)).toEqual(['good', 'bad']);
  expect([judgeStorage(true), judgeStorage(false)].map(({ verdict }) => verdict)).toEqual(['good', 'notice']);
});

it('names what a browser lacks', () => {
  const finding = judgeCapabilities([
    { name: '甲', present: true },
    { name: '乙', present: false },
  ]);
  expect(finding).toMatchObject({ verdict: 'bad', detail: '缺少 乙', rule: '甲、乙' });
});

it.each([
  [1_024, '1024 像素'],
  [1_023, '1023 像素，表格需要左右滚动'],
])('a window %i wide: %s', (width, detail) => expect(judgeWindow(width).detail).toBe(detail));
