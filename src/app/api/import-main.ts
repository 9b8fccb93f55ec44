import { join } from 'node:path';
import {
  describeMapping,
  describeOrder,
  describeProfile,
  describeResult,
} from '#features/catalog/api/import/describe-import.ts';
import { type ImportOrder, importCatalogue } from '#features/catalog/api/import/import-catalogue.ts';
import { COMMAND_LINE_LIMITS } from '#features/catalog/api/import/import-limits.ts';
import { reportText, writeReport } from '#features/catalog/api/import/import-report.ts';
import { readWishes, recallMappings, rememberMapping } from '#features/catalog/api/import/mapping-memory.ts';
import { openRecordSource } from '#features/catalog/api/import/open-record-source.ts';
import type { RecordSource } from '#features/catalog/api/import/record-source.ts';
import { wishesOf } from '#features/catalog/rules/import/find-header.ts';
import { openDatabase } from '#platform/api/database.ts';
import { type Env, parseEnv } from '#platform/api/env.ts';
import { type ImportArguments, parseImportArguments } from './import-arguments.ts';
import { openStores } from './open-stores.ts';

const say = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

function orderOf(given: ImportArguments): ImportOrder {
  const { brand, categoryCode, currency, rates, stock, dryRun } = given;
  const source = `import:${given.supplier}`;
  return { source, brand, categoryCode, currency, rates, stock, dryRun, maxRows: COMMAND_LINE_LIMITS.rows };
}

function showProgress(done: number, total: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r已处理 ${done} / ${total} 行${done === total ? '\n' : ''}`);
}

/** Stops between two batches on Ctrl-C, so that the database is closed as it should be. */
function stopOnInterrupt(): AbortSignal {
  const controller = new AbortController();
  const stop = () => controller.abort(new Error('interrupted'));
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, stop);
  return controller.signal;
}

async function writeToShop(env: Env, source: RecordSource, order: ImportOrder, signal: AbortSignal) {
  const stores = await openStores(env);
  const database = openDatabase(stores.appUrl, { max: 2, role: env.databaseUrl ? 'shop_app' : undefined });
  try {
    return await importCatalogue(database, source, order, {
      profiled: (profile) => say(describeProfile(profile, source.header)),
      progress: showProgress,
      signal,
    });
  } finally {
    await database.close();
    await stores.close();
  }
}

async function run(argv: readonly string[], signal: AbortSignal): Promise<void> {
  const given = parseImportArguments(argv);
  const env = parseEnv(process.env);
  const folder = join(env.dataDir, 'imports');
  const memory = join(folder, 'mappings.json');
  const wishes = given.mapping === null ? null : await readWishes(given.mapping);
  const advice = { given: wishes, remembered: await recallMappings(memory, given.supplier) };
  const source = await openRecordSource(given.file, { sheet: given.sheet, limits: COMMAND_LINE_LIMITS, advice });
  const order = orderOf(given);
  say([`文件：${given.file}`, ...source.notes, ...(source.header ? describeMapping(source.header) : [])]);
  say(describeOrder(order));
  const result = await writeToShop(env, source, order, signal);
  say(describeResult(result, order));
  say([`逐行报告：${await writeReport(folder, given.file, new Date(), reportText(result.outcomes, order.rates))}`]);
  if (order.dryRun || !source.header) return;
  const { mapping } = source.header;
  await rememberMapping(memory, given.supplier, { headers: mapping.headers, wishes: wishesOf(mapping) });
  say([`列对应已记住：${memory}（下次同样的表头直接使用）`]);
}

/** The sentence for the person at the keyboard; faults of the program keep their trace. */
function explain(error: unknown, interrupted: boolean): string {
  if (interrupted) return '已中断。已写入的批次保留，再运行一次即可补齐。';
  const userMessage = (error as { userMessage?: unknown } | null)?.userMessage;
  if (typeof userMessage === 'string') return userMessage;
  return `导入失败，已写入的批次保留，再运行一次即可补齐。\n${error instanceof Error ? error.stack : String(error)}`;
}

const signal = stopOnInterrupt();
try {
  await run(process.argv.slice(2), signal);
} catch (error) {
  process.stderr.write(`${explain(error, signal.aborted)}\n`);
  process.exitCode = 1;
}
