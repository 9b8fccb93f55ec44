export { answerExport, answerFile } from './answer-export.ts';
export type { ExportWork } from './carry-out-export.ts';
export {
  defineExport,
  type ExportDefinition,
  type ExportLetter,
  type ExportPlan,
  exportOfCall,
  exportsByKind,
} from './define-export.ts';
export { defineImport, runTableImport } from './define-import.ts';
export { exportCalls, exportHandlers, withExports } from './export-calls.ts';
export { exportOfList } from './list-export.ts';
export type { Colleague, Colleagues } from './schedules/colleagues.ts';
export { scheduleJobs } from './schedules/run-schedules.ts';
export { createScheduleHandlers } from './schedules/schedule-handlers.ts';
export { sheetOf, sheetOfParts, tableOf } from './table-sheets.ts';
export { createTransferHandlers } from './transfer-handlers.ts';
export { exportQueue, transferJobs } from './transfer-jobs.ts';
export { TABLE_TYPES, type TableFormat, tableFile, tablePieces } from './write-table.ts';
