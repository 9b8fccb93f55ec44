import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { FloodOrder } from './flood-client.ts';

export interface FloodAnswers {
  /** Milliseconds until each answer, by status. */
  times: Record<string, number[]>;
  /** Connections that broke or waited for half a minute. */
  errors: number;
}

/** Sends what the order says; resolves when it is over. */
export async function flood(order: FloodOrder): Promise<FloodAnswers> {
  const child = fork(new URL('./flood-client.ts', import.meta.url), [JSON.stringify(order)]);
  const [answers] = (await once(child, 'message')) as [FloodAnswers];
  return answers;
}
