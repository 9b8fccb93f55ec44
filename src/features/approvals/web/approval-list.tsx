import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { approvalHref } from '#business/paths/rules/public.ts';
import { ExportButton } from '#business/transfers/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { joinClasses } from '#platform/web/join-classes.ts';
import { ListPage } from '#platform/web/kits/list/list-page.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { useSelection } from '#platform/web/kits/list/use-selection.ts';
import type { ApprovalRow } from '../contract/approval-schemas.ts';
import exports from '../contract/exports.gen.json';
import cards from './approval-cards.module.css';
import { approvalColumns } from './approval-columns.tsx';
import { approvalCountsQuery } from './approval-counts-query.ts';
import { ApprovalFilters } from './approval-filters.tsx';
import styles from './approval-list.module.css';
import { approvalListQuery } from './approval-queries.ts';
import { APPROVAL_BOXES, type ApprovalBox, type ApprovalSearch, filterOf, wishOf } from './approval-search.ts';
import { DelegationDialog } from './delegation-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { useDecide } from './use-decide.tsx';
import { useUndo } from './use-delayed.ts';
import { holdRow, useCurrentRow, usePlainKeys } from './use-row-keys.ts';
import { rowKey, useRowStates } from './use-row-states.ts';

/** Deciding rows of the list: they stay where they are, and what was pressed can be taken back. */
function useListActs(search: ApprovalSearch, listed: readonly ApprovalRow[]) {
  const selection = useSelection<ApprovalRow>();
  const [refusing, setRefusing] = useState<readonly ApprovalRow[]>([]);
  const { decide, busy, confirmation } = useDecide();
  const { rows, remember, ...states } = useRowStates(JSON.stringify(search), listed);
  // In the other boxes nothing waits for the person.
  const stateOf = search.box === undefined ? states.stateOf : () => undefined;
  const undo = useUndo();
  const isFree = (row: ApprovalRow) => {
    const state = stateOf(row);
    return !state?.done && state?.delayed?.status !== 'waiting';
  };
  const approve = async (chosen: readonly ApprovalRow[]) => {
    const decided = await decide(chosen, { action: 'approve' });
    remember(chosen, decided, '已同意');
    if (decided.length > 0) selection.clear();
  };
  const refuse = async (chosen: readonly ApprovalRow[], comment: string, confirmed: object) => {
    const decided = await decide(chosen, { action: 'refuse', comment, ...confirmed });
    remember(chosen, decided, '已驳回');
    if (decided.length > 0) selection.clear();
    return decided.length === chosen.length;
  };
  const takeBack = (row: ApprovalRow) => {
    if (row.taskId && stateOf(row)?.delayed?.status === 'waiting') void undo(row.taskId);
  };
  return {
    selection,
    rows,
    stateOf,
    isFree,
    busy,
    confirmation,
    refusing,
    refuse,
    takeBack,
    approve: (chosen: readonly ApprovalRow[]) => void approve(chosen),
    askRefusal: setRefusing,
  };
}

/** Approvals of a person: to do, done, own, copied; decided one by one, by keys or many at once. */
export function ApprovalList({ search, userId }: { search: ApprovalSearch; userId: string }) {
  const address = useListAddress();
  const navigate = useNavigate();
  const result = useListQuery(approvalListQuery(wishOf(search)));
  const counts = useListQuery(approvalCountsQuery);
  const box = search.box ?? 'todo';
  const { selection, rows, stateOf, isFree, ...acts } = useListActs(search, result.data?.list ?? []);
  const current = useCurrentRow(rows.map(rowKey));
  const row = current.place === null ? undefined : rows[current.place];
  const free = row !== undefined && isFree(row);
  // What was pressed is replaced by its mark: the focus stays in the row.
  useEffect(holdRow, [free]);
  const open = (one: ApprovalRow) => void navigate({ href: approvalHref(one.requestNo) });
  const onRow = (act: (one: ApprovalRow) => void) => () => row && box === 'todo' && act(row);
  usePlainKeys({
    KeyJ: current.down,
    KeyK: current.up,
    Enter: () => row && open(row),
    KeyU: onRow(acts.takeBack),
    // Elsewhere they scroll the page.
    ...(row && { ArrowDown: current.down, ArrowUp: current.up }),
    KeyA: onRow((one) => free && acts.approve([one])),
    KeyR: onRow((one) => free && acts.askRefusal([one])),
  });
  const chosen = selection.rows.filter(isFree);
  return (
    <div className={joinClasses(styles.approvals, cards.cards)}>
      <ListPage<ApprovalRow>
        title="审批管理"
        storeKey={`approvals-${box}:${userId}`}
        address={address}
        page={search}
        result={result.data ? { ...result, data: { ...result.data, list: rows } } : result}
        tabs={listTabs(address, APPROVAL_BOXES, { usual: 'todo', current: box, counts: counts.data, param: 'box' })}
        filters={<ApprovalFilters search={search} address={address} />}
        tools={
          <>
            <ExportButton size="sm" {...exports.approvals} input={filterOf(search)} rows={result.data?.total}>
              导出
            </ExportButton>
            <DelegationDialog />
          </>
        }
        batch={
          <>
            <Button kind="primary" size="sm" busy={acts.busy} onClick={() => acts.approve(chosen)}>
              {`同意 ${chosen.length} 个`}
            </Button>
            <Button size="sm" onClick={() => acts.askRefusal(chosen)}>
              {`驳回 ${chosen.length} 个`}
            </Button>
          </>
        }
        table={{
          columns: approvalColumns(box, {
            stateOf,
            onApprove: (one) => acts.approve([one]),
            onRefuse: (one) => acts.askRefusal([one]),
          }),
          rowKey,
          rowName: (one) => one.documentNo,
          onOpen: open,
          stacks: true,
          currentKey: current.key,
          faded: (one) => !isFree(one),
          selection: box === 'todo' ? selection : undefined,
          empty: <NoApprovals box={box} />,
        }}
        summary={box === 'todo' ? <Keys row={row} /> : undefined}
      />
      <RefuseDialog rows={acts.refusing} onRefuse={acts.refuse} onClose={() => acts.askRefusal([])} />
      {acts.confirmation}
    </div>
  );
}

function Keys({ row }: { row: ApprovalRow | undefined }) {
  return (
    <span className={styles.keys} aria-live="polite">
      {row ? `已选中 ${row.documentNo}：` : '快捷键：'}
      <kbd>J</kbd> <kbd>↓</kbd> 下一个 <kbd>K</kbd> <kbd>↑</kbd> 上一个 <kbd>A</kbd> 同意 <kbd>U</kbd> 撤销 <kbd>R</kbd>{' '}
      驳回 <kbd>Enter</kbd> 打开
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
