import { once } from 'node:events';
import { ImportFileProblem } from '../import-file-problem.ts';
import { openBook } from './read-book.ts';
import type { ChosenSheet, ReaderReply, ReaderTask } from './reader-messages.ts';

// Reads one workbook in a process of its own (start-reader.ts), which ends with the answer: whatever the file does to
// it, the shop neither waits nor pays.

const tell = (reply: ReaderReply) => process.send?.(reply);

async function hear<T>(): Promise<T> {
  const [message] = (await once(process, 'message')) as [T];
  return message;
}

async function read(): Promise<void> {
  const task = hear<ReaderTask>();
  tell({ kind: 'ready' });
  const { path, rowsPath, limits, headRows } = await task;
  const book = await openBook(path, limits);
  const chosen = hear<ChosenSheet>();
  tell({ kind: 'heads', heads: await book.heads(headRows) });
  await book.spool((await chosen).sheet, rowsPath);
  tell({ kind: 'rows' });
}

process.once('disconnect', () => process.exit());
await read().catch((error: unknown) => {
  if (error instanceof ImportFileProblem) tell({ kind: 'problem', problem: error.userMessage });
  else tell({ kind: 'fault', fault: error instanceof Error ? `${error.stack}` : String(error) });
});
