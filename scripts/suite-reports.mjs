import { stripVTControlCharacters } from 'node:util';

/** Files that could not even be loaded hold no counted test: each is one failure. */
export const countVitest = (report) => {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
};

/** A flaky test is a failed one. */
export const countPlaywright = ({ stats, errors }) => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
  skipped: stats.skipped,
});

/** Seconds of each file; `file` is as the project names it. */
export const timesOfVitest = (report, root) =>
  report.testResults.map(({ name, startTime, endTime }) => ({
    file: name.replace(`${root}/`, ''),
    seconds: (endTime - startTime) / 1000,
  }));

const testsOf = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
  ...suites.flatMap(testsOf),
];

/** Seconds of each file, as if its tests had run one after the other. */
export const timesOfPlaywright = ({ suites }) =>
  suites.map((suite) => ({
    file: `tests/journeys/${suite.file}`,
    seconds: testsOf(suite).reduce((sum, duration) => sum + duration, 0) / 1000,
  }));

/** What a person reads first: the message without its stack and colours. */
const firstLines = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at /.test(line))
    .slice(0, 6)
    .join('\n');

/** Tests that failed, and files that could not be loaded: `name` is file and test. */
export const failuresOfVitest = ({ testResults }, root) =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = name.replace(`${root}/`, '');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ name: file, message: firstLines(message) }];
    return failed.map(({ fullName, failureMessages }) => ({
      name: `${file} › ${fullName}`,
      message: firstLines(failureMessages[0]),
    }));
  });

const specsOf = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsOf)];
const BAD = new Set(['unexpected', 'flaky']);

/** The same of the browser's report; what went wrong around the tests stands behind them. */
export const failuresOfPlaywright = ({ suites, errors }) => [
  ...suites.flatMap((suite) =>
    specsOf(suite)
      .filter(({ tests }) => tests.some(({ status }) => BAD.has(status)))
      .map(({ title, tests }) => ({
        name: `tests/journeys/${suite.file} › ${title}`,
        message: firstLines(tests[0].results[0]?.error?.message),
      })),
  ),
  ...errors.map(({ message }) => ({ name: 'around the tests', message: firstLines(message) })),
];
