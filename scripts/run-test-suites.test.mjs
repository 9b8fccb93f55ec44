import { describe, expect, it } from 'vitest';
import { failureOf, slowestFiles } from './run-checks.mjs';
import { withoutFalseSuccess, withUnnamed } from './run-test-suites.mjs';
import {
  countPlaywright,
  countVitest,
  failuresOfPlaywright,
  failuresOfVitest,
  timesOfPlaywright,
  timesOfVitest,
} from './suite-reports.mjs';

const file = (status, ...tests) => ({ status, assertionResults: tests.map((each) => ({ status: each })) });

describe('countVitest', () => {
  it.each([
    ['passes', [file('passed', 'passed')], { numPassedTests: 1 }, { passed: 1, failed: 0, skipped: 0 }],
    ['a failed test', [file('failed', 'failed', 'passed')], { numPassedTests: 1, numFailedTests: 1 }, { failed: 1 }],
    ['a file that does not load', [file('failed')], {}, { passed: 0, failed: 1 }],
    ['a hook that fails after its tests', [file('failed', 'passed')], { numPassedTests: 1 }, { failed: 1 }],
    ['skipped and planned tests', [file('passed')], { numPendingTests: 2, numTodoTests: 1 }, { skipped: 3 }],
  ])('%s', (_what, testResults, counts, expected) => {
    const zero = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 };
    expect(countVitest({ ...zero, ...counts, testResults })).toMatchObject(expected);
  });
});

describe('countPlaywright', () => {
  const zero = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  it.each([
    ['flaky counts as failed', { ...zero, expected: 3, flaky: 1 }, [], { passed: 3, failed: 1 }],
    ['a server that does not start', zero, [{ message: 'Timed out' }], { passed: 0, failed: 1 }],
    ['skipped', { ...zero, skipped: 2 }, [], { skipped: 2 }],
  ])('%s', (_what, stats, errors, expected) => {
    expect(countPlaywright({ stats, errors })).toMatchObject(expected);
  });
});

describe('failureOf', () => {
  it('names the check with what it printed', () => {
    expect(failureOf('types', '\na.ts(1,1): wrong\nb.ts(2,2): wrong\n')).toEqual({
      name: 'types',
      message: 'a.ts(1,1): wrong\nb.ts(2,2): wrong',
    });
  });

  it('shows the beginning of much, and says where the rest is', () => {
    const { message } = failureOf('lint', Array.from({ length: 21 }, (_, n) => `line ${n}`).join('\n'));
    expect(message.split('\n')).toHaveLength(21);
    expect(message).toMatch(/line 19\n… .*npm run check/);
    expect(failureOf('lint', Array.from({ length: 20 }, () => 'line').join('\n')).message).not.toContain('…');
  });
});

describe('withUnnamed', () => {
  const named = [{ name: 'a', message: 'b' }];
  it.each([
    ['success', [], 0, 0],
    ['an error beside the tests', [], 1, 1],
    ['a test that has failed', named, 1, 1],
  ])('%s', (_what, failures, failed, lines) => {
    expect(withUnnamed(failures, failed)).toHaveLength(lines);
    if (failures.length > 0) expect(withUnnamed(failures, failed)).toBe(failures);
  });
});

describe('withoutFalseSuccess', () => {
  it.each([
    ['success', { passed: 5, failed: 0 }, 0, 0],
    ['no test at all', { passed: 0, failed: 0 }, 0, 1],
    ['only skipped tests', { passed: 0, failed: 0, skipped: 4 }, 0, 1],
    ['an error beside the tests', { passed: 5, failed: 0 }, 1, 1],
    ['counted failures stay as they are', { passed: 5, failed: 2 }, 1, 2],
  ])('%s', (_what, counts, code, failed) => {
    expect(withoutFalseSuccess(counts, code).failed).toBe(failed);
  });
});

describe('where the time went', () => {
  const took = (...durations) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });

  it('is known of every file, whoever ran it', () => {
    const testResults = [{ name: '/p/src/a.test.ts', startTime: 1_000, endTime: 3_500 }];
    expect(timesOfVitest({ testResults }, '/p')).toEqual([{ file: 'src/a.test.ts', seconds: 2.5 }]);
    const inner = { specs: [took(500)], suites: [{ specs: [took(250, 250)] }] };
    const suites = [{ file: 'cart.spec.ts', specs: [took(2_000)], suites: [inner] }];
    expect(timesOfPlaywright({ suites })).toEqual([{ file: 'tests/journeys/cart.spec.ts', seconds: 3 }]);
  });

  it('is said of the ten that took longest', () => {
    const files = Array.from({ length: 8 }, (_, n) => ({ file: `${n}`, seconds: n }));
    const slowest = slowestFiles([
      { name: 'types' },
      { files },
      { files: files.map((one) => ({ ...one, seconds: 20 })) },
    ]);
    expect(slowest).toHaveLength(10);
    expect(slowest.map(({ seconds }) => seconds)).toEqual([20, 20, 20, 20, 20, 20, 20, 20, 7, 6]);
  });
});

describe('what failed', () => {
  it('is named with its file and the first words of its fault', () => {
    const failed = { status: 'failed', fullName: 'orders adds', failureMessages: ['expected 1\n    at here.ts:3'] };
    const testResults = [
      { name: '/p/src/a.test.ts', status: 'failed', assertionResults: [{ status: 'passed' }, failed] },
      { name: '/p/src/b.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ];
    expect(failuresOfVitest({ testResults }, '/p')).toEqual([
      { name: 'src/a.test.ts › orders adds', message: 'expected 1' },
      { name: 'src/b.test.ts', message: 'no such module' },
    ]);
  });

  it('is named of the browser too, flaky tests among it', () => {
    const spec = (title, status) => ({ title, tests: [{ status, results: [{ error: { message: 'late' } }] }] });
    const suites = [{ file: 'cart.spec.ts', suites: [{ specs: [spec('adds', 'flaky'), spec('sums', 'expected')] }] }];
    expect(failuresOfPlaywright({ suites, errors: [{ message: 'no server' }] })).toEqual([
      { name: 'tests/journeys/cart.spec.ts › adds', message: 'late' },
      { name: 'around the tests', message: 'no server' },
    ]);
  });
});
