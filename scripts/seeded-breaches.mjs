const numbers = (count) => Array.from({ length: count }, (_, n) => n);

/**
 * One breach for every import rule: path → source. Each file breaks exactly the rule it is listed under.
 * @type {Record<string, Record<string, string>>}
 */
export const seededBreaches = {
  'no-circular': {
    'src/features/left/rules/chicken.ts': "import { egg } from './egg.ts';\nexport const chicken = () => egg;",
  },
  'everything-resolves': {
    'src/features/left/web/absent-page.tsx': "import { absent } from './absent.ts';\nexport const page = absent;",
  },
  'platform-knows-no-feature': {
    'src/platform/api/nosy.ts': "import { right } from '#features/right/rules/public.ts';\nexport const nosy = right;",
  },
  'business-knows-no-feature': {
    'src/business/papers/rules/nosy.ts':
      "import { right } from '#features/right/rules/public.ts';\nexport const nosy = right;",
  },
  'features-form-no-ring': {
    'src/features/upper/rules/down.ts':
      "import { low } from '#features/lower/rules/public.ts';\nexport const down = low;",
    'src/features/lower/rules/up.ts':
      "import { high } from '#features/upper/rules/public.ts';\nexport const up = high;",
  },
  'public-files-show-little': {
    'src/features/orders/api/public.ts': numbers(13)
      .map((n) => `export { part${n} } from './part${n}.ts';\n`)
      .join(''),
  },
  'features-know-no-composition': {
    'src/features/left/web/upward-page.tsx':
      "import { router } from '#app/web/router.ts';\nexport const upward = router;",
  },
  'nothing-ships-tests': {
    'src/app/api/boot.ts': "import { factory } from '#tests/factories/factory.ts';\nexport const boot = factory;",
  },
  'shared-is-for-both-sides': {
    'src/platform/shared/one-sided.ts': "import { files } from '#platform/api/files.ts';\nexport const sided = files;",
  },
  'rules-are-pure': {
    'src/features/left/rules/reads-files.ts':
      "import { readFileSync } from 'node:fs';\nexport const read = readFileSync;",
    'src/features/left/rules/uses-package.ts': "import { z } from 'zod';\nexport const schema = z;",
  },
  'contract-is-plain': {
    'src/features/left/contract/left-contract.ts': "import { serve } from 'hono';\nexport const contract = serve;",
  },
  'web-never-imports-api': {
    'src/features/left/web/list-page.tsx': "import { list } from '../api/list.ts';\nexport const page = list;",
  },
  'api-never-imports-web': {
    'src/features/left/api/shows.ts': "import { page } from '../web/plain-page.tsx';\nexport const shows = page;",
  },
  'only-repos-touch-the-database': {
    'src/features/left/api/accept.ts': "import { sql } from 'drizzle-orm';\nexport const accept = sql;",
    'src/features/left/api/cancel.ts': "import { rows } from './left-tables.ts';\nexport const cancel = rows;",
  },
  'other-features-only-through-their-public-file': {
    'src/features/left/rules/peeks.ts':
      "import { inner } from '#features/right/rules/inner.ts';\nexport const peeks = inner;",
  },
  'tables-have-owners': {
    'src/features/left/api/things-repo.ts':
      "import { things } from '#features/right/api/thing-tables.ts';\nexport const load = () => things;",
  },
  'public-files-offer-no-table': {
    'src/features/upper/api/public.ts': "import { rows } from './upper-tables.ts';\nexport const offered = rows;",
  },
  'tables-are-not-handed-on': {
    'src/features/right/api/hands-on-repo.ts': "export { things } from './thing-tables.ts';",
  },
  'sql-names-own-tables': {
    'src/features/left/api/read-things.ts':
      'export const read = `select t.id from own_rows r join right_things t using (id)`;',
    'src/features/left/api/lock-repo.ts': "export const lock = 'select 1 from own_rows, right_things for update';",
    'src/features/left/api/raw-repo.ts':
      "import { sql } from 'drizzle-orm';\nexport const raw = sql`delete from ${sql.identifier('right_things')}`;",
    'src/app/api/counts.ts': 'export const count = `select count(*) from right_things`;',
  },
  'query-outside-repo': {
    'src/features/left/api/count.ts': 'export const count = (db: { execute(): number }) => db.execute();',
  },
  'inside-of-pg-has-one-door': {
    'src/platform/api/second-door.ts': "import { sender } from './pg-inside/sender.ts';\nexport const second = sender;",
  },
  'inside-of-pg-elsewhere': {
    'src/platform/api/own-query.ts': "import pg from 'pg';\nexport class OwnQuery extends pg.Query {}",
    'src/platform/api/deep-import.ts': "import query from 'pg/lib/query.js';\nexport const deep = query;",
  },
  'manifests-are-for-the-app': {
    'src/features/left/rules/collects.ts':
      "import { rightCalls } from '#features/right/contract/manifest.ts';\nexport const collects = rightCalls;",
  },
  'web-uses-no-node': {
    'src/platform/web/path.ts': "import { join } from 'node:path';\nexport const path = join;",
  },
};

/** What the breaches point at, itself without fault. */
export const innocentFiles = {
  ...Object.fromEntries(
    numbers(13).map((n) => [`src/features/orders/api/part${n}.ts`, `export const part${n} = ${n};`]),
  ),
  'src/features/right/api/public.ts': numbers(13)
    .map((n) => `export { part${n} } from './part${n}.ts';\n`)
    .join(''),
  ...Object.fromEntries(
    numbers(13).map((n) => [`src/features/right/api/part${n}.ts`, `export const part${n} = ${n};`]),
  ),
  'src/features/upper/rules/public.ts': "export { high } from './high.ts';",
  'src/features/upper/rules/high.ts': 'export const high = 1;',
  'src/features/lower/rules/public.ts': "export { low } from './low.ts';",
  'src/features/lower/rules/low.ts': 'export const low = 1;',
  'src/features/left/rules/egg.ts': "import { chicken } from './chicken.ts';\nexport const egg = () => chicken;",
  'src/features/right/rules/public.ts': "export { inner as right } from './inner.ts';",
  'src/features/right/rules/inner.ts': 'export const inner = 1;',
  'src/features/right/contract/manifest.ts': 'export const rightCalls = {};',
  'src/features/left/api/list.ts':
    "import type { Rows } from './left-tables.ts';\nexport const list = (rows: Rows) => rows;",
  'src/features/left/api/left-tables.ts':
    "import { sql } from 'drizzle-orm';\nexport const rows = sql;\nexport type Rows = typeof rows;",
  'src/features/upper/api/upper-tables.ts':
    "import { things } from '#features/right/api/thing-tables.ts';\nexport const rows = [things];",
  'src/features/right/api/thing-tables.ts':
    "import { pgTable } from 'drizzle-orm/pg-core';\nexport const things = pgTable('right_things', {});",
  'src/features/right/api/right-views.ts':
    "import { things } from './thing-tables.ts';\nexport const thingsView = [things];",
  'src/features/right/api/read-own.ts': 'export const read = `select id from right_things`;',
  'src/features/left/api/read-view.ts':
    "import { thingsView } from '#features/right/api/right-views.ts';\n// Never straight from right_things.\nexport const read = [thingsView, `select id from right_things_view`];",
  'src/features/left/api/left-repo.ts': "import { rows } from './left-tables.ts';\nexport const load = () => rows;",
  'src/features/left/web/plain-page.tsx': 'export const page = 1;',
  'src/platform/api/files.ts': 'export const files = 1;',
  'src/platform/api/pg-inside/sender.ts': 'export const sender = 1;',
  'src/app/web/router.ts': 'export const router = 1;',
  'tests/factories/factory.ts': 'export const factory = 1;',
};

/** Style sheets for the proof of `check-styles.mjs`: a look written again in another order, and looks that differ. */
export const seededStyles = {
  twice: {
    'left.module.css': '.a {\n  display: grid;\n  gap: 8px; /* some */\n  margin: 0;\n  padding: 0;\n}\n',
    'right.module.css':
      '@media print {\n  .b {\n    padding: 0;\n    margin: 0;\n    gap:  8px;\n    display: grid;\n  }\n}\n',
  },
  once: {
    'left.module.css':
      '.a {\n  display: grid;\n  gap: 8px;\n  margin: 0;\n  padding: 0;\n}\n.c {\n  margin: 0;\n  padding: 0;\n}\n',
    'right.module.css':
      '.b {\n  display: grid;\n  gap: 9px;\n  margin: 0;\n  padding: 0;\n}\n.d {\n  margin: 0;\n  padding: 0;\n}\n',
  },
};
