/**
 * Import boundaries of the house (docs/architecture.md). `$1/$2` is the slice captured in `from.path`, so a new feature
 * needs no new rule. scripts/check-boundaries.mjs runs them and proves first that each one can fail.
 */
/** One folder per noun: of the shop's features, or of the floor below them. */
const slice = '^src/(?:features|business)/[^/]+';
/** Tests, and the samples that a feature gives to the generated ones. */
const testFile = '\\.(test|samples)\\.tsx?$';
/** The only files of a feature that may speak to the database; columns and conditions are parts of what those read. */
const databaseFile = '/(read-[^/]+|[^/]+-(repo|tables|views|columns|conditions))\\.ts$';
/** What a feature offers of its tables: columns that others may read. */
const viewsFile = `${slice}/api/[^/]+-views\\.ts$`;

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^tanstack-start-manifest:' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: testFile },
      to: { path: '^(src/(business|features|app)|db)/' },
    },
    {
      name: 'business-knows-no-feature',
      severity: 'error',
      from: { path: '^src/business/', pathNot: testFile },
      to: { path: '^(src/(features|app)|db)/' },
    },
    {
      name: 'features-know-no-composition',
      severity: 'error',
      from: { path: '^src/features/', pathNot: testFile },
      to: { path: '^(src/app|db)/' },
    },
    {
      name: 'nothing-ships-tests',
      severity: 'error',
      from: { path: '^(src|db)/', pathNot: testFile },
      to: { path: `^(tests|bench|scripts)/|${testFile}` },
    },
    {
      name: 'shared-is-for-both-sides',
      severity: 'error',
      from: { path: '^src/platform/shared/', pathNot: testFile },
      to: { path: '^src/platform/(api|web)/' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment: 'No I/O, framework or npm package: pass facts in, get a decision out.',
      from: { path: `${slice}/rules/`, pathNot: testFile },
      to: { pathNot: [`${slice}/(rules|contract)/`, '^src/platform/shared/'] },
    },
    {
      name: 'contract-is-plain',
      severity: 'error',
      from: { path: `${slice}/contract/`, pathNot: testFile },
      to: { pathNot: [`${slice}/contract/`, '^src/platform/shared/', 'node_modules/zod/'] },
    },
    {
      name: 'web-never-imports-api',
      severity: 'error',
      from: { path: `(${slice}/web/)|(^src/(app|platform)/web/)`, pathNot: testFile },
      to: { path: `(${slice}/api/)|(^src/(app|platform)/api/)|(^db/)` },
    },
    {
      name: 'api-never-imports-web',
      severity: 'error',
      from: { path: `(${slice}/api/)|(^src/(app|platform)/api/)`, pathNot: testFile },
      to: { path: `(${slice}/web/)|(^src/(app|platform)/web/)` },
    },
    {
      name: 'only-repos-touch-the-database',
      severity: 'error',
      comment: 'Handlers may open a transaction and pass it on; queries are written where they can be found.',
      from: { path: `${slice}/api/`, pathNot: [databaseFile, '/public\\.ts$', testFile] },
      to: {
        path: ['-(tables|views)\\.ts$', 'node_modules/(drizzle-orm|pg)/'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'other-features-only-through-their-public-file',
      severity: 'error',
      comment:
        'What the desk shows has a public file of its own: it stands on antd, which no page of the shop may load.',
      from: { path: '^src/(features|business)/([^/]+)/', pathNot: testFile },
      to: {
        path: `${slice}/`,
        pathNot: [
          '^src/$1/$2/',
          `${slice}/contract/`,
          `${slice}/(api|rules|web|web/desk)/public\\.tsx?$`,
          viewsFile,
          '-tables\\.ts$',
        ],
      },
    },
    {
      name: 'tables-have-owners',
      severity: 'error',
      comment: 'Others read views and call functions of the owner; only references of tables name tables of others.',
      from: { path: '^src/(features|business|app)/([^/]+)/', pathNot: [testFile, '-tables\\.ts$'] },
      to: { path: `${slice}/api/.*-tables\\.ts$`, pathNot: '^src/$1/$2/' },
    },
    {
      name: 'public-files-offer-no-table',
      severity: 'error',
      from: { path: `${slice}/api/public\\.ts$` },
      to: { path: '-tables\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'inside-of-pg-has-one-door',
      severity: 'error',
      from: { path: '^(src|db)/', pathNot: ['^src/platform/api/(pg-inside/|database-way\\.ts$)', testFile] },
      to: { path: '^src/platform/api/pg-inside/' },
    },
    {
      name: 'manifests-are-for-the-app',
      severity: 'error',
      comment: 'What a feature is made of is collected in one place; features take what they need from public files.',
      from: { path: '^src/(features|business)/', pathNot: testFile },
      to: { path: `${slice}/(contract|api|web)/manifest\\.ts$` },
    },
    {
      name: 'web-uses-no-node',
      severity: 'error',
      from: { path: '/web/', pathNot: testFile },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    // The packages' own files matter to the rules by name only.
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'route-tree\\.gen\\.|\\.gen\\.json$|^dist/' },
    // TypeScript 7 offers no parser to others: with the default one the check would see nothing and pass.
    parser: 'swc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
