import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ExportButton } from '#business/transfers/web/public.ts';
import { TabLinks } from '#platform/web/display/tab-links.tsx';
import { listTabs } from '#platform/web/kits/list/list-tabs.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import exports from '../../contract/exports.gen.json';
import { keptOf } from '../address/kept-filter.ts';
import { type SpendSearch, type SpendTab, TABS } from '../address/page-search.ts';
import { filterOf } from '../address/report-search.ts';
import { SHOW_NOTHING } from '../address/shown-lines.ts';
import { ApprovalsView } from '../approvals/approvals-view.tsx';
import { BudgetsView } from '../budgets/budgets-view.tsx';
import { TAKEN } from '../filters/taken.ts';
import { ReportFrame } from '../frame/report-frame.tsx';
import { ShownAmount } from '../lines/shown-amount.tsx';
import { PricesView } from '../prices/prices-view.tsx';
import { QuotesView } from '../quotes/quotes-view.tsx';
import { choicesQuery } from '../report-queries.ts';
import { SavingsView } from '../savings/savings-view.tsx';
import type { ViewProps } from '../view-props.ts';
import { SpendView } from './spend-view.tsx';

const VIEWS: Readonly<Record<SpendTab, (props: ViewProps<SpendSearch>) => ReactNode>> = {
  spend: SpendView,
  prices: PricesView,
  savings: SavingsView,
  budgets: BudgetsView,
  approvals: ApprovalsView,
  quotes: QuotesView,
};

/** The report of what was spent, in parts that share one filter. */
export function SpendPageView({ search }: { search: SpendSearch }) {
  const address = useListAddress();
  const { data: choices } = useSuspenseQuery(choicesQuery);
  const { by, tab = 'spend' } = search;
  const View = VIEWS[tab];
  const tabs = listTabs(address, TABS, { usual: 'spend', current: search.tab, change: SHOW_NOTHING });
  const input = { ...filterOf(search, choices.today), figure: 'amount' as const, own: false };
  return (
    <ReportFrame
      page="spend"
      title="采购报表"
      search={search}
      choices={choices}
      address={address}
      taken={TAKEN[tab]}
      now={keptOf(search, { by, tab: search.tab })}
      tabs={<TabLinks label="报表" tabs={tabs.items} current={tabs.current} />}
      tools={
        <ExportButton {...exports['report-lines']} input={input}>
          导出明细
        </ExportButton>
      }
    >
      <View search={search} choices={choices} address={address} />
      <ShownAmount search={search} choices={choices} address={address} />
    </ReportFrame>
  );
}
