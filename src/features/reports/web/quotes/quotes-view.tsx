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
import { quotesQuery } from '../report-queries.ts';
import { comparedWord } from '../report-words.ts';
import type { ViewProps } from '../view-props.ts';
import { QUOTER_COLUMNS } from './quoter-columns.tsx';
import { quotesChart } from './quotes-chart.ts';

const noLines = () => undefined;

/** How many quotes became orders. */
export function QuotesView({ search, choices, address }: ViewProps<SpendSearch>) {
  const result = useListQuery(quotesQuery(filterOf(search, choices.today)));
  return (
    <ReportResult title="转单率" result={result} nothingYet={false} counted={null}>
      {(data, stale) => (
        <>
          <Tiles
            tiles={data.tiles}
            head={data.head}
            comparedWith={comparedWord(search)}
            onOpen={noLines}
            stale={stale}
          />
          <div className={frame.two}>
            <Section title="趋势" action={<GrainChoice grain={search.grain ?? 'month'} address={address} />}>
              <ReportChart spec={quotesChart(data.series)} stale={stale} />
            </Section>
            <Section flush title="按询价人">
              <ListTable
                caption="各人的报价与转单"
                columns={QUOTER_COLUMNS}
                rows={data.people}
                rowKey={({ key }) => key}
                stale={stale}
                stacks
                empty={<EmptyState title="没有报价">这段时间没有收到报价。</EmptyState>}
              />
            </Section>
          </div>
        </>
      )}
    </ReportResult>
  );
}
