import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { inRoot, root } from './app-root.mjs';
import { nodeForTypes } from './find-node.mjs';
import { startChild } from './run-child.mjs';

const environment = (more) => ({
  ...process.env,
  PATH: `${inRoot('node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  ...more,
});

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

/** A runner that found nothing, or failed beside its tests, must not look like success. */
export const withoutFalseSuccess = (counts, code) => {
  const silent = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
};

const readReport = async (file, count, times) => {
  try {
    const report = JSON.parse(await readFile(file, 'utf8'));
    return { counts: count(report), files: times(report) };
  } catch {
    return { counts: { passed: 0, failed: 0, skipped: 0 }, files: [] };
  }
};

const runSuite = async ({ name, args, env, count, times }) => {
  const folder = await mkdtemp(join(tmpdir(), 'suite-'));
  const report = join(folder, 'report.json');
  const started = performance.now();
  console.log(`\n── ${name} ──`);
  const { ended } = startChild(nodeForTypes(), args(report), {
    env: environment(env(report)),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await ended;
  const { counts, files } = await readReport(report, count, times);
  await rm(folder, { recursive: true });
  return { name, ...withoutFalseSuccess(counts, code), files, seconds: (performance.now() - started) / 1000 };
};

/** Which order files and tests come in: any other one each time, and the same again with the same number. */
export const chooseSeed = () => process.env.TEST_SEED || String(1 + Math.floor(Math.random() * 999_999));

/** Rules, endpoints over HTTP and generated matrices: all of them, or those that the filters name. */
export const runVitest = ({ seed, filters = [] }) =>
  runSuite({
    name: 'unit, endpoint and generated tests',
    args: (report) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      return [inRoot('node_modules', 'vitest', 'vitest.mjs'), 'run', ...reporters, ...filters];
    },
    env: () => ({ NODE_ENV: 'test', TEST_SEED: seed }),
    count: countVitest,
    times: (report) => timesOfVitest(report, root),
  });

/** The money paths in a browser: all of them, or those that the filters name. */
export const runPlaywright = ({ seed, filters = [] }) =>
  runSuite({
    name: 'browser tests',
    args: () => {
      const cli = inRoot('node_modules', '@playwright', 'test', 'cli.js');
      return [cli, 'test', '--reporter=list,json', `--shuffle=${seed}`, ...filters];
    },
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    count: countPlaywright,
    times: timesOfPlaywright,
  });
