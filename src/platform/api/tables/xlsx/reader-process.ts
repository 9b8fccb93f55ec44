import { once } from 'node:events';
import { ImportFileProblem } from '../import-file-problem.ts';
import { tooLong } from '../limit-words.ts';
import { openBook } from './read-book.ts';
import type { ChosenSheet, ReaderReply, ReaderTask } from './reader-messages.ts';

// Reads one workbook in a process of its own (start-reader.ts), which ends with the answer: whatever the file does to
// it, the shop neither waits nor pays.

const tell = (reply: ReaderReply) => process.send?.(reply);

async function hear<T>(): Promise<T> {
  const [message] = (await once(process, 'message')) as [T];
  return message;
}

const CHECK_MS = 10;

/** Does the work in so much processor time; looked at between two pieces of the file. */
async function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const before = process.cpuUsage();
  let late = (_: Error) => {};
  const tooLate = new Promise<never>((_, reject) => {
    late = reject;
  });
  const check = setInterval(() => {
    const { user, system } = process.cpuUsage(before);
    if ((user + system) / 1_000 > ms) late(new ImportFileProblem(tooLong(ms)));
  }, CHECK_MS);
  return Promise.race([work(), tooLate]).finally(() => clearInterval(check));
}

async function read(): Promise<void> {
  const task = hear<ReaderTask>();
  tell({ kind: 'ready' });
  const { path, rowsPath, limits, headRows } = await task;
  const chosen = hear<ChosenSheet>();
  const book = await within(limits.scanMs, async () => {
    const opened = await openBook(path, limits);
    tell({ kind: 'heads', heads: await opened.heads(headRows) });
    return opened;
  });
  const { sheet } = await chosen;
  await within(limits.readMs, () => book.spool(sheet, rowsPath));
  tell({ kind: 'rows' });
}

process.once('disconnect', () => process.exit());
await read().catch((error: unknown) => {
  if (error instanceof ImportFileProblem) tell({ kind: 'problem', problem: error.userMessage });
  else tell({ kind: 'fault', fault: error instanceof Error ? `${error.stack}` : String(error) });
});
