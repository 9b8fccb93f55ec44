import { todayInShanghai } from '#platform/shared/shanghai.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Card } from '#platform/web/display/card.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { ChoiceFilter } from '../filters/choice-filter.tsx';
import { COMPARED } from '../filters/filter-bar.tsx';
import filters from '../filters/filters.module.css';
import { TimeFilter } from '../filters/time-filter.tsx';
import frame from '../frame/frame.module.css';
import { ReportResult } from '../frame/report-result.tsx';
import { DeliverySections } from './delivery-sections.tsx';
import { MissSection } from './miss-section.tsx';
import { overviewOfAllQuery } from './overview-queries.ts';
import { deskFilterOf, type OverviewSearch } from './overview-search.ts';
import { OverviewTiles } from './overview-tiles.tsx';
import { QueueSection } from './queue-section.tsx';
import { ShownPanel } from './shown-panel.tsx';
import { TurnoverSection } from './turnover-section.tsx';

type Props = { search: OverviewSearch };

/** 经营概览: what is ordered, how promises are kept, what is not found and what waits; each number opens its rows. */
export function OverviewView({ search }: Props) {
  const address = useListAddress();
  const today = todayInShanghai();
  const result = useListQuery(overviewOfAllQuery(deskFilterOf(search, today)));
  const nothing = result.data?.series.every(({ orders }) => orders === 0) ?? false;
  return (
    <Stack gap={12} className={frame.page}>
      <div className={frame.head}>
        <h1 className={frame.title}>经营概览</h1>
        <Row gap={8} looks={['end']} className={frame.tools}>
          <Button onClick={() => window.print()}>打印</Button>
        </Row>
      </div>
      <QueueSection />
      <Card className={frame.conditions}>
        <search className={filters.bar} aria-label="筛选经营概览">
          <TimeFilter search={search} today={today} address={address} />
          <ChoiceFilter label="比较" param="compare" options={COMPARED} value={search.compare} address={address} />
        </search>
      </Card>
      <ReportResult title="经营概览" result={result} nothingYet={false} counted="按下单日计，含税含运费">
        {(data, stale) => (
          <>
            <OverviewTiles data={data} search={search} address={address} stale={stale} />
            {nothing && (
              <Card>
                <EmptyState title="这段时间没有成交">换一段时间再看；新订单在提交后几秒内计入。</EmptyState>
              </Card>
            )}
            <TurnoverSection data={data} search={search} address={address} stale={stale} />
            <DeliverySections data={data} search={search} address={address} stale={stale} />
            {data.head.figures
              .filter(({ code }) => code === 'missedSearches')
              .map((note) => (
                <MissSection
                  key={note.code}
                  note={note}
                  search={search}
                  compared={data.head.comparedWith}
                  today={today}
                />
              ))}
            <ShownPanel data={data} search={search} address={address} today={today} />
          </>
        )}
      </ReportResult>
    </Stack>
  );
}
