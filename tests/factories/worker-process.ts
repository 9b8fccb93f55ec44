import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A worker of the shop as a process of its own, which a test may kill. */
export interface WorkerProcess {
  /** As a machine that loses its power. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** `settings` are variables of the environment, as an operator sets them. */
export function startWorkerProcess(settings: Readonly<Record<string, string>>): WorkerProcess {
  const { PATH = '', HOME = '' } = process.env;
  const env = { PATH, HOME, NODE_ENV: 'test', LOG_LEVEL: 'silent', ROBOTS: 'inbox', ...settings };
  const child = spawn(process.execPath, ['src/app/api/worker-main.ts'], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const over = once(child, 'exit');
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await over;
  };
  return { kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
