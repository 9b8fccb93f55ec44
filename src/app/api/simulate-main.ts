import { setTimeout as wait } from 'node:timers/promises';
import { playReturns } from '#features/after-sales/api/public.ts';
import { playRound, readDeskPerson } from '#features/fulfilment/api/public.ts';
import { inTransaction, openDatabase } from '#platform/api/database.ts';
import { parseEnv } from '#platform/api/env.ts';
import { openCarriers } from './open-carriers.ts';
import { openStores } from './open-stores.ts';
import { parseSimulateArguments, SimulateArgumentsError } from './simulate-arguments.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
const PAUSE_MS = 2_000;
const MOST_ACTS = 12;

/** Stops between two acts on Ctrl-C, so that nothing is left half done. */
function stopOnInterrupt(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort());
  return controller.signal;
}

/** Plays warehouse and carriers of a shop, also of one that runs beside. */
async function simulate(argv: readonly string[], signal: AbortSignal): Promise<void> {
  const { speed, seed, rounds } = parseSimulateArguments(argv);
  const env = parseEnv(process.env);
  const carriers = await openCarriers(env, { speed, seed });
  const stores = await openStores(env);
  const role = env.databaseUrl ? 'shop_app' : undefined;
  const database = openDatabase(stores.appUrl, { max: 2, role, shortcuts: env.dbShortcuts });
  try {
    const identity = { firmId: null, userId: null, right: 'identity' } as const;
    const actor = await inTransaction(database, identity, 'read', readDeskPerson);
    if (!actor) {
      say('没有运营人员账号，无法模拟。');
      return;
    }
    say(`仓库和承运商开始工作，时间快 ${speed} 倍，Ctrl-C 停止。`);
    for (let round = 0; !signal.aborted && (rounds === null || round < rounds); round += 1) {
      const play = { actor, seed, speed, mostActs: MOST_ACTS, say };
      await playRound(database, play);
      await playReturns(database, { ...play, carriers });
      await wait(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  } finally {
    await database.close();
    await stores.close();
  }
}

try {
  await simulate(process.argv.slice(2), stopOnInterrupt());
} catch (error) {
  if (!(error instanceof SimulateArgumentsError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
