import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { inRoot } from './app-root.mjs';
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

/** A runner that found nothing, or failed beside its tests, must not look like success. */
export const withoutFalseSuccess = (counts, code) => {
  const silent = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
};

const readReport = async (file, count) => {
  try {
    return count(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
};

const runSuite = async ({ name, args, env, count }) => {
  const folder = await mkdtemp(join(tmpdir(), 'suite-'));
  const report = join(folder, 'report.json');
  const started = performance.now();
  console.log(`\n── ${name} ──`);
  const { ended } = startChild(nodeForTypes(), args(report), {
    env: environment(env(report)),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await ended;
  const counts = withoutFalseSuccess(await readReport(report, count), code);
  await rm(folder, { recursive: true });
  return { name, ...counts, seconds: (performance.now() - started) / 1000 };
};

/** Rules, endpoints over HTTP and generated matrices. */
export const runVitest = () =>
  runSuite({
    name: 'unit, endpoint and generated tests',
    args: (report) => {
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
      return [inRoot('node_modules', 'vitest', 'vitest.mjs'), 'run', ...reporters];
    },
    env: () => ({ NODE_ENV: 'test' }),
    count: countVitest,
  });

/** The money paths in a browser. */
export const runPlaywright = () =>
  runSuite({
    name: 'browser tests',
    args: () => [inRoot('node_modules', '@playwright', 'test', 'cli.js'), 'test', '--reporter=list,json'],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    count: countPlaywright,
  });
