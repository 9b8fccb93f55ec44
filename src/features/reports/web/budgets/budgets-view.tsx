import { Section } from '#platform/web/display/section.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { ListTable } from '#platform/web/kits/list/list-table.tsx';
import type { SpendSearch } from '../address/page-search.ts';
import { filterOf } from '../address/report-search.ts';
import { ReportResult } from '../frame/report-result.tsx';
import { budgetsQuery } from '../report-queries.ts';
import type { ViewProps } from '../view-props.ts';
import { BUDGET_COLUMNS } from './budget-columns.tsx';

const nothing = (restricted: boolean) =>
  restricted ? (
    <EmptyState title="预算按全公司统计">
      您只能查看部分订单，看不到预算执行。需要时请联系贵司管理员调整数据范围。
    </EmptyState>
  ) : (
    <EmptyState title="没有预算周期">这段时间没有成本中心设过额度。可在“企业管理 › 成本中心”中设置。</EmptyState>
  );

/** How far the budgets of cost centres are used, and where they will end. */
export function BudgetsView({ search, choices }: ViewProps<SpendSearch>) {
  const result = useListQuery(budgetsQuery(filterOf(search, choices.today)));
  return (
    <ReportResult title="预算执行" result={result} nothingYet={false} counted={null}>
      {({ restricted, rows }, stale) => (
        <Section flush title="预算执行" note="取自预算流水：占用加使用；下级的支出同时计入上级">
          <ListTable
            caption="预算执行"
            columns={BUDGET_COLUMNS}
            rows={rows}
            rowKey={({ costCenter, frequency, from }) => `${costCenter} ${frequency} ${from}`}
            stale={stale}
            stacks
            empty={nothing(restricted)}
          />
        </Section>
      )}
    </ReportResult>
  );
}
