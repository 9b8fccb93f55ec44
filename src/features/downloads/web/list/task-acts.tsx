import { useQueryClient } from '@tanstack/react-query';
import type { TransferTask } from '#business/transfers/contract/transfer-schemas.ts';
import { isMoving, mayRetry } from '#business/transfers/rules/public.ts';
import { transferApi } from '#business/transfers/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { SaveFileButton } from '#platform/web/controls/save-file-button.tsx';
import { RowActs } from '#platform/web/kits/list/row-acts.tsx';
import { useAct } from '#platform/web/use-act.ts';

function Fetch({ task: { id, fileName } }: { task: TransferTask }) {
  const client = useQueryClient();
  const renew = () => void client.invalidateQueries({ queryKey: transferApi.query.key() });
  return (
    <SaveFileButton
      size="sm"
      path="/enterprise-service/transfer/fetch"
      input={{ id }}
      fileName={fileName}
      label={`下载 ${fileName}`}
      onAnswered={renew}
    >
      下载
    </SaveFileButton>
  );
}

/** What its owner can do with a task: fetch, stop, or try again. */
export function TaskActs({ task }: { task: TransferTask }) {
  const { id, status, fileName } = task;
  const { busy, run } = useAct({ passing: true, staleAfter: 'any', renews: [transferApi.query.key()] });
  if (status === 'expired') return null;
  return (
    <RowActs>
      {status === 'done' && <Fetch key={id} task={task} />}
      {isMoving(status) && (
        <Button
          kind="quiet"
          size="sm"
          busy={busy}
          aria-label={`取消 ${fileName}`}
          onClick={() => void run(() => transferApi.call.cancel({ id }), '导出已取消')}
        >
          取消
        </Button>
      )}
      {mayRetry(status) && (
        <Button
          kind="quiet"
          size="sm"
          busy={busy}
          aria-label={`重试 ${fileName}`}
          onClick={() => void run(() => transferApi.call.retry({ id }), '已重新开始')}
        >
          {status === 'failed' ? '重试' : '重新生成'}
        </Button>
      )}
    </RowActs>
  );
}
