import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Tag } from '#platform/web/display/tag.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { OwnSession } from '../contract/access-schemas.ts';
import { loginApi } from './login-api.ts';
import { ownSessionsQuery } from './own-sessions-query.ts';
import styles from './session-list.module.css';

/** The sessions somebody is about to end: one, or all the others. */
type ToEnd = OwnSession | 'others' | null;

function useEndSessions() {
  const queryClient = useQueryClient();
  const { run } = useAct({ passing: true, otherwise: '操作失败，请检查网络后重试', renews: [] });
  return (toEnd: OwnSession | 'others'): Promise<boolean> =>
    run(
      async () => {
        const left = await loginApi.call.endSession(toEnd === 'others' ? {} : { sessionId: toEnd.sessionId });
        queryClient.setQueryData(ownSessionsQuery.queryKey, left);
      },
      toEnd === 'others' ? '其他设备已下线' : '该设备已下线',
    );
}

const FACTS: readonly Column<OwnSession>[] = [
  {
    key: 'device',
    header: '设备',
    rowHeader: true,
    render: ({ device, current, remember }) => (
      <span className={styles.device}>
        {device} {current && <Tag tone="success">本机</Tag>} {remember && <Tag>记住登录</Tag>}
      </span>
    ),
  },
  { key: 'ip', header: 'IP 地址', width: 150, render: ({ ip }) => ip ?? '—' },
  { key: 'firm', header: '登录公司', render: ({ firmName }) => firmName },
  { key: 'createdAt', header: '登录时间', width: 150, render: ({ createdAt }) => displayTime(createdAt) },
  { key: 'lastSeenAt', header: '最近使用', width: 150, render: ({ lastSeenAt }) => displayTime(lastSeenAt) },
];

/** The company is told only where it tells sessions apart: most people work for one. */
function columnsFor(sessions: readonly OwnSession[], onEnd: (session: OwnSession) => void): Column<OwnSession>[] {
  const manyFirms = new Set(sessions.map((session) => session.firmName)).size > 1;
  const acts: Column<OwnSession> = {
    key: 'acts',
    header: '操作',
    width: 80,
    render: (session) =>
      session.current ? (
        '—'
      ) : (
        <Button
          kind="quiet"
          size="sm"
          className={styles.end}
          aria-label={`下线 ${session.device}`}
          onClick={() => onEnd(session)}
        >
          下线
        </Button>
      ),
  };
  return [...FACTS.filter(({ key }) => key !== 'firm' || manyFirms), acts];
}

/** Where one is logged in, with the means to end what one does not recognise. */
export function SessionList() {
  const { data: sessions } = useSuspenseQuery(ownSessionsQuery);
  const endSessions = useEndSessions();
  const [toEnd, setToEnd] = useState<ToEnd>(null);
  const others = sessions.filter((session) => !session.current).length;
  const endOthers = others > 0 && (
    <Button kind="secondary" size="sm" onClick={() => setToEnd('others')}>
      下线其他设备
    </Button>
  );
  return (
    <Section title="登录设备" note="不认识的设备请先下线，再修改密码" action={endOthers} flush>
      <DataTable
        caption="登录设备"
        columns={columnsFor(sessions, setToEnd)}
        rows={sessions}
        rowKey={(row) => row.sessionId}
      />
      <ConfirmDialog
        open={toEnd !== null}
        title={toEnd === 'others' ? `下线其他 ${others} 台设备？` : `下线 ${toEnd?.device ?? ''}？`}
        confirmLabel={toEnd === 'others' ? '下线其他设备' : '下线'}
        danger
        onConfirm={() => (toEnd ? endSessions(toEnd) : true)}
        onClose={() => setToEnd(null)}
      >
        下线后该设备需要重新登录，未提交的内容可能丢失。
      </ConfirmDialog>
    </Section>
  );
}
