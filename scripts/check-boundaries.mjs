import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { inRoot, root } from './app-root.mjs';
import { innocentFiles, seededBreaches } from './seeded-breaches.mjs';
import { findForeignTables } from './sql-owners.mjs';
import { runMain, UserError } from './user-error.mjs';

const { forbidden, options } = createRequire(import.meta.url)('../.dependency-cruiser.cjs');
const { enhancedResolveOptions, ...cruiseOptions } = options;

/** What import rules cannot see, in the text of files: rule → where it holds, and what may not stand there. */
const TEXT_RULES = {
  /** Queries where nobody looks for them: `db` arrives as an argument. */
  'query-outside-repo': {
    files:
      /^src\/(?:features|business)\/[^/]+\/api\/(?!(.*\/)?(read-[^/]+|[^/]+-(repo|tables)|[^/]+\.(test|samples))\.ts$)/,
    text: /\bdb\s*\.\s*(select|selectDistinct|insert|update|delete|execute|query|transaction)\b/,
    means: 'db',
  },
  /** Classes of the PostgreSQL driver that are replaced, and files of it that it does not offer. */
  'inside-of-pg-elsewhere': {
    files: /^(src|db)\/(?!platform\/api\/pg-inside\/)(?!.*\.test\.tsx?$)/,
    text: /\bextends pg\.|\bpg\.(Query|Connection)\b|\bpg\.\w+\.prototype|['"]pg(-protocol)?\/(lib|dist|esm)/,
    means: 'the inside of pg',
  },
};

/** What others may need of one side of a feature is little: past this a part of it wants to be a feature, or to be handed in. */
const MOST_PUBLIC_MODULES = 20;
/** Features that were taken apart stay apart. */
const FEWER_PUBLIC_MODULES = { 'src/features/orders/api/public.ts': 12 };
const PUBLIC_FILE = /^src\/(?:features|business)\/.*\/public\.tsx?$/;

/** Rules about many files at once. */
const COUNTED_RULES = [
  ...['features-form-no-ring', 'public-files-show-little'],
  ...['sql-names-own-tables', 'tables-are-not-handed-on'],
];

const TEST = /\.(test|samples)\.tsx?$/;
const sliceOf = (file) => /^src\/((?:features|business)\/[^/]+)\//.exec(file)?.[1];

const findTexts = async (baseDir, files) => {
  const rules = Object.entries(TEXT_RULES);
  const found = files.map(async (from) => {
    const held = rules.filter(([, rule]) => rule.files.test(from));
    const source = held.length > 0 ? await readFile(join(baseDir, from), 'utf8') : '';
    return held.filter(([, { text }]) => text.test(source)).map(([rule, { means }]) => ({ rule, from, to: means }));
  });
  return (await Promise.all(found)).flat();
};

/** Features that stand on each other in a ring: every import between two of them counts, types too. */
const findKnots = (modules) => {
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({
      file: source,
      to: resolved,
      from: sliceOf(source),
      over: sliceOf(resolved),
    })),
  );
  const crossing = imports.filter(({ file, from, over }) => from && over && from !== over && !TEST.test(file));
  const above = Map.groupBy(crossing, ({ from }) => from);
  const reaches = (from, goal, seen = new Set()) => {
    if (seen.has(from)) return false;
    seen.add(from);
    return (above.get(from) ?? []).some(({ over }) => over === goal || reaches(over, goal, seen));
  };
  return crossing
    .filter(({ from, over }) => reaches(over, from))
    .map(({ file, to }) => ({ rule: 'features-form-no-ring', from: file, to }));
};

/** Public files through which too much of a feature is seen. */
const findWideDoors = (modules) =>
  modules
    .filter(({ source }) => PUBLIC_FILE.test(source))
    .map(({ source, dependencies }) => ({ source, shown: new Set(dependencies.map(({ resolved }) => resolved)).size }))
    .filter(({ source, shown }) => shown > (FEWER_PUBLIC_MODULES[source] ?? MOST_PUBLIC_MODULES))
    .map(({ source, shown }) => ({ rule: 'public-files-show-little', from: source, to: `${shown} modules` }));

/** @returns the breaches and how much was seen. */
const inspect = async (baseDir, folders) => {
  const settings = { ...cruiseOptions, baseDir, ruleSet: { forbidden }, validate: true };
  const { output } = await cruise(folders, settings, enhancedResolveOptions);
  const { totalCruised, totalDependenciesCruised, violations } = output.summary;
  const crossings = violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
  // What is imported from packages is no file of ours.
  const files = output.modules.map(({ source }) => source).filter((file) => /^(src|db|tests|bench)\//.test(file));
  const { tables, breaches } = await findForeignTables(baseDir, files);
  return {
    modules: totalCruised,
    imports: totalDependenciesCruised,
    tables,
    breaches: [
      ...crossings,
      ...findKnots(output.modules),
      ...findWideDoors(output.modules),
      ...(await findTexts(baseDir, files)),
      ...breaches,
    ],
  };
};

const plant = async (folder) => {
  const files = Object.assign({}, innocentFiles, ...Object.values(seededBreaches));
  for (const [path, source] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), source);
  }
  await writeFile(join(folder, 'package.json'), await readFile(inRoot('package.json')));
  await symlink(inRoot('node_modules'), join(folder, 'node_modules'));
};

/** Every rule has to find its seeded breach, and nothing else may be found. */
const proveThatRulesFail = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'boundaries-'));
  try {
    await plant(folder);
    const { breaches } = await inspect(folder, ['src', 'tests']);
    const found = new Set(breaches.map(({ rule, from }) => `${rule}: ${from}`));
    const seeded = new Set(
      Object.entries(seededBreaches).flatMap(([rule, files]) => Object.keys(files).map((path) => `${rule}: ${path}`)),
    );
    const rules = [...forbidden.map(({ name }) => name), ...Object.keys(TEXT_RULES), ...COUNTED_RULES];
    const unseeded = rules.filter((name) => !(name in seededBreaches)).map((name) => `${name}: no seed`);
    const missed = [...seeded].filter((breach) => !found.has(breach));
    const invented = [...found].filter((breach) => !seeded.has(breach));
    if (unseeded.length + missed.length + invented.length === 0) return;
    const list = (title, lines) => lines.map((line) => `${title} ${line}`);
    const details = [...unseeded, ...list('not found:', missed), ...list('not seeded:', invented)].join('\n');
    throw new UserError('The import rules do not catch the breaches seeded for them.', details);
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** The shop has more than a hundred; a search that knows none finds no breach. */
const FEWEST_TABLES = 50;

await runMain(async () => {
  await proveThatRulesFail();
  const { modules, imports, tables, breaches } = await inspect(root, ['src', 'db', 'tests', 'bench']);
  // A parser that reads nothing finds no breach either.
  if (modules === 0 || imports < modules / 2 || tables < FEWEST_TABLES) {
    throw new UserError(`Only ${modules} modules with ${imports} imports and ${tables} tables were seen.`);
  }
  const proven = forbidden.length + Object.keys(TEXT_RULES).length + COUNTED_RULES.length;
  console.log(`${modules} modules, ${imports} imports, ${tables} tables, ${proven} rules proven`);
  if (breaches.length > 0) {
    const details = breaches.map(({ rule, from, to }) => `${rule}: ${from} → ${to}`).join('\n');
    throw new UserError(`${breaches.length} breaches of the import rules.`, details);
  }
});
