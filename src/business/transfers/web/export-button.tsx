import type { ReactNode } from 'react';
import { SaveFileButton } from '#platform/web/controls/save-file-button.tsx';
import { Quiet } from '#platform/web/display/quiet.tsx';
import { isTooMany, wordRowLimit } from '../rules/row-limits.ts';
import { ExportTaskLine } from './export-task-line.tsx';
import { ScheduleButton } from './schedules/schedule-button.tsx';
import { useTaskRefresh } from './use-task-refresh.ts';

interface ExportButtonProps {
  /** Code of what is exported, as its definition has it. */
  kind: string;
  /** Call that answers the file or its task, and what it is asked with. */
  path: string;
  input: object;
  fileName: string;
  /** Rows the page knows of: what would be too much is said before anybody presses. */
  rows?: number;
  mostRows?: number;
  /** May be made by the calendar, over days where it has some. */
  scheduled?: { dated: boolean };
  size?: 'sm';
  children: ReactNode;
}

/** Saves a small export at once; a large one shows its progress beside the button, and its file when that is ready. */
export function ExportButton({ kind, rows, mostRows, scheduled, ...file }: ExportButtonProps) {
  const refresh = useTaskRefresh();
  const limit = rows === undefined ? null : wordRowLimit(rows, mostRows);
  return (
    <>
      <SaveFileButton {...file} disabled={isTooMany(rows, mostRows)} onAnswered={refresh} />
      {scheduled && <ScheduleButton kind={kind} dated={scheduled.dated} filter={file.input} size={file.size} />}
      {limit && <Quiet inline>{limit}</Quiet>}
      <ExportTaskLine kind={kind} />
    </>
  );
}
