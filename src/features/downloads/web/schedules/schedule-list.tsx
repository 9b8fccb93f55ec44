import { useState } from 'react';
import type { ExportSchedule } from '#business/transfers/contract/schedule-schemas.ts';
import {
  draftOf,
  freshDraft,
  LateScheduleDialog,
  type ScheduleDraft,
  scheduleApi,
  schedulesQuery,
} from '#business/transfers/web/public.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { ListTable } from '#platform/web/kits/list/list-table.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import { preloadDialog } from '#platform/web/overlays/dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import { scheduleColumns } from './schedule-columns.tsx';

type Asked = { act: 'remove' | 'leave'; schedule: ExportSchedule };

const QUESTIONS = {
  remove: {
    title: '删除定时发送',
    confirm: '删除定时发送',
    words: '所有接收人都不再收到；已生成的文件不受影响。',
    done: '定时发送已删除',
  },
  leave: {
    title: '不再接收',
    confirm: '不再接收',
    words: '其他接收人不受影响；需要时请设置人重新添加您。',
    done: '已不再接收',
  },
} as const;

/** What is made by the calendar: one's own, which can be changed, and what colleagues have made for one. */
export function ScheduleList() {
  const { data, stale, error, retry } = useListQuery(schedulesQuery);
  const [edited, setEdited] = useState<ScheduleDraft | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const { run } = useAct({ passing: true, staleAfter: 'any', renews: [schedulesQuery.queryKey] });
  const columns = scheduleColumns({
    onEdit: (schedule) => setEdited(draftOf(schedule)),
    onPause: ({ id }) => void run(() => scheduleApi.call.pause({ id }), '已暂停'),
    onResume: ({ id }) => void run(() => scheduleApi.call.resume({ id }), '已恢复'),
    onAsk: (act, schedule) => setAsked({ act, schedule }),
  });
  const add = (
    <Button
      size="sm"
      onPointerEnter={preloadDialog}
      onFocus={preloadDialog}
      onClick={() => setEdited(freshDraft('', false))}
    >
      新建定时发送
    </Button>
  );
  const question = QUESTIONS[asked?.act ?? 'remove'];
  const carryOut = async ({ act, schedule: { id } }: Asked) =>
    run(() => scheduleApi.call[act]({ id }), QUESTIONS[act].done);
  return (
    <Section title="定时发送" note="到时间自动生成文件，并发邮件通知接收人" action={add} flush>
      {error && <LoadFailed error={error} onRetry={retry} />}
      {!error && !data && <SkeletonRows count={4} height={56} columns={columns.length} />}
      {data && (
        <ListTable
          caption="定时发送"
          columns={columns}
          rows={data}
          rowKey={({ id }) => id}
          stale={stale}
          stacks
          empty={
            <EmptyState title="还没有定时发送">
              在报表、订单、报价、操作日志等页面点“定时发送”，把当前筛选的结果按日、周或月发给同事；报表的邮件带图表。
            </EmptyState>
          }
        />
      )}
      {edited && <LateScheduleDialog draft={edited} onClose={() => setEdited(null)} />}
      <ConfirmDialog
        open={asked !== null}
        title={`${question.title}“${asked?.schedule.name ?? ''}”？`}
        confirmLabel={question.confirm}
        danger={asked?.act === 'remove'}
        onConfirm={() => (asked ? carryOut(asked) : true)}
        onClose={() => setAsked(null)}
      >
        {question.words}
      </ConfirmDialog>
    </Section>
  );
}

function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const refusal = isCallError(error) ? error : null;
  return (
    <ErrorState title="定时发送加载失败" requestId={refusal?.requestId} onRetry={onRetry}>
      {refusal?.message}
    </ErrorState>
  );
}
