import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '#platform/api/embedded-postgres.ts';
import { prepareDatabase } from '#platform/api/prepare-database.ts';

const APP_PASSWORD = 'only-for-this-run';

export interface BenchShop {
  ownerUrl: string;
  /** One address per process. */
  urls: string[];
  stop(): Promise<void>;
}

async function startProcess(databaseUrl: string, dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  const child = spawn(process.execPath, ['bench/order/serve-shop.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: `http://127.0.0.1:${line.toString().trim()}` };
}

/** An empty shop of its own: embedded PostgreSQL and as many processes as the machine has cores for. */
export async function runShop(processes: number): Promise<BenchShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mro-shop-order-'));
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres') });
  await prepareDatabase(postgres.ownerUrl, { appPassword: APP_PASSWORD });
  const app = new URL(postgres.ownerUrl);
  app.username = 'shop_app';
  app.password = APP_PASSWORD;
  const started: Awaited<ReturnType<typeof startProcess>>[] = [];
  for (let n = 0; n < processes; n += 1) started.push(await startProcess(app.href, dataDir));
  return {
    ownerUrl: postgres.ownerUrl,
    urls: started.map(({ url }) => url),
    async stop() {
      for (const { child } of started) {
        child.kill('SIGTERM');
        await once(child, 'exit');
      }
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
