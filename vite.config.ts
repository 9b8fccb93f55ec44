import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { antdCss } from './scripts/antd-css.ts';
import { frontRoutes } from './scripts/front-routes.ts';
import { shortClassNames } from './scripts/short-class-names.ts';

/** Packages with native code, worker threads or data files of their own stay outside the server bundle. */
const NATIVE = ['@e965/xlsx', '@node-rs/argon2', '@node-rs/jieba', 'pdfkit', 'pg', 'pg-boss', 'pino', 'sharp'];

/** Libraries of the first load of every page; what draws long tables comes with the first long table. */
const FRAMEWORK =
  /node_modules\/(?!.*useBlocker)(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?!react-virtual|virtual-core)[^/]+|@orpc)\//;

/** Parts that this many pages share come as one file: fifty files of a few hundred bytes compress badly and arrive late. */
const SHARED_BY = 12;

/** Style sheets wait for each other: a page that needs more than a handful of files starts later on a slow line. */
const LOOKS_SHARED_BY = 5;

const CHUNKS = [
  { name: 'vendor', test: FRAMEWORK, priority: 20 },
  { name: 'looks', test: /\/src\/.*\.module\.css/, minShareCount: LOOKS_SHARED_BY, priority: 10 },
  // What every page loads, with all it needs: dozens of files of a few hundred bytes otherwise.
  { name: 'start', test: /\/src\/app\/web\/client\.tsx/, priority: 9 },
  // What user centre and desk load besides.
  { name: 'late-routes', test: /\/src\/app\/web\/whole-route-tree\.ts/, priority: 8 },
  // Not what libraries keep in a folder of that name, nor what only user center and desk show (that brings antd along), nor
  // documents, files, tables and pages of lists, which home and cart do not have.
  {
    name: 'shop',
    test: /^(?!.*\/node_modules\/).*\/src\/(?!platform\/(?:shared\/file-size|web\/(?:kits\/|upload\/|use-act|feedback\/problem|display\/(?:facts|data-table|pagination|page-numbers)))|business\/(?:documents|attachments|transfers)\/|features\/(?:access\/(?:contract\/data-scopes|rules\/(?:role|permission))|catalog\/rules\/quantity\/(?:chinese|unit)|(?:approval-flows|approvals|audit|budgets|bulk|enquiries|members|quotes|sales|sharing|surveys)\/))/,
    minShareCount: SHARED_BY,
  },
];

/**
 * Where a page's file lies, what frames it and where a menu lists it is known to the build; browsers would carry a hundred of
 * them for nothing, and whatever is not public wants a login.
 */
const withoutBuildFacts: Plugin = {
  name: 'without-build-facts',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/src\/(?:app\/web\/page-table|features\/[^/]+\/web\/manifest)\.ts$/ },
    handler: (code) =>
      code
        .replaceAll(/,\s*menu: \{[^}]*\}/g, '')
        .replaceAll(/\b(?:file: '[^']*'|layout: '[^']*'|access: 'login'|specified: false),\s*/g, ''),
  },
};

/** Processes are started by the address of their file, which no import names: it comes beside the bundle of the server. */
const programsOfServer: Plugin = {
  name: 'programs-of-server',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'ssr',
  buildStart() {
    this.emitFile({ type: 'chunk', id: 'src/platform/api/tables/xlsx/reader-process.ts', fileName: 'xlsx-reader.js' });
  },
};

/** Loaders go with their page: otherwise the first load of each page carries those of all pages. */
const WITH_THE_PAGE = ['loader', 'component', 'pendingComponent', 'errorComponent', 'notFoundComponent'] as const;

/** A build is put in its place when it is whole: see `scripts/build.mjs`. */
const BUILD_FOLDER = process.env.BUILD_FOLDER ?? 'dist';

export default defineConfig(({ command }) => ({
  // React has had this hook since 18; the copy for older ones would come with every page.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
      { find: 'use-sync-external-store/shim/with-selector', replacement: 'use-sync-external-store/with-selector' },
    ],
  },
  // Outside the bundle Node would load the CommonJS build of the form library, whose default export is wrapped twice.
  ssr: command === 'build' ? { noExternal: true, external: NATIVE } : { noExternal: ['@rc-component/form'] },
  server: { port: Number(process.env.PORT ?? 3000), host: '127.0.0.1', strictPort: true },
  // Found before the first page instead of while it runs: a dependency found late reloads React under the page.
  optimizeDeps: { entries: ['src/app/web/**/*.tsx', 'src/features/*/web/**/*.tsx', 'src/platform/web/**/*.tsx'] },
  css: command === 'build' ? { modules: { generateScopedName: shortClassNames(import.meta.dirname) } } : {},
  build: {
    outDir: BUILD_FOLDER,
    sourcemap: false,
    reportCompressedSize: false,
    modulePreload: {
      // A page names its scripts itself; a list of all files of all pages would come with each. Styles must be waited for.
      resolveDependencies: (_url, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => file.endsWith('.css')) : files,
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // What every page loads and only an upgrade changes: one file compresses better than a dozen, and stays cached.
          output: { codeSplitting: { groups: CHUNKS } },
          // A feature's public file names more than a page uses; without this its style sheets would drag all of it along.
          treeshake: { moduleSideEffects: [{ test: /\/src\/(?!app\/web\/client).*\.tsx?$/, sideEffects: false }] },
          // Addresses of pages stand where they are used: as names they would come with lists of what is exported.
          optimization: { inlineConst: { mode: 'all' } },
        },
      },
    },
  },
  plugins: [
    withoutBuildFacts,
    frontRoutes,
    programsOfServer,
    antdCss(),
    tanstackStart({
      srcDirectory: 'src',
      router: {
        entry: 'app/web/router.tsx',
        virtualRouteConfig: './src/app/web/routes.ts',
        routesDirectory: '.',
        generatedRouteTree: 'app/web/route-tree.gen.ts',
        codeSplittingOptions: { defaultBehavior: [[...WITH_THE_PAGE]] },
        quoteStyle: 'single',
        semicolons: true,
      },
      client: { entry: 'app/web/client.tsx' },
      server: { entry: 'app/server.ts' },
    }),
    react(),
  ],
}));
