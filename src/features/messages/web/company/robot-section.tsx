import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Robot } from '#business/messages/contract/message-settings-schemas.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { ListTable } from '#platform/web/kits/list/list-table.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import { preloadDialog } from '#platform/web/overlays/dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import { messageCompanyApi, robotsQuery } from './company-api.ts';
import { robotColumns } from './robot-columns.tsx';
import { RobotDialog } from './robot-dialog.tsx';

/** Tries a robot; what came of it stands in its row afterwards. */
function useTest() {
  const [testing, setTesting] = useState<string | null>(null);
  const { run } = useAct({
    passing: true,
    renews: [robotsQuery.queryKey],
    otherwise: '测试没有完成，请检查网络后重试',
  });
  const test = async ({ id, name }: Robot) => {
    setTesting(id);
    await run(async () => {
      const { ok, problem } = await messageCompanyApi.call.testRobot({ id });
      if (ok) notify.success(`测试消息已发到“${name}”所在的群`);
      else notify.error(problem ?? '测试消息没有发出');
    });
    setTesting(null);
  };
  return { testing, test };
}

/** Groups in 企业微信, 钉钉 and 飞书 that are told, and whether it works. */
export function RobotSection() {
  const client = useQueryClient();
  const { data } = useSuspenseQuery(robotsQuery);
  const [edited, setEdited] = useState<Robot | 'new' | null>(null);
  const [toRemove, setToRemove] = useState<Robot | null>(null);
  const { testing, test } = useTest();
  const { run } = useAct({ passing: true, renews: [], otherwise: '删除失败，请检查网络后重试' });
  const remove = async (robot: Robot) =>
    run(async () => {
      client.setQueryData(robotsQuery.queryKey, await messageCompanyApi.call.removeRobot({ id: robot.id }));
    }, '群机器人已删除');
  const columns = robotColumns({
    testing,
    onTest: (robot) => void test(robot),
    onChange: setEdited,
    onRemove: setToRemove,
  });
  const add = (
    <Button size="sm" onPointerEnter={preloadDialog} onFocus={preloadDialog} onClick={() => setEdited('new')}>
      新增群机器人
    </Button>
  );
  return (
    <Section title="群机器人" note="把消息发到企业微信、钉钉或飞书群" action={add} flush>
      <ListTable
        caption="群机器人"
        columns={columns}
        rows={data.list}
        rowKey={({ id }) => id}
        stacks
        empty={
          <EmptyState title="还没有群机器人">
            在群设置中添加“自定义机器人”，把它的 Webhook 地址粘贴到这里，群里的同事就能收到消息。
          </EmptyState>
        }
      />
      {edited && (
        <RobotDialog robot={edited === 'new' ? null : edited} events={data.events} onClose={() => setEdited(null)} />
      )}
      <ConfirmDialog
        open={toRemove !== null}
        title={`删除群机器人“${toRemove?.name ?? ''}”？`}
        confirmLabel="删除群机器人"
        danger
        onConfirm={() => (toRemove ? remove(toRemove) : true)}
        onClose={() => setToRemove(null)}
      >
        群里不再收到消息；以后可以用同一个地址重新添加。
      </ConfirmDialog>
    </Section>
  );
}
