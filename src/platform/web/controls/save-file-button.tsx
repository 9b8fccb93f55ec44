import type { ReactNode } from 'react';
import { MADE_IN_BACKGROUND, saveFile } from '../browser/save-file.ts';
import { notify } from '../feedback/notify.ts';
import { useBusy } from '../use-busy.ts';
import { Button } from './button.tsx';

type SaveFileButtonProps = {
  /** Call that answers the file, and what it is asked with. */
  path: string;
  input: object;
  fileName: string;
  /** `sm` beside other tools of a list. */
  size?: 'sm';
  /** Its name for readers, where its words say too little among others. */
  label?: string;
  disabled?: boolean;
  /** After an answer, also where it was no file but a task, or a refusal: what the page shows may have changed. */
  onAnswered?: () => void;
  children: ReactNode;
};

/** Asks for a file and saves it; a refusal is told with its reason. */
export function SaveFileButton(props: SaveFileButtonProps) {
  const { path, input, fileName, size, label, disabled, onAnswered, children } = props;
  const { busy, during } = useBusy();
  const save = () =>
    during(async () => {
      try {
        if (!(await saveFile(path, input, fileName))) notify.success(MADE_IN_BACKGROUND);
      } catch (error) {
        notify.error(error instanceof Error ? error.message : '导出失败，请检查网络后重试');
      }
      onAnswered?.();
    });
  return (
    <Button size={size} busy={busy} disabled={disabled} aria-label={label} onClick={() => void save()}>
      {children}
    </Button>
  );
}
