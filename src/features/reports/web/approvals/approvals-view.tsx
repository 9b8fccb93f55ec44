import { Section } from '#platform/web/display/section.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { ListTable } from '#platform/web/kits/list/list-table.tsx';
import type { SpendSearch } from '../address/page-search.ts';
import { filterOf } from '../address/report-search.ts';
import { GrainChoice } from '../chart/grain-choice.tsx';
import { ReportChart } from '../chart/report-chart.tsx';
import { Tiles } from '../figures/tiles.tsx';
import frame from '../frame/frame.module.css';
import { ReportResult } from '../frame/report-result.tsx';
import { approvalsQuery } from '../report-queries.ts';
import { comparedWord } from '../report-words.ts';
import type { ViewProps } from '../view-props.ts';
import { DEPARTMENT_COLUMNS, SLOWEST_COLUMNS } from './approval-columns.tsx';
import { approvalsChart } from './approvals-chart.ts';

/** No number of approvals is made of order lines: the slowest of them are named instead. */
const noLines = () => undefined;

/** How long approvals take. */
export function ApprovalsView({ search, choices, address }: ViewProps<SpendSearch>) {
  const result = useListQuery(approvalsQuery(filterOf(search, choices.today)));
  return (
    <ReportResult title="审批用时" result={result} nothingYet={false} counted={null}>
      {(data, stale) => (
        <>
          <Tiles
            tiles={data.tiles}
            head={data.head}
            comparedWith={comparedWord(search)}
            onOpen={noLines}
            stale={stale}
          />
          <Section title="趋势" action={<GrainChoice grain={search.grain ?? 'month'} address={address} />}>
            <ReportChart spec={approvalsChart(data.series)} stale={stale} />
          </Section>
          <div className={frame.halves}>
            <Section flush title="按申请人部门">
              <ListTable
                caption="各部门的审批用时"
                columns={DEPARTMENT_COLUMNS}
                rows={data.departments}
                rowKey={({ key }) => key}
                stale={stale}
                stacks
                empty={<EmptyState title="没有审批">这段时间没有结束的审批。</EmptyState>}
              />
            </Section>
            <Section flush title="用时最长的">
              <ListTable
                caption="用时最长的审批"
                columns={SLOWEST_COLUMNS}
                rows={data.slowest}
                rowKey={({ requestNo }) => requestNo}
                stale={stale}
                stacks
                empty={<EmptyState title="没有审批">这段时间没有结束的审批。</EmptyState>}
              />
            </Section>
          </div>
        </>
      )}
    </ReportResult>
  );
}
