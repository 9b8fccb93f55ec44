import { TABLE_TYPES } from '#business/transfers/api/public.ts';
import { signedIn } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { inTransaction } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import { uploaderOf } from '#platform/api/tables/reader-queue.ts';
import { importContract, importErrors } from '../../contract/import-contract.ts';
import { reportAsWorkbook } from '../import-report.ts';
import type { ImportFiles } from './import-files.ts';
import { createRun, moveRun, type RunRow, readRun, readRuns } from './import-run-repo.ts';
import { withKeptFile } from './kept-file.ts';
import { presentRun, presentRunDetail } from './present-run.ts';
import { previewFile } from './preview-file.ts';
import { uploadPiece } from './upload-piece.ts';

const imports = implementFeature(importContract);

async function findRun(db: Db, id: string): Promise<RunRow> {
  const run = await readRun(db, BigInt(id));
  if (!run) throw notFound('导入');
  return run;
}

/** `中文.csv` → `中文-导入报告.csv`: named after the file that was imported. */
const reportName = ({ fileName }: RunRow, format: string) =>
  `${fileName.replace(/(?:\.gz)?$/i, '').replace(/\.[^.]*$/, '')}-导入报告.${format}`;

/** Desk calls about imports; files lie in a store of their own. */
export function createImportHandlers(files: ImportFiles) {
  return {
    uploadPiece: imports.uploadPiece.handler(({ input, context }) => {
      const { userId, firmId } = signedIn(context.caller);
      return uploadPiece(context.database, files, { userId, firmId }, input);
    }),
    preview: imports.preview.handler(async ({ input, context, signal }) => {
      const scope = { ...signedIn(context.caller), right: 'desk' } as const;
      const run = await inTransaction(context.database, scope, 'read', (db) => findRun(db, input.id));
      const preview = await withKeptFile(files, run.storageKey, (path) =>
        previewFile(context.database, run.fileName, path, input, uploaderOf(context.caller, signal)),
      );
      if (!preview) throw refuse(importErrors, 'IMPORT_FILE_GONE');
      return preview;
    }),
    report: imports.report.handler(async ({ input, context }) => {
      const scope = { ...signedIn(context.caller), right: 'desk' } as const;
      const run = await inTransaction(context.database, scope, 'read', (db) => findRun(db, input.id));
      const csv = run.reportKey ? await files.store.read(run.reportKey) : null;
      if (!csv) throw notFound('导入报告');
      const content = input.format === 'xlsx' ? await reportAsWorkbook(csv) : csv;
      const options = { type: TABLE_TYPES[input.format] };
      return new File([new Uint8Array(content)], reportName(run, input.format), options);
    }),
    ...runHandlers,
  };
}

const runHandlers = {
  listRuns: imports.listRuns.handler(async ({ input, context }) => {
    const { mine, ...filter } = input;
    const own = mine ? { userId: signedIn(context.caller).userId } : {};
    const { list, ...rest } = await readRuns(context.db, { ...filter, ...own });
    return { list: list.map(presentRun), ...rest };
  }),
  readRun: imports.readRun.handler(async ({ input, context }) => presentRunDetail(await findRun(context.db, input.id))),
  start: imports.start.handler(async ({ input, context }) => {
    const run = await findRun(context.db, input.id);
    if (run.storageKey === '') throw refuse(importErrors, 'IMPORT_FILE_GONE');
    const { settings, dryRun } = input;
    const started = await moveRun(context.db, run.id, 'queued', { settings, dryRun });
    if (!started) throw refuse(importErrors, 'RUN_STATE');
    return presentRunDetail(started);
  }),
  cancel: imports.cancel.handler(async ({ input, context }) => {
    const run = await findRun(context.db, input.id);
    const cancelled = await moveRun(context.db, run.id, 'cancelled');
    if (!cancelled) throw refuse(importErrors, 'RUN_STATE');
    return presentRunDetail(cancelled);
  }),
  repeat: imports.repeat.handler(async ({ input, context }) => {
    const run = await findRun(context.db, input.id);
    if (run.storageKey === '') throw refuse(importErrors, 'IMPORT_FILE_GONE');
    const { fileName, byteSize, storageKey, supplier, settings } = run;
    const { userId } = signedIn(context.caller);
    const status = input.start ? 'queued' : 'uploaded';
    const again = { fileName, byteSize, storageKey, supplier, settings, userId, status };
    return presentRunDetail(await createRun(context.db, again));
  }),
};
