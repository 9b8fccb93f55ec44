import { Worker } from 'node:worker_threads';
import { HEADER_SEARCH_ROWS, type MappingAdvice } from '../../rules/import/find-header.ts';
import { pickSheet } from '../../rules/import/pick-sheet.ts';
import { ImportFileProblem } from './import-file-problem.ts';
import type { ImportLimits } from './import-limits.ts';
import { measureZip, ZipProblem } from './measure-zip.ts';
import type { ImportTable } from './record-source.ts';
import type { SheetRows, WorkbookTask } from './xlsx-worker.ts';

const WORKER_MEMORY = { maxOldGenerationSizeMb: 1_024, maxYoungGenerationSizeMb: 64 };

export async function assertWorkbook(path: string, limits: ImportLimits): Promise<void> {
  const zip = await measureZip(path, limits.unpackedBytes).catch((cause: unknown) => {
    const tooLarge = cause instanceof ZipProblem && cause.kind === 'too-large';
    const megabytes = Math.floor(limits.unpackedBytes / 1_048_576);
    throw new ImportFileProblem(tooLarge ? `工作簿解压后超过 ${megabytes} MB。` : '工作簿已损坏，打不开。', { cause });
  });
  if (!zip.names.includes('xl/workbook.xml'))
    throw new ImportFileProblem('压缩包里没有工作簿，只能导入 CSV、XLSX 和 BMEcat。');
}

/** Parses in a thread of its own, so that a hostile workbook costs neither the memory nor the time of the caller. */
export async function readWorkbook(task: WorkbookTask, milliseconds: number): Promise<SheetRows[]> {
  const worker = new Worker(new URL('./xlsx-worker.ts', import.meta.url), {
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

/** Opens the one sheet of a workbook that holds articles. */
export async function openXlsxTable(
  path: string,
  options: { sheet: string | null; limits: ImportLimits; advice: MappingAdvice },
): Promise<ImportTable> {
  const { limits, advice } = options;
  await assertWorkbook(path, limits);
  const task = { path, rows: limits.rows + HEADER_SEARCH_ROWS + 1, columns: limits.columns };
  const sheets = await readWorkbook(task, limits.workbookTime);
  const firstRows = (sheet: SheetRows) => sheet.rows.slice(0, HEADER_SEARCH_ROWS).map((row) => row.cells);
  const wide = sheets.find((sheet) => sheet.tooWide !== null);
  if (wide) throw new ImportFileProblem(`工作表“${wide.name}”有 ${wide.tooWide} 列，最多 ${limits.columns} 列。`);
  const choice = pickSheet(
    sheets.map((sheet) => ({ name: sheet.name, firstRows: firstRows(sheet) })),
    options.sheet,
    advice,
  );
  if ('problem' in choice) throw new ImportFileProblem(`${choice.problem}。`);
  const chosen = sheets.find((sheet) => sheet.name === choice.name);
  const others = sheets.filter((sheet) => sheet !== chosen && sheet.rows.length > 0).map((sheet) => `“${sheet.name}”`);
  const unused = others.length > 0 ? `；未使用 ${others.join('、')}` : '';
  return {
    notes: [`格式：XLSX，工作表“${choice.name}”${unused}`],
    decimalFallback: 'dot',
    rows: async function* () {
      yield* chosen?.rows ?? [];
    },
  };
}
