import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { log } from '../../log.ts';
import { ImportFileProblem } from '../import-file-problem.ts';
import { tooLong } from '../limit-words.ts';
import type { ChosenSheet, ReaderReply, ReaderTask } from './reader-messages.ts';

/** Beside this file as it is written, or beside the bundle this file went into (vite.config.ts). */
const PROGRAM = import.meta.url.endsWith('.ts') ? './reader-process.ts' : './xlsx-reader.js';

/** What a reader has on its heap; the texts of a workbook lie beside it, and their bytes are counted. */
const HEAP = ['--max-old-space-size=40', '--max-semi-space-size=2'];

/** A reader at work; it ends with the answer, or when nobody waits for one any more. */
export interface Reader {
  /** What it says next, within about `ms`. @throws ImportFileProblem */
  hear<K extends ReaderReply['kind']>(kind: K, ms: number): Promise<Extract<ReaderReply, { kind: K }>>;
  tell(message: ReaderTask | ChosenSheet): void;
  /** Resolves when it is gone, and its memory with it. */
  end(): Promise<void>;
}

const tooHard = () => new ImportFileProblem('工作簿太大或已损坏，打不开，请拆成小文件或另存为 CSV。');

/** A reader minds its processor time itself; it is not waited for much longer, whatever keeps it. */
const PATIENCE = 2;

/** The reader sees nothing of what the shop knows: no address of the database, no key. */
function startProcess(): ChildProcess {
  return fork(fileURLToPath(new URL(PROGRAM, import.meta.url)), [], {
    execArgv: HEAP,
    env: { UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

function faultOf(reply: ReaderReply): Error {
  if (reply.kind === 'problem') return new ImportFileProblem(reply.problem);
  if (reply.kind === 'fault') log.warn({ fault: reply.fault }, 'workbook not read');
  return tooHard();
}

/** Starts a reader; aborted, it is killed and nothing more is heard of it. */
export function startReader(signal?: AbortSignal): Reader {
  const child = startProcess();
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()).once('error', () => resolve()));
  const kill = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', kill, { once: true });
  if (signal?.aborted) kill();
  // Whoever is gone cannot be told anything any more; that it is gone is heard by its exit.
  child.on('error', () => {});
  return {
    tell: (message) => {
      child.send(message, () => {});
    },
    hear: (kind, ms) => hear(child, kind, ms),
    end() {
      signal?.removeEventListener('abort', kill);
      kill();
      return gone;
    },
  };
}

function hear<K extends ReaderReply['kind']>(
  child: ChildProcess,
  kind: K,
  ms: number,
): Promise<Extract<ReaderReply, { kind: K }>> {
  return new Promise((resolve, reject) => {
    const done = (end: () => void) => {
      clearTimeout(timer);
      child.off('message', take);
      child.off('exit', gone);
      end();
    };
    const take = (reply: ReaderReply) => {
      if (reply.kind === kind) done(() => resolve(reply as Extract<ReaderReply, { kind: K }>));
      else done(() => reject(faultOf(reply)));
    };
    const gone = () => done(() => reject(tooHard()));
    const timer = setTimeout(() => done(() => reject(new ImportFileProblem(tooLong(ms)))), ms * PATIENCE);
    child.on('message', take);
    child.on('exit', gone);
    if (child.exitCode !== null || child.signalCode !== null) gone();
  });
}
