import { globSync, readFileSync } from 'node:fs';
import { compareText } from '#platform/shared/compare-text.ts';

/** What one file of a feature hands to the app. */
interface Collected {
  feature: string;
  file: string;
  name: string;
  text: string;
}

const HEAD = '/** Collected from the features by `npm run generate`; do not edit. */\n';
const FEATURE = /^src\/(?:features|business)\/([^/]+)\//;

/** The one thing that this file of each feature exports, in the order of the features. */
function collect(file: string, slices = 'features'): Collected[] {
  return globSync(`src/${slices}/*/${file}`)
    .map((path) => {
      const text = readFileSync(path, 'utf8');
      const name = /^export const (\w+)/m.exec(text)?.[1];
      if (!name) throw new Error(`${path} exports nothing that could be collected`);
      return { feature: FEATURE.exec(path)?.[1] ?? '', file: path, name, text };
    })
    .sort((a, b) => compareText(a.feature, b.feature));
}

const imports = (all: readonly Collected[]) =>
  all.map(({ name, file }) => `import { ${name} } from '#${file.replace(/^src\//, '')}';\n`).join('');
const lines = (all: readonly Collected[], line: (name: string) => string) =>
  all.map(({ name }) => `  ${line(name)},\n`).join('');

const callsFile = (all: readonly Collected[]) =>
  `${imports(all)}\n${HEAD}export const FEATURE_CALLS = {\n${lines(all, (name) => `...${name}`)}};\n`;

const pagesFile = (all: readonly Collected[]) =>
  `${imports(all)}import type { PageRow } from './page-row.ts';\n
${HEAD}export const FEATURE_PAGES: readonly PageRow[] = [\n${lines(all, (name) => `...${name}`)}];\n`;

const messagesFile = (all: readonly Collected[]) =>
  `import type { MessageEvent } from '#business/messages/contract/define-message-events.ts';\n${imports(all)}
${HEAD}export const MESSAGE_EVENTS: readonly MessageEvent[] = [\n${lines(all, (name) => `...Object.values(${name})`)}];\n`;

const wordsFile = (all: readonly Collected[]) =>
  `${imports(all)}import type { AuditWords } from '#platform/shared/audit-words.ts';\n
${HEAD}export const FEATURE_WORDS: readonly AuditWords[] = [\n${lines(all, (name) => name)}];\n`;

/** Those that have such a part and are named by none of the files that give something special: `orders.jobs(`. */
function plain(all: readonly Collected[], part: string, givers: string): Collected[] {
  const special = globSync(givers)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  return all.filter(
    ({ name, text }) =>
      new RegExp(`^ {2}${part}\\b`, 'm').test(text) && !new RegExp(`\\b${name}\\.${part}\\(`).test(special),
  );
}

const samplesFile = (all: readonly Collected[]) =>
  `${imports(all)}import type { FeatureSamples } from './feature-samples.ts';\n
${HEAD}export const FEATURE_SAMPLES: readonly FeatureSamples[] = [\n${lines(all, (name) => name)}];\n`;

function serverFile(all: readonly Collected[]): string {
  const handled = plain(all, 'handlers', 'src/app/api/*router.ts');
  const working = plain(all, 'jobs', 'src/app/api/worker.ts');
  return `${imports(all)}import type { Database } from '#platform/api/database.ts';
import { type FeatureManifest, given } from './feature-manifest.ts';
import type { RouterSettings } from './router-settings.ts';

${HEAD}export const FEATURES: Readonly<Record<string, FeatureManifest>> = {\n${all.map(({ feature, name }) => `  '${feature}': ${name},\n`).join('')}};

/** Handlers of features that want nothing but settings of the router; what others are given is said in a router. */
export const collectHandlers = (settings: RouterSettings) => ({
${lines(handled, (name) => `...given(${name}.handlers, settings)`)}});

/** Jobs of features that want nothing but the database; the others are named in the worker. */
export const collectJobs = (database: Database) => [
${lines(working, (name) => `...given(${name}.jobs, database)`)}];
`;
}

/** Lists of what the features hand to the app: whoever adds a feature writes into none of them. */
export const collections = (): [file: string, text: string][] => [
  ['src/app/feature-calls.gen.ts', callsFile(collect('contract/manifest.ts'))],
  ['src/app/api/features.gen.ts', serverFile(collect('api/manifest.ts'))],
  ['src/app/web/feature-pages.gen.ts', pagesFile(collect('web/manifest.ts'))],
  ['src/app/message-events.gen.ts', messagesFile(collect('contract/message-events.ts', '{business,features}'))],
  ['src/features/audit/rules/feature-words.gen.ts', wordsFile(collect('contract/audit-words.ts'))],
  ['tests/generated/feature-samples.gen.ts', samplesFile(collect('api/*.samples.ts', '{business,features}'))],
];
