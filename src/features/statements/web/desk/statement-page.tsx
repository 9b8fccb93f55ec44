import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { readNumber, STATEMENT_NUMBER } from '#business/document-numbers/contract/document-number.ts';
import { EventLog } from '#business/documents/web/public.ts';
import { DESK_STATEMENTS_PATH } from '#business/paths/rules/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { DataTable } from '#platform/web/display/data-table.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { DetailPage } from '#platform/web/kits/detail/detail-page.tsx';
import { MainAndSide } from '#platform/web/kits/detail/main-and-side.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import type { StatementDetail } from '../../contract/statement-schemas.ts';
import { lineColumns } from '../detail/line-columns.tsx';
import styles from '../detail/statement.module.css';
import { StatementSums } from '../detail/statement-sums.tsx';
import { RateSection, Summary } from '../detail/summary.tsx';
import { StatementTags } from '../statement-tag.tsx';
import { deskLinesQuery, deskStatementQuery } from './desk-api.ts';
import { DeskDisputeDialog } from './desk-dispute-dialog.tsx';

export const Route = createFileRoute('/_desk/desk/statementDetail.html')({
  validateSearch: (search: Record<string, unknown>): Record<string, unknown> => search,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }) => {
    const { loadDeskStatement } = await import('./load-desk.ts');
    await loadDeskStatement(context.queryClient, deps);
  },
  component: DeskStatementPage,
});

function DeskStatementPage() {
  const statementNo = readNumber(Route.useSearch().no, STATEMENT_NUMBER) ?? '';
  const { data, error, refetch } = useQuery({ ...deskStatementQuery(statementNo), enabled: statementNo !== '' });
  if (data) return <DeskStatement key={statementNo} found={data} />;
  return (
    <>
      <h1 className="visually-hidden">客户对账单详情</h1>
      {statementNo === '' && (
        <EmptyState title="没有这张对账单" action={<PageLink href={DESK_STATEMENTS_PATH}>查看客户对账单</PageLink>}>
          请从客户对账单列表进入。
        </EmptyState>
      )}
      {error && (
        <ErrorState title="对账单加载失败" onRetry={() => void refetch()}>
          {wordsOfRefusal(error, '请稍后重试')}
        </ErrorState>
      )}
      {statementNo !== '' && !error && <SkeletonRows count={8} height={40} columns={4} />}
    </>
  );
}

/** A statement as the desk reads it: the same figures the customer has, and its disputes to be answered. */
function DeskStatement({ found }: { found: StatementDetail }) {
  const { statementNo, firmName, cycleFrom, cycleTo, dueOn, lineCount } = found;
  const lines = useInfiniteQuery(deskLinesQuery(statementNo));
  const rows = lines.data?.pages.flatMap(({ list }) => list) ?? [];
  const [dispute, setDispute] = useState<string | null>(null);
  return (
    <DetailPage
      title={found.title}
      number={statementNo}
      status={<StatementTags found={found} />}
      note={`${firmName} · 账期 ${cycleFrom} 至 ${cycleTo} · ${dueOn} 前付款`}
    >
      <StatementSums found={found} />
      <Section title="明细" note={`共 ${lineCount.toLocaleString('zh-CN')} 行`} flush>
        {lines.isError && <ErrorState title="明细加载失败" onRetry={() => void lines.refetch()} />}
        <DataTable
          stacks
          caption="对账明细"
          columns={lineColumns({ linked: false, onDispute: setDispute })}
          rows={rows}
          rowKey={({ lineId }) => lineId}
        />
        {lines.hasNextPage && (
          <div className={styles.more}>
            <Button busy={lines.isFetchingNextPage} onClick={() => void lines.fetchNextPage()}>
              再显示 100 行
            </Button>
          </div>
        )}
      </Section>
      <MainAndSide>
        <Summary found={found} />
        <RateSection found={found} />
      </MainAndSide>
      <Section title="经过">
        <EventLog events={found.events} empty="还没有记录。" />
      </Section>
      {dispute && <DeskDisputeDialog key={dispute} disputeNo={dispute} onClose={() => setDispute(null)} />}
    </DetailPage>
  );
}
