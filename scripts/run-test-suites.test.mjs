import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, withoutFalseSuccess } from './run-test-suites.mjs';

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
