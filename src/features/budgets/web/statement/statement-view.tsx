import { COST_CENTER_PATH } from '#business/paths/rules/public.ts';
import { ExportButton } from '#business/transfers/web/public.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Card } from '#platform/web/display/card.tsx';
import { Pagination } from '#platform/web/display/pagination.tsx';
import { SheetHead } from '#platform/web/display/sheet-head.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { ListTable } from '#platform/web/kits/list/list-table.tsx';
import { PAGE_SIZES, pageOfUrl } from '#platform/web/kits/list/page-numbers-in-url.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import exports from '../../contract/exports.gen.json';
import { describeStanding } from '../../rules/word-budget.ts';
import { statementQuery } from '../budget-queries.ts';
import { type BudgetSearch, filterOf } from '../budget-search.ts';
import styles from '../budgets.module.css';
import { PeriodCards } from './period-cards.tsx';
import { STATEMENT_COLUMNS } from './statement-columns.tsx';
import { StatementFilters } from './statement-filters.tsx';

type Props = { id: string; search: BudgetSearch };

/** What was booked to one cost centre and to those below it, with the balances after each movement. */
export function StatementView({ id, search }: Props) {
  const address = useListAddress();
  const { data, stale, error, retry } = useListQuery(statementQuery(id, search));
  if (error) {
    const refusal = isCallError(error) ? error : null;
    return (
      <ErrorState title="预算流水加载失败" requestId={refusal?.requestId} onRetry={retry}>
        {refusal?.message}
      </ErrorState>
    );
  }
  if (!data) return <SkeletonRows count={8} height={46} columns={STATEMENT_COLUMNS.length} />;
  return (
    <Card as="section" aria-labelledby="statement-title">
      <SheetHead
        id="statement-title"
        title={
          <>
            {data.center.name} <span className={styles.code}>{data.center.code}</span> 预算流水
          </>
        }
        note={`现在：${describeStanding(data.standing)}。流水只增不改，含下级计入的支出`}
      >
        <ButtonLink href={COST_CENTER_PATH}>返回成本中心</ButtonLink>
        <ExportButton {...exports['budget-statement']} input={{ id, ...filterOf(search) }}>
          导出 XLSX
        </ExportButton>
      </SheetHead>
      {data.periods.length > 0 && <PeriodCards periods={data.periods} search={search} address={address} />}
      <StatementFilters search={search} address={address} />
      <ListTable
        caption="预算流水"
        columns={STATEMENT_COLUMNS}
        rows={data.list}
        rowKey={(row) => row.id}
        stale={stale}
        stacks
        empty={
          <EmptyState title="没有流水">有订单计入这个成本中心后，每一笔占用、使用、释放和退回都在这里。</EmptyState>
        }
      />
      {data.total > 0 && (
        <div className={styles.foot}>
          <Pagination
            {...pageOfUrl(search)}
            total={data.total}
            hrefOf={(pageNo) => address.hrefOf({ pageNo: pageNo === 1 ? undefined : pageNo })}
            pageSizes={PAGE_SIZES}
            onPageSize={(pageSize) => address.go({ pageSize: pageSize === 20 ? undefined : pageSize })}
          />
        </div>
      )}
    </Card>
  );
}
