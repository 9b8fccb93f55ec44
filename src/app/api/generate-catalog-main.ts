import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { rebuildSearchIndex } from '#features/search/api/public.ts';
import { parseEnv } from '#platform/api/env.ts';
import { duration, progressLine } from '#seed/catalog/progress-line.ts';
import { DEMO_NOW, seedCatalog } from '#seed/catalog/seed-catalog.ts';
import { type GenerateArguments, parseGenerateArguments } from './generate-catalog-arguments.ts';
import { openStores } from './open-stores.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const seconds = (since: number) => (performance.now() - since) / 1000;

/** On a terminal one line that changes, elsewhere a line every hundred thousand. */
function createProgress(total: number) {
  const began = performance.now();
  let start: number | null = null;
  let shown = 0;
  return (done: number) => {
    start ??= done;
    const due = process.stderr.isTTY ? 1 : 100_000;
    if (done - shown < due && done < total) return;
    shown = done;
    const line = progressLine(done, total, start, seconds(began));
    process.stderr.write(process.stderr.isTTY ? `\r${line}   ${done >= total ? '\n' : ''}` : `${line}\n`);
  };
}

/** Two connections, so that one batch is written while the next is sent; what a crash loses is made again. */
async function fill(ownerUrl: string, { skuCount, seed }: GenerateArguments): Promise<void> {
  const lanes = [
    new pg.Client({ connectionString: ownerUrl, options: '-c synchronous_commit=off' }),
    new pg.Client({ connectionString: ownerUrl, options: '-c synchronous_commit=off' }),
  ] as const;
  const began = performance.now();
  try {
    for (const lane of lanes) await lane.connect();
    const { written } = await seedCatalog(lanes, {
      now: DEMO_NOW,
      seed,
      skuCount,
      onProgress: createProgress(skuCount),
    });
    say(
      `商品 ${skuCount.toLocaleString('en')} 件，新写入 ${written.toLocaleString('en')} 件，用时 ${duration(seconds(began))}。`,
    );
  } finally {
    for (const lane of lanes) await lane.end();
  }
}

async function index(ownerUrl: string): Promise<void> {
  say('正在重建搜索索引…');
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 2 });
  const began = performance.now();
  try {
    const { rows } = await pool.query<{ skus: number }>('select count(*)::int as skus from skus_view');
    const items = await rebuildSearchIndex(drizzle(pool), createProgress(rows[0]?.skus ?? 0));
    await pool.query('analyze');
    say(`搜索索引 ${items.toLocaleString('en')} 件，用时 ${duration(seconds(began))}。`);
  } finally {
    await pool.end();
  }
}

const given = parseGenerateArguments(process.argv.slice(2));
const stores = await openStores(parseEnv(process.env));
// Ctrl-C loses the batch on its way; closing the database is all there is to do, and the next run goes on.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stores.close().finally(() => process.exit(130)));
}
try {
  await fill(stores.ownerUrl, given);
  if (given.index) await index(stores.ownerUrl);
} finally {
  await stores.close();
}
