import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { importRunHref } from '#business/paths/rules/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import type { ImportRunDetail } from '../../contract/import-schemas.ts';
import { canBecome, isOver } from '../../rules/run-states.ts';
import styles from './import.module.css';
import { importApi } from './import-api.ts';
import { useRunAct } from './use-run-act.ts';

/** What can be done with a run where it stands. */
export function RunActions({ run }: { run: ImportRunDetail }) {
  const router = useRouter();
  const { busy, act } = useRunAct();
  const [asked, setAsked] = useState(false);
  const repeat = async (start: boolean) => {
    const again = await act((idempotencyKey) =>
      importApi.call.repeat({ id: run.id, start }, { context: { idempotencyKey } }),
    );
    if (again) await router.navigate({ href: importRunHref(again.id) });
  };
  const tried = run.status === 'done' && run.dryRun;
  return (
    <>
      {run.hasReport && (
        <>
          <a className={styles.download} href={`/import/report?id=${run.id}`} download>
            下载报告 CSV
          </a>
          <a className={styles.download} href={`/import/report?id=${run.id}&format=xlsx`} download>
            下载报告 XLSX
          </a>
        </>
      )}
      {canBecome(run.status, 'cancelled') && <Button onClick={() => setAsked(true)}>取消导入</Button>}
      {isOver(run.status) && run.fileKept && (
        <Button busy={busy} onClick={() => void repeat(false)}>
          修改设置再导入
        </Button>
      )}
      {tried && run.fileKept && (
        <Button kind="primary" busy={busy} onClick={() => void repeat(true)}>
          正式导入
        </Button>
      )}
      <ConfirmDialog
        open={asked}
        title="取消这次导入？"
        confirmLabel="取消导入"
        dismissLabel="继续导入"
        danger
        onConfirm={async () => (await act(() => importApi.call.cancel({ id: run.id }))) !== null}
        onClose={() => setAsked(false)}
      >
        已写入的商品保留，其余的行不再导入。
      </ConfirmDialog>
    </>
  );
}
