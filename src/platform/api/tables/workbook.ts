import { Worker } from 'node:worker_threads';
import { ImportFileProblem } from './import-file-problem.ts';
import { measureZip, ZipProblem } from './measure-zip.ts';
import type { SheetRows, WorkbookTask } from './xlsx-worker.ts';

export type { SheetRows } from './xlsx-worker.ts';

/** Beside this file as it is written, or beside the bundle this file went into (vite.config.ts). */
const THREAD = import.meta.url.endsWith('.ts') ? './xlsx-worker.ts' : './xlsx-worker.js';

const WORKER_MEMORY = { maxOldGenerationSizeMb: 1_024, maxYoungGenerationSizeMb: 64 };

/** Refuses what is no workbook, or unpacks to more bytes than allowed, before anything of it is parsed. */
export async function assertWorkbook(path: string, { unpackedBytes }: { unpackedBytes: number }): Promise<void> {
  const zip = await measureZip(path, unpackedBytes).catch((cause: unknown) => {
    const tooLarge = cause instanceof ZipProblem && cause.kind === 'too-large';
    const megabytes = Math.floor(unpackedBytes / 1_048_576);
    throw new ImportFileProblem(tooLarge ? `工作簿解压后超过 ${megabytes} MB。` : '工作簿已损坏，打不开。', { cause });
  });
  if (!zip.names.includes('xl/workbook.xml'))
    throw new ImportFileProblem('压缩包里没有工作簿，请改用 XLSX 或 CSV 文件。');
}

/** Parses in a thread of its own, so that a hostile workbook costs neither the memory nor the time of the caller. */
export async function readWorkbook(task: WorkbookTask, milliseconds: number): Promise<SheetRows[]> {
  const worker = new Worker(new URL(THREAD, import.meta.url), {
    workerData: task,
    resourceLimits: WORKER_MEMORY,
  });
  const late = `${milliseconds / 1_000} 秒内读不完工作簿`;
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<SheetRows[]>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', (cause) => reject(tooHard('工作簿太大或已损坏，打不开', cause)));
      worker.once('exit', (code) => reject(tooHard('工作簿太大或已损坏，打不开', code)));
      timer = setTimeout(() => reject(tooHard(late, null)), milliseconds);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

function tooHard(why: string, cause: unknown): ImportFileProblem {
  return new ImportFileProblem(`${why}，请拆成小文件或另存为 CSV。`, { cause });
}
