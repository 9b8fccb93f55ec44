import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, execPath, exit } from 'node:process';
import { EQUIVALENT } from './mutation/equivalent-mutants.ts';
import { findComparisons, type Mutant } from './mutation/find-comparisons.ts';

/**
 * `npm run mutate -- PATH…`: breaks every comparison of the rules one after the other and runs the unit tests that load
 * the file. A comparison that can be broken without a test turning red is printed and ends the run with an error.
 */
const patterns = argv.slice(2).length > 0 ? argv.slice(2) : ['src/{features,business}/*/rules'];
const files = patterns
  .flatMap((pattern) => globSync([pattern, `${pattern}/**`]))
  .filter((file) => /^src\/(?:features|business)\/[^/]+\/rules\/.+\.ts$/.test(file) && !file.endsWith('.test.ts'));

const keyOf = ({ file, text }: Mutant) => `${file}: ${text}`;

function runVitest(args: string[], mutant: Mutant | null): boolean {
  const { status } = spawnSync(
    execPath,
    ['node_modules/vitest/vitest.mjs', ...args, '--run', '--bail=1', '--config=scripts/mutation/vitest.config.ts'],
    { env: { ...process.env, MUTANT: JSON.stringify(mutant), NODE_ENV: 'test' }, stdio: 'ignore', timeout: 120_000 },
  );
  return status === 0;
}

/** Unit tests that load a file; they must be green before anything is broken. */
function testsOf(file: string, folder: string): string[] {
  const report = join(folder, 'report.json');
  const related = ['related', file, '--passWithNoTests', '--reporter=json', `--outputFile=${report}`];
  if (!runVitest(related, null)) throw new Error(`${file}: its tests are red before anything is broken`);
  if (!existsSync(report)) return [];
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: { name: string }[] };
  rmSync(report);
  return testResults.map(({ name }) => name);
}

const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
let [noticed, survivors] = [0, 0];
for (const file of [...new Set(files)].sort()) {
  const comparisons = findComparisons(file, readFileSync(file, 'utf8'));
  const mutants = comparisons.filter((mutant) => !(keyOf(mutant) in EQUIVALENT));
  if (mutants.length === 0) continue;
  const tests = testsOf(file, folder);
  for (const mutant of mutants) {
    if (tests.length > 0 && !runVitest([...tests, '--reporter=dot'], mutant)) noticed += 1;
    else {
      survivors += 1;
      console.log(`${file}:${mutant.line}  ${mutant.from} → ${mutant.to}  ${mutant.text}`);
    }
  }
}
rmSync(folder, { recursive: true });
console.log(`\n${noticed} noticed, ${survivors} not noticed`);
exit(survivors > 0 ? 1 : 0);
