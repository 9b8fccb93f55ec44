import type { ReactNode } from 'react';
import { saveFile } from '../browser/save-file.ts';
import { notify } from '../feedback/notify.ts';
import { useBusy } from '../use-busy.ts';
import { Button } from './button.tsx';

type SaveFileButtonProps = {
  /** Call that answers the file, and what it is asked with. */
  path: string;
  input: object;
  fileName: string;
  children: ReactNode;
};

/** Asks for a file and saves it; a refusal is told with its reason. */
export function SaveFileButton({ path, input, fileName, children }: SaveFileButtonProps) {
  const { busy, during } = useBusy();
  const save = () =>
    during(async () => {
      try {
        await saveFile(path, input, fileName);
      } catch (error) {
        notify.error(error instanceof Error ? error.message : '导出失败，请检查网络后重试');
      }
    });
  return (
    <Button busy={busy} onClick={() => void save()}>
      {children}
    </Button>
  );
}
