import { delimiter } from 'node:path';
import { inRoot } from './app-root.mjs';
import { nodeForBundle } from './find-node.mjs';
import { capture } from './run-child.mjs';

const tool = (...path) => inRoot('node_modules', ...path);

/** What is judged without running the shop: name → arguments of Node. */
const CHECKS = {
  // One checker: each further one works out the same types once more, 66 processor seconds for four against 25.
  types: [tool('typescript', 'bin', 'tsc'), '--noEmit', '-p', '.', '--checkers', '1'],
  lint: [tool('oxlint', 'bin', 'oxlint'), '--deny-warnings', '--report-unused-disable-directives'],
  'dead code': [tool('knip', 'bin', 'knip.js'), '--no-progress', '--treat-config-hints-as-errors'],
  format: [tool('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '--reporter=summary', '.'],
  boundaries: ['scripts/check-boundaries.mjs'],
  'file sizes and names': ['scripts/check-file-sizes.mjs'],
  styles: ['scripts/check-styles.mjs'],
  lockfile: ['scripts/check-lockfile.mjs'],
  'generated files': ['scripts/check-generated.mjs'],
  migrations: ['scripts/check-migrations.mjs'],
};

/**
 * Where checks run one at a time something else takes the other processors. Those written in Go (types, lint) then keep to one:
 * a second thread of lint would work out the same types once more. They live for half a minute and look through their memory
 * less often than usual; at 400 they would take 2.6 GB.
 */
const goSettings = (atATime) => (atATime === 1 ? { GOMAXPROCS: '1', GOGC: '200' } : {});

/** Programs that the tools start find our Node first. */
const environment = (atATime) => ({
  ...goSettings(atATime),
  ...process.env,
  PATH: `${tool('.bin')}${delimiter}${process.env.PATH ?? ''}`,
});

const TOLD_LINES = 20;

/** The check among the failures at the end: what it printed at once has scrolled away by then. */
export const failureOf = (name, output) => {
  const lines = output.trim().split('\n');
  const rest = lines.length > TOLD_LINES ? ['… (the whole of it: npm run check)'] : [];
  return { name, message: [...lines.slice(0, TOLD_LINES), ...rest].join('\n') };
};

const runCheck = async ([name, args], env) => {
  const started = performance.now();
  const { code, output } = await capture(nodeForBundle(), args, { env });
  const seconds = (performance.now() - started) / 1000;
  if (code === 0) return { name, passed: 1, failed: 0, skipped: 0, seconds, output };
  return { name, passed: 0, failed: 1, skipped: 0, seconds, output, failures: [failureOf(name, output)] };
};

/** Runs all checks, some at a time, the slow ones first; what a failed one printed is shown at once. */
export const runChecks = async (atATime = 2) => {
  const waiting = Object.entries(CHECKS);
  const env = environment(atATime);
  const results = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const result = await runCheck(next, env);
      if (result.failed > 0) console.error(`\n── ${result.name} ──\n${result.output.trim()}\n`);
      results.push(result);
    }
  };
  await Promise.all(Array.from({ length: atATime }, work));
  return results;
};

/** One line per result: mark, name, counts, time. */
export const printTable = (results) => {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log('');
  for (const { name, passed, failed, skipped, seconds } of results) {
    const counts = [`${passed} passed`, failed > 0 && `${failed} failed`, skipped > 0 && `${skipped} skipped`];
    const mark = failed > 0 ? '✗' : '✓';
    console.log(
      `${mark} ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s  ${counts.filter(Boolean).join(', ')}`,
    );
  }
};

const SLOWEST = 10;

/** Where the time went: files that take longest, longest first. */
export const slowestFiles = (results) =>
  results
    .flatMap(({ files = [] }) => files)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST);

/** One line for each of the slowest files. */
export const printSlowest = (results) => {
  const files = slowestFiles(results);
  if (files.length > 0) console.log('\nslowest files');
  for (const { file, seconds } of files) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
};

/** What failed, once more and near the end: thousands of lines lie between it and where it happened. */
export const printFailures = (results) => {
  const failures = results.flatMap(({ failures = [] }) => failures);
  if (failures.length > 0) console.log('\nfailed');
  for (const { name, message } of failures) console.log(`  ✗ ${name}\n${message.replaceAll(/^/gm, '      ')}`);
};

/** The line that continuous integration reads, alone and last. */
export const printTotal = (results) => {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  return sum('failed') === 0 && sum('passed') > 0;
};
