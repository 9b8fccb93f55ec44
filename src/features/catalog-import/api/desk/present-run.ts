import { type ImportRun, type ImportRunDetail, importSettings } from '../../contract/import-schemas.ts';
import type { RunRow } from './import-run-repo.ts';

export function presentRun(run: RunRow): ImportRun {
  const { fileName, byteSize, supplier, dryRun, rowsDone, rowsTotal, added, changed, skipped, refused, problem } = run;
  const counts = { rowsDone, rowsTotal, added, changed, skipped, refused };
  return {
    id: String(run.id),
    fileName,
    byteSize,
    supplier,
    dryRun,
    ...counts,
    problem,
    status: run.status as ImportRun['status'],
    hasReport: run.reportKey !== null,
    createdAt: run.createdAt.toISOString(),
    finishedAt: run.finishedAt?.toISOString() ?? null,
  };
}

/** Settings as they were kept; what an older version kept differently falls back to the defaults. */
export function settingsOf(run: RunRow) {
  const kept = importSettings.safeParse(run.settings);
  return kept.success ? kept.data : importSettings.parse({});
}

export function presentRunDetail(run: RunRow): ImportRunDetail {
  return { ...presentRun(run), settings: settingsOf(run), fileKept: run.storageKey !== '' };
}
