export { ExportButton } from './export-button.tsx';
export { ExportTaskLine } from './export-task-line.tsx';
export { scheduleApi, schedulesQuery } from './schedules/schedule-api.ts';
export { LateScheduleDialog, ScheduleButton } from './schedules/schedule-button.tsx';
export { draftOf, freshDraft, type ScheduleDraft } from './schedules/schedule-draft.ts';
export { centreQuery, transferApi } from './transfer-api.ts';
export { useTaskRefresh } from './use-task-refresh.ts';
