import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machineBaseline } from './baseline.ts';

/** Budgets: first start with dependencies installed ≤ 60 s including build and seed; warm start ≤ 5 s. */
const PORT = process.env.PORT ?? '3399';

async function timeStart(dataDir: string): Promise<number> {
  const started = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: { ...process.env, PORT, DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`start failed with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const seconds = (performance.now() - started) / 1000;
  child.kill('SIGTERM');
  await ended;
  return seconds;
}

async function answers(): Promise<boolean> {
  const response = await fetch(`http://127.0.0.1:${PORT}/readyz`).catch(() => null);
  return response?.status === 200;
}

const dataDir = mkdtempSync(join(tmpdir(), 'mro-shop-bench-'));
try {
  rmSync('dist', { recursive: true, force: true });
  const first = await timeStart(dataDir);
  const warm = await timeStart(dataDir);
  process.stdout.write(
    `${machineBaseline()}\nfirst start ${first.toFixed(1)} s (budget 60)\nwarm start ${warm.toFixed(1)} s (budget 5)\n`,
  );
  process.exitCode = first <= 60 && warm <= 5 ? 0 : 1;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
