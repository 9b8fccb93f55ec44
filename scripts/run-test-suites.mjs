import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { inRoot, root } from './app-root.mjs';
import { nodeForTypes } from './find-node.mjs';
import { SHOP_RUNS } from './journey-shop.mjs';
import { startChild } from './run-child.mjs';
import {
  countPlaywright,
  countVitest,
  failuresOfPlaywright,
  failuresOfVitest,
  timesOfPlaywright,
  timesOfVitest,
} from './suite-reports.mjs';

const environment = (more) => ({
  ...process.env,
  PATH: `${inRoot('node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  ...more,
});

/** A runner that found nothing, or failed beside its tests, must not look like success. */
export const withoutFalseSuccess = (counts, code) => {
  const silent = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return silent ? { ...counts, failed: 1 } : counts;
};

/** What no report names still has a name at the end: an error beside the tests, or no test at all. */
export const withUnnamed = (failures, failed) =>
  failed > 0 && failures.length === 0
    ? [{ name: 'beside the tests', message: 'no test failed: look for “Unhandled Errors” above, or none was found' }]
    : failures;

const readReport = async (file, { count, times, failures }) => {
  try {
    const report = JSON.parse(await readFile(file, 'utf8'));
    return { counts: count(report), files: times(report), failures: failures(report) };
  } catch {
    return { counts: { passed: 0, failed: 0, skipped: 0 }, files: [], failures: [] };
  }
};

const runSuite = async ({ name, args, env, reading }) => {
  const folder = await mkdtemp(join(tmpdir(), 'suite-'));
  const report = join(folder, 'report.json');
  const started = performance.now();
  console.log(`\n── ${name} ──`);
  const { ended } = startChild(nodeForTypes(), args(report), {
    env: environment(env(report)),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await ended;
  const { counts, files, failures } = await readReport(report, reading);
  await rm(folder, { recursive: true });
  const judged = withoutFalseSuccess(counts, code);
  const seconds = (performance.now() - started) / 1000;
  return { name, ...judged, files, failures: withUnnamed(failures, judged.failed), seconds };
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
    reading: {
      count: countVitest,
      times: (report) => timesOfVitest(report, root),
      failures: (report) => failuresOfVitest(report, root),
    },
  });

/** The money paths in a browser: all of them, or those that the filters name; in a shop of their own, or in one that runs. */
export const runPlaywright = ({ seed, filters = [], shopRuns = false }) =>
  runSuite({
    name: 'browser tests',
    args: () => {
      const cli = inRoot('node_modules', '@playwright', 'test', 'cli.js');
      return [cli, 'test', '--reporter=list,json', `--shuffle=${seed}`, ...filters];
    },
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report, ...(shopRuns && { [SHOP_RUNS]: '1' }) }),
    reading: { count: countPlaywright, times: timesOfPlaywright, failures: failuresOfPlaywright },
  });
