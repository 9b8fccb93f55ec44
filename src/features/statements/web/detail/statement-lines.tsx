import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { Card } from '#platform/web/display/card.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { TabLinks } from '#platform/web/display/tab-links.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import type { Selection } from '#platform/web/kits/list/use-selection.ts';
import type { StatementDetail, StatementLine } from '../../contract/statement-schemas.ts';
import { linesQuery } from '../statement-api.ts';
import { lineColumns, type ShownLine } from './line-columns.tsx';
import { choiceOf, LINE_TABS, type LineSearch } from './line-search.ts';
import { LineTools } from './line-tools.tsx';
import styles from './statement.module.css';

interface Props {
  found: StatementDetail;
  search: LineSearch;
  selection: Selection<StatementLine>;
  /** Lines may be said yes or no to now. */
  choosable: boolean;
  onDispute: (disputeNo: string) => void;
}

const nameOf = (line: ShownLine) => `${line.orderNo} ${line.name || line.sourceLabel}`;

/** Boxes only before lines that wait for an answer: the others have theirs. */
function choiceColumn(selection: Selection<StatementLine>, rows: readonly StatementLine[]): Column<ShownLine> {
  const open = rows.filter(({ status }) => status === 'open');
  const entries = open.map((line) => [line.lineId, line] as const);
  const chosen = open.filter(({ lineId }) => selection.has(lineId)).length;
  const all = open.length > 0 && chosen === open.length;
  return {
    key: 'choice',
    width: 46,
    header: (
      <Checkbox
        label="选择已显示的待确认行"
        labelHidden
        checked={all}
        partial={chosen > 0 && !all}
        disabled={open.length === 0}
        onChange={({ target }) => selection.set(entries, target.checked)}
      />
    ),
    render: (line) =>
      line.status === 'open' && (
        <Checkbox
          label={`选择 ${nameOf(line)}`}
          labelHidden
          checked={selection.has(line.lineId)}
          onChange={({ target }) => selection.set([[line.lineId, line as StatementLine]], target.checked)}
        />
      ),
  };
}

/** The lines of a statement: what each was signed for, what it costs and where it stands. */
export function StatementLines({ found, search, selection, choosable, onDispute }: Props) {
  const address = useListAddress();
  const { statementNo, byState, adjustments, lineCount, openExceptions } = found;
  const lines = useInfiniteQuery(linesQuery(choiceOf(statementNo, search)));
  const rows = lines.data?.pages.flatMap(({ list }) => list) ?? [];
  // Somebody else answered for it meanwhile: it has no box any more to take it out of what is chosen.
  const answered = rows.filter(({ status, lineId }) => status !== 'open' && lineId && selection.has(lineId));
  useEffect(() => {
    const entries = answered.map((line) => [line.lineId, line] as const);
    if (entries.length > 0) selection.set(entries, false);
  }, [answered, selection]);
  const counts = {
    all: lineCount,
    open: byState.open?.lines ?? 0,
    disputed: byState.disputed?.lines ?? 0,
    confirmed: byState.confirmed?.lines ?? 0,
    adjusted: adjustments.lines,
    settled: byState.settled?.lines ?? 0,
    exceptions: openExceptions,
  };
  const tabs = listTabs(address, LINE_TABS, { usual: 'all', current: search.lines, counts, param: 'lines' });
  const plain = lineColumns({ linked: true, onDispute });
  return (
    <Card as="section" aria-label="对账明细">
      <TabLinks label="明细分类" tabs={tabs.items} current={tabs.current} />
      <LineTools search={search} address={address} />
      {lines.isError && <ErrorState title="明细加载失败" onRetry={() => void lines.refetch()} />}
      {lines.isPending && <SkeletonRows count={8} height={46} columns={6} />}
      {lines.data && (
        <DataTable
          stacks
          compact
          caption="对账明细"
          columns={choosable ? [choiceColumn(selection, rows), ...plain] : plain}
          rows={rows}
          rowKey={(line) => String(line.lineId)}
          rowState={(line) =>
            line.lineId && selection.has(line.lineId) ? 'marked' : line.status === 'settled' ? 'faded' : undefined
          }
        />
      )}
      {lines.data && rows.length === 0 && <EmptyState title="没有这样的明细">换个分类或关键词看看。</EmptyState>}
      {lines.hasNextPage && (
        <div className={styles.more}>
          <Button busy={lines.isFetchingNextPage} onClick={() => void lines.fetchNextPage()}>
            再显示 100 行
          </Button>
          <span className={styles.quiet}>已显示 {rows.length.toLocaleString('zh-CN')} 行</span>
        </div>
      )}
    </Card>
  );
}
