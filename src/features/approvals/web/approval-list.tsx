import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { type ListAddress, useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { useSelection } from '#platform/web/kits/list/use-selection.ts';
import type { ApprovalCounts, ApprovalRow } from '../contract/approval-schemas.ts';
import { approvalColumns } from './approval-columns.tsx';
import { ApprovalFilters } from './approval-filters.tsx';
import { approvalHref } from './approval-href.ts';
import styles from './approval-list.module.css';
import { approvalCountsQuery, approvalListQuery } from './approval-queries.ts';
import { APPROVAL_BOXES, type ApprovalBox, type ApprovalSearch, wishOf } from './approval-search.ts';
import { DelegationDialog } from './delegation-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useDecide } from './use-decide.ts';
import { useCurrentRow, usePlainKeys } from './use-row-keys.ts';

const BOXES = Object.entries(APPROVAL_BOXES) as [ApprovalBox, string][];

const tabsOf = (address: ListAddress, counts: ApprovalCounts | undefined) =>
  BOXES.map(([key, label]) => ({
    ...{ key, label, count: counts?.[key] },
    href: address.hrefOf({ box: key === 'todo' ? undefined : key }),
  }));

/** Approvals of a person: to do, done, own, copied; decided one by one, by keys or many at once. */
export function ApprovalList({ search, userId }: { search: ApprovalSearch; userId: string }) {
  const address = useListAddress();
  const navigate = useNavigate();
  const result = useListQuery(approvalListQuery(wishOf(search)));
  const counts = useListQuery(approvalCountsQuery);
  const selection = useSelection<ApprovalRow>();
  const [refusing, setRefusing] = useState<readonly ApprovalRow[]>([]);
  const { decide, busy } = useDecide();
  const box = search.box ?? 'todo';
  const rows = result.data?.list ?? [];
  const current = useCurrentRow(rows.length);
  const row = current.place === null ? undefined : rows[current.place];
  const approve = (chosen: readonly ApprovalRow[]) => void decide(chosen, { action: 'approve' }).then(selection.clear);
  const onRow = (act: (one: ApprovalRow) => void) => () => row && box === 'todo' && act(row);
  usePlainKeys({
    KeyJ: current.down,
    KeyK: current.up,
    KeyA: onRow((one) => approve([one])),
    KeyR: onRow((one) => setRefusing([one])),
    Enter: () => row && void navigate({ href: approvalHref(row.requestNo) }),
  });
  return (
    <div className={styles.approvals}>
      <ListPage
        title="审批管理"
        storeKey={`approvals-${box}:${userId}`}
        address={address}
        page={search}
        result={result}
        tabs={{ items: tabsOf(address, counts.data), current: box }}
        filters={<ApprovalFilters search={search} address={address} />}
        tools={<DelegationDialog />}
        batch={
          <>
            <Button kind="primary" size="sm" busy={busy} onClick={() => approve(selection.rows)}>
              {`同意 ${selection.rows.length} 个`}
            </Button>
            <Button size="sm" onClick={() => setRefusing(selection.rows)}>
              {`驳回 ${selection.rows.length} 个`}
            </Button>
          </>
        }
        table={{
          columns: approvalColumns(box, { onApprove: (one) => approve([one]), onRefuse: (one) => setRefusing([one]) }),
          rowKey: (one) => one.taskId ?? one.requestNo,
          rowName: (one) => one.documentNo,
          onOpen: (one) => void navigate({ href: approvalHref(one.requestNo) }),
          selection: box === 'todo' ? selection : undefined,
          empty: <NoApprovals box={box} />,
        }}
        summary={box === 'todo' ? <Keys row={row} /> : undefined}
      />
      <ReasonDialog
        open={refusing.length > 0}
        title={refusing.length > 1 ? `驳回 ${refusing.length} 个申请？` : '驳回这个申请？'}
        note="驳回后单据结束，占用的库存、额度和预算会释放。"
        confirmLabel="驳回"
        danger
        withFiles={false}
        onConfirm={async (comment) => {
          const done = await decide(refusing, { action: 'refuse', comment });
          selection.clear();
          return done;
        }}
        onClose={() => setRefusing([])}
      />
    </div>
  );
}

function Keys({ row }: { row: ApprovalRow | undefined }) {
  return (
    <span className={styles.keys} aria-live="polite">
      {row ? `已选中 ${row.documentNo}：` : '快捷键：'}
      <kbd>J</kbd> 下一个 <kbd>K</kbd> 上一个 <kbd>A</kbd> 同意 <kbd>R</kbd> 驳回 <kbd>Enter</kbd> 打开
    </span>
  );
}

const EMPTY: Record<ApprovalBox, string> = {
  todo: '没有等待您审批的申请',
  done: '还没有处理过审批',
  mine: '没有提交过需要审批的单据',
  copied: '没有抄送给您的申请',
};

const NoApprovals = ({ box }: { box: ApprovalBox }) => <EmptyState title={EMPTY[box]}>换个分类或条件看看。</EmptyState>;
