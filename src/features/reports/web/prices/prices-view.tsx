import { Section } from '#platform/web/display/section.tsx';
import { TabLinks } from '#platform/web/display/tab-links.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { useListQuery } from '#platform/web/kits/list/list-query.ts';
import { ListTable } from '#platform/web/kits/list/list-table.tsx';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import type { SpendSearch } from '../address/page-search.ts';
import { filterOf } from '../address/report-search.ts';
import { ReportResult } from '../frame/report-result.tsx';
import { openers } from '../lines/openers.ts';
import { MOST_PRICES, pricesQuery } from '../report-queries.ts';
import { countedWord } from '../report-words.ts';
import type { ViewProps } from '../view-props.ts';
import { priceColumns } from './prices-columns.tsx';

const ORDERS = { rise: '涨得最多', fall: '降得最多', amount: '买得最多' } as const;

/** How prices of what is bought again and again moved. */
export function PricesView({ search, choices, address }: ViewProps<SpendSearch>) {
  const result = useListQuery(pricesQuery(filterOf(search, choices.today), search.order ?? 'rise', MOST_PRICES));
  const { show } = openers(address);
  const tabs = listTabs(address, ORDERS, { usual: 'rise', current: search.order, param: 'order' });
  return (
    <ReportResult
      title="价格波动"
      result={result}
      nothingYet={choices.firstDay === null}
      counted={search.tax === 'excl' ? '按下单日计，单价含税，金额未税' : countedWord({})}
    >
      {({ counts: { items, rose, fell, same }, rows }, stale) => (
        <Section
          flush
          title="常购商品价格"
          note={`买过 2 次以上的 ${items} 种：${rose} 种上涨，${fell} 种下降，${same} 种未变`}
        >
          <TabLinks label="价格排序" tabs={tabs.items} current={tabs.current} />
          <ListTable
            caption="常购商品价格"
            columns={priceColumns((itemNo) => show({ figure: 'amount', itemNo }))}
            rows={rows}
            rowKey={({ itemNo }) => itemNo}
            stale={stale}
            stacks
            empty={
              <EmptyState title="没有常购商品">这段时间没有买过两次以上的商品，放宽时间或筛选条件后再看。</EmptyState>
            }
          />
        </Section>
      )}
    </ReportResult>
  );
}
