import { parseEnv } from '#platform/api/env.ts';
import { startWorker } from './worker.ts';

/** The worker alone, as its own process beside the development server. */
const env = parseEnv(process.env);
const worker = await startWorker(env, env.databaseUrl ?? '');
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void worker.stop());
