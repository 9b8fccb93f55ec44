import { basename, join } from 'node:path';
import {
  describeMapping,
  describeOrder,
  describeProfile,
  describeResult,
  describeUnspsc,
} from '#features/catalog-import/api/describe-import.ts';
import { COMMAND_LINE_LIMITS } from '#features/catalog-import/api/import-limits.ts';
import { reportBytes, writeReport } from '#features/catalog-import/api/import-report.ts';
import { readWishes } from '#features/catalog-import/api/read-wishes.ts';
import type { RecordSource } from '#features/catalog-import/api/record-source.ts';
import { type ImportRequest, runImport } from '#features/catalog-import/api/run-import.ts';
import { importUnspsc } from '#features/catalog-import/api/unspsc/import-unspsc.ts';
import { type Database, openDatabase } from '#platform/api/database.ts';
import { type Env, parseEnv } from '#platform/api/env.ts';
import { type ImportArguments, parseImportArguments } from './import-arguments.ts';
import { openStores } from './open-stores.ts';

const say = (lines: readonly string[]) => process.stdout.write(`${lines.join('\n')}\n`);

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

async function withDatabase(env: Env, work: (database: Database) => Promise<void>): Promise<void> {
  const stores = await openStores(env);
  const role = env.databaseUrl ? 'shop_app' : undefined;
  const database = openDatabase(stores.appUrl, { max: 2, role, shortcuts: env.dbShortcuts });
  try {
    await work(database);
  } finally {
    await database.close();
    await stores.close();
  }
}

async function requestOf(given: ImportArguments): Promise<ImportRequest> {
  const wishes = given.mapping === null ? null : await readWishes(given.mapping);
  const { file: path, supplier, brand, categoryCode, currency, rates, stock, sheet, priceType, dryRun } = given;
  const settings = { supplier, brand, categoryCode, currency, rates, stock, sheet, priceType, wishes, dryRun };
  return { path, fileName: basename(path), ...settings, limits: COMMAND_LINE_LIMITS };
}

async function importGoods(env: Env, given: ImportArguments, signal: AbortSignal): Promise<void> {
  const request = await requestOf(given);
  await withDatabase(env, async (database) => {
    let opened: RecordSource | null = null;
    const { result, order, remembered } = await runImport(database, request, {
      opened: (source, order) => {
        opened = source;
        say([`文件：${given.file}`, ...source.notes, ...(source.header ? describeMapping(source.header) : [])]);
        say(describeOrder(order));
      },
      profiled: (profile) => say(describeProfile(profile, opened?.header ?? null)),
      progress: showProgress,
      signal,
    });
    say(describeResult(result, order));
    const report = await reportBytes(result.outcomes, order.rates, given.reportFormat);
    const folder = join(env.dataDir, 'imports');
    say([`逐行报告：${await writeReport(folder, given.file, new Date(), report, given.reportFormat)}`]);
    if (remembered) say(['列对应已记住，下次同一供应商的同样表头直接使用']);
  });
}

async function run(argv: readonly string[], signal: AbortSignal): Promise<void> {
  const given = parseImportArguments(argv);
  const env = parseEnv(process.env);
  if (given.kind === 'catalogue') return importGoods(env, given, signal);
  await withDatabase(env, async (database) => {
    say(describeUnspsc(await importUnspsc(database, given.file, COMMAND_LINE_LIMITS)));
  });
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
