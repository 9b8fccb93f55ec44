import { log } from '#platform/api/log.ts';

/** One that fails keeps nobody waiting: it is tried again with the next run. */
export async function onEach<T>(rows: readonly T[], act: (row: T) => Promise<void>): Promise<void> {
  for (const row of rows) await act(row).catch((err: unknown) => log.error({ err }, 'invoice not carried on'));
}
