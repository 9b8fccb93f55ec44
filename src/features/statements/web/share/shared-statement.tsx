import { useInfiniteQuery } from '@tanstack/react-query';
import { displayTime } from '#platform/shared/display-time.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { DataTable } from '#platform/web/display/data-table.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { DetailPage } from '#platform/web/kits/detail/detail-page.tsx';
import type { SharedStatement } from '../../contract/share-contract.ts';
import { lineColumns } from '../detail/line-columns.tsx';
import styles from '../detail/statement.module.css';
import { StatementSums } from '../detail/statement-sums.tsx';
import { RateSection, Summary } from '../detail/summary.tsx';
import { StatementTags } from '../statement-tag.tsx';
import { sharedLinesQuery } from './shared-api.ts';

const COLUMNS = lineColumns({ linked: false });

/** A statement as somebody of finance without an account sees it: everything to be read, nothing to be pressed. */
export function SharedStatementView({ found, code }: { found: SharedStatement; code: string }) {
  const lines = useInfiniteQuery(sharedLinesQuery(code));
  const rows = lines.data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <DetailPage
      title={found.title}
      number={found.statementNo}
      status={<StatementTags found={found} />}
      note={`${found.firmName} · 账期 ${found.cycleFrom} 至 ${found.cycleTo} · ${found.dueOn} 前付款 · 链接有效至 ${displayTime(found.until)}`}
    >
      <StatementSums found={found} />
      <Section title="明细" note={`共 ${found.lineCount.toLocaleString('zh-CN')} 行`} flush>
        {lines.isError && <ErrorState title="明细加载失败" onRetry={() => void lines.refetch()} />}
        <DataTable stacks compact caption="对账明细" columns={COLUMNS} rows={rows} rowKey={({ lineId }) => lineId} />
        {lines.hasNextPage && (
          <div className={styles.more}>
            <Button busy={lines.isFetchingNextPage} onClick={() => void lines.fetchNextPage()}>
              再显示 100 行
            </Button>
          </div>
        )}
      </Section>
      <Summary found={found} />
      <RateSection found={found} />
    </DetailPage>
  );
}
