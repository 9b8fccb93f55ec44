import { join } from 'node:path';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { antdCss } from './scripts/antd-css.ts';
import { frontPages } from './scripts/front-pages.ts';
import { frontRoutes } from './scripts/front-routes.ts';
import { findCircle } from './scripts/page-chunks/find-circles.ts';
import type { ModuleOf } from './scripts/page-chunks/import-graph.ts';
import { planChunks } from './scripts/page-chunks/page-chunks.ts';
import { shortClassNames } from './scripts/short-class-names.ts';
import { DATA_BESIDE_CODE, routeOf } from './src/app/web/main-pages.ts';

/** Packages with native code, worker threads or data files of their own stay outside the server bundle. */
const NATIVE = ['@e965/xlsx', '@node-rs/argon2', '@node-rs/jieba', 'pdfkit', 'pg', 'pg-boss', 'pino', 'sharp'];

/** Libraries of the first load of every page; what draws long tables comes with the first long table. */
const FRAMEWORK =
  /node_modules\/(?!.*useBlocker)(react|react-dom|scheduler|use-sync-external-store|@tanstack\/(?!react-virtual|virtual-core)[^/]+|@orpc)\//;

/** Which of our files a page's module comes in, worked out once the build has read everything. */
let places: ReadonlyMap<string, string> | undefined;
const CLIENT = join(import.meta.dirname, 'src/app/web/client.tsx');

/** `assets/sku-DcIP5Ace.js` */
const PAGE_FILE = /^assets\/(.+)-[\w-]{8}\.js$/;
const isPage = (url: string) => [...(places?.values() ?? [])].includes(PAGE_FILE.exec(url)?.[1] ?? '');

/**
 * Whoever goes to a page fetches all its files at once. What opens on a press names its sheets alone, which must be waited
 * for: lists of all its files would come with each page.
 */
const FILES_AT_ONCE = {
  resolveDependencies: (url: string, files: string[]) =>
    isPage(url) ? files : files.filter((file) => file.endsWith('.css')),
};

const CHUNKS = [
  { name: 'vendor', test: FRAMEWORK, priority: 20 },
  // The build's own function for fetching files.
  { name: 'start', test: /vite\/preload-helper/, priority: 9 },
  // Parts of the library of user centre and desk by the pages that need them. Left alone the build would put a part beside the
  // entry of its one page, which then needs the page's file, and the page's file the entry.
  {
    name: 'kit',
    test: /\/node_modules\/(?:antd|@rc-component|@ant-design|dayjs)\//,
    priority: 1,
    entriesAware: true,
  },
  // Routes of the pages that come late.
  { name: 'late-routes', test: /\/src\/app\/web\/whole-route-tree\.ts/, priority: 7 },
  // One file per page, and what pages share in a file that all of them have: what a click has to fetch is one script and one sheet.
  {
    debugName: 'pages',
    name: (id: string, build: { getModuleInfo: ModuleOf }) => {
      places ??= planChunks(CLIENT, (module) => build.getModuleInfo(module));
      return places.get(id);
    },
    test: /\/src\//,
    priority: 8,
    includeDependenciesRecursively: false,
  },
];

/** A page whose files need each other in a circle cannot be opened: such a build is none. */
const noCircles: Plugin = {
  name: 'no-circles',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const circle = findCircle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (circle) this.error(`files need each other in a circle: ${circle.join(' → ')}`);
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

/**
 * What shows a page comes when somebody goes there. What asks for the data of an item or of the cart is there before, so that
 * both are under way at once; it needs nothing that the storefront's pages do not share.
 */
const SHOWN_LATE = ['component', 'pendingComponent', 'errorComponent', 'notFoundComponent'] as const;
const ASKS_AT_ONCE = new Set(DATA_BESIDE_CODE.map((path) => routeOf(path)));

const PARTS_OF_PAGES = {
  // The other loaders go with their page: otherwise the first load of each page carries those of all pages.
  defaultBehavior: [['loader' as const, ...SHOWN_LATE]],
  splitBehavior: ({ routeId }: { routeId: string }) => (ASKS_AT_ONCE.has(routeId) ? [[...SHOWN_LATE]] : undefined),
};

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
    modulePreload: FILES_AT_ONCE,
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
    frontPages,
    frontRoutes,
    programsOfServer,
    noCircles,
    antdCss(),
    tanstackStart({
      srcDirectory: 'src',
      router: {
        entry: 'app/web/router.tsx',
        virtualRouteConfig: './src/app/web/routes.ts',
        routesDirectory: '.',
        generatedRouteTree: 'app/web/route-tree.gen.ts',
        codeSplittingOptions: PARTS_OF_PAGES,
        quoteStyle: 'single',
        semicolons: true,
      },
      client: { entry: 'app/web/client.tsx' },
      server: { entry: 'app/server.ts' },
    }),
    react(),
  ],
}));
