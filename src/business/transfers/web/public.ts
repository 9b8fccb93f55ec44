export { ExportButton } from './export-button.tsx';
export { ExportTaskLine } from './export-task-line.tsx';
export { useTaskRefresh } from './use-task-refresh.ts';
