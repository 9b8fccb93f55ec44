import { todayInShanghai } from '#platform/shared/shanghai.ts';
import { isCallError } from '#platform/web/api-client.ts';
import { Card } from '#platform/web/display/card.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { TabLinks } from '#platform/web/display/tab-links.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { SkeletonRows } from '#platform/web/feedback/skeleton.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { ListTable } from '#platform/web/kits/list/list-table.tsx';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { type ListAddress, useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import { FIGURE_DIMENSIONS, type FiguresAnswer } from '../../contract/figure-schemas.ts';
import { CasesSection } from './cases-section.tsx';
import { figureColumns } from './figure-columns.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import styles from './figures.module.css';
import { figuresQuery } from './figures-api.ts';
import { FiguresFilters } from './figures-filters.tsx';
import { daysOf, type FiguresSearch } from './figures-search.ts';

type Shown = { data: FiguresAnswer; stale: boolean; search: FiguresSearch; today: string; address: ListAddress };

const CLOSED = { show: undefined, key: undefined };

function Breakdown({ data: { rows, cut }, stale, search, address }: Shown) {
  const by = search.by ?? 'item';
  const largest = Math.max(0, ...rows.map(({ rate }) => Number(rate ?? 0)));
  const tabs = listTabs(address, FIGURE_DIMENSIONS, { usual: 'item', current: by, param: 'by', change: CLOSED });
  return (
    <Section title="分布" note="按签收日计：签收的订单行中，后来申请售后的（已撤销的不计）" flush>
      <TabLinks label="统计维度" tabs={tabs.items} current={tabs.current} />
      <ListTable
        caption={`按${FIGURE_DIMENSIONS[by]}统计的售后`}
        columns={figureColumns(FIGURE_DIMENSIONS[by], largest, (key) => address.go({ show: 'cases', key }))}
        rows={rows}
        rowKey={({ key }) => key}
        stale={stale}
        stacks
        empty={<EmptyState title="这段时间签收的商品没有售后">换一段时间或条件看看。</EmptyState>}
      />
      {cut && <p className={styles.cut}>只列出前 {rows.length} 项，缩短时间或加条件可看到其余的。</p>}
    </Section>
  );
}

function titleOf({ data, search }: Shown): string {
  if (search.key === undefined) return '全部售后单';
  const by = search.by ?? 'item';
  return `${FIGURE_DIMENSIONS[by]}：${data.rows.find(({ key }) => key === search.key)?.name ?? search.key}`;
}

function Figures(props: Shown) {
  const { data, stale, search, address } = props;
  return (
    <>
      <FigureTiles
        sums={data.sums}
        stale={stale}
        openCases={() => address.go({ show: 'cases', key: undefined })}
        openFaults={() => address.go({ show: 'cases', key: undefined, fault: 'fault' })}
      />
      <Breakdown {...props} />
      {search.show && <CasesSection {...props} title={titleOf(props)} />}
    </>
  );
}

/** 售后分析: what comes back, from where and why, and how long it takes; each number of cases opens them. */
export function FiguresView({ search }: { search: FiguresSearch }) {
  const address = useListAddress();
  const today = todayInShanghai();
  const { data, stale, error, retry } = useListQuery(figuresQuery(search, today));
  const { from, to } = daysOf(search, today);
  const refusal = isCallError(error) ? error : null;
  return (
    <Stack gap={12}>
      <h1 className={styles.title}>
        售后分析 <small>{`签收日期 ${from} 至 ${to}`}</small>
      </h1>
      <Card>
        <FiguresFilters search={search} today={today} address={address} />
      </Card>
      {error && (
        <ErrorState title="售后分析加载失败" requestId={refusal?.requestId} onRetry={retry}>
          {refusal?.message}
        </ErrorState>
      )}
      {!error && !data && <SkeletonRows count={8} columns={6} />}
      {!error && data && <Figures {...{ data, stale, search, today, address }} />}
    </Stack>
  );
}
