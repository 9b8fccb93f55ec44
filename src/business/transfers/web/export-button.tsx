import type { ReactNode } from 'react';
import { SaveFileButton } from '#platform/web/controls/save-file-button.tsx';
import { ExportTaskLine } from './export-task-line.tsx';
import { useTaskRefresh } from './use-task-refresh.ts';

interface ExportButtonProps {
  /** Code of what is exported, as its definition has it. */
  kind: string;
  /** Call that answers the file or its task, and what it is asked with. */
  path: string;
  input: object;
  fileName: string;
  children: ReactNode;
}

/** Saves a small export at once; a large one shows its progress beside the button, and its file when that is ready. */
export function ExportButton({ kind, ...file }: ExportButtonProps) {
  const refresh = useTaskRefresh(kind);
  return (
    <>
      <SaveFileButton {...file} onSaved={refresh} />
      <ExportTaskLine kind={kind} />
    </>
  );
}
