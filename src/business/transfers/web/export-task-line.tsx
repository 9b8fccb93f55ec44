import { useQuery, useQueryClient } from '@tanstack/react-query';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { SaveFileButton } from '#platform/web/controls/save-file-button.tsx';
import { type Act, useAct } from '#platform/web/use-act.ts';
import type { TransferTask } from '../contract/transfer-schemas.ts';
import { isMoving } from '../rules/transfer-states.ts';
import { shownTask, wordProgress } from '../rules/word-progress.ts';
import styles from './export-task-line.module.css';
import { tasksQuery, transferApi } from './transfer-api.ts';

function Moving({ task, act }: { task: TransferTask; act: Act }) {
  const { id, label, percent } = task;
  return (
    <>
      <progress max={100} value={percent ?? undefined} aria-label={`${label}导出进度`} />
      {wordProgress(task)}
      <Button
        kind="quiet"
        size="sm"
        busy={act.busy}
        onClick={() => void act.run(() => transferApi.call.cancel({ id }), '导出已取消')}
      >
        取消导出
      </Button>
    </>
  );
}

function Ready({ task }: { task: TransferTask }) {
  const client = useQueryClient();
  return (
    <>
      <SaveFileButton
        path="/enterprise-service/transfer/fetch"
        input={{ id: task.id }}
        fileName={task.fileName}
        onAnswered={() => void client.invalidateQueries({ queryKey: tasksQuery(task.kind).queryKey })}
      >
        下载 {task.fileName}
      </SaveFileButton>
      {task.expiresAt && `保留至 ${displayTime(task.expiresAt)}`}
    </>
  );
}

function Failed({ task: { id, problem }, act }: { task: TransferTask; act: Act }) {
  return (
    <>
      <span className={styles.problem}>{problem ?? '导出失败'}</span>
      <Button
        kind="quiet"
        size="sm"
        busy={act.busy}
        onClick={() => void act.run(() => transferApi.call.retry({ id }), '已重新开始')}
      >
        重试
      </Button>
    </>
  );
}

/**
 * What became of the last export of this kind that is made in the background: how far it is, its file, or why there is
 * none. It is asked of the server, so it stands there after the page was loaded anew, and on another device.
 */
export function ExportTaskLine({ kind }: { kind: string }) {
  const { data } = useQuery(tasksQuery(kind));
  const act = useAct({ passing: true, staleAfter: 'any' });
  const task = shownTask(data ?? []);
  if (!task) return null;
  return (
    <span role="status" className={styles.line}>
      {isMoving(task.status) && <Moving task={task} act={act} />}
      {task.status === 'done' && <Ready key={task.id} task={task} />}
      {task.status === 'failed' && <Failed task={task} act={act} />}
    </span>
  );
}
