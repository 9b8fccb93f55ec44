import { useSuspenseQuery } from '@tanstack/react-query';
import { ExportButton } from '#business/transfers/web/public.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import exports from '../../contract/exports.gen.json';
import { keptOf } from '../address/kept-filter.ts';
import type { CategorySearch } from '../address/page-search.ts';
import { filterOf } from '../address/report-search.ts';
import { pickOf } from '../address/shown-lines.ts';
import { TAKEN } from '../filters/taken.ts';
import { ReportFrame } from '../frame/report-frame.tsx';
import { ShownAmount } from '../lines/shown-amount.tsx';
import { choicesQuery } from '../report-queries.ts';
import { CategoryView } from './category-view.tsx';

/** The report of what the money is spent on. */
export function CategoryPageView({ search }: { search: CategorySearch }) {
  const address = useListAddress();
  const { data: choices } = useSuspenseQuery(choicesQuery);
  const { parent } = search;
  const pick = {
    ...pickOf({ figure: 'amount', ...(parent && { by: 'category', key: parent }) }),
    by: 'category' as const,
  };
  return (
    <ReportFrame
      page="category"
      title="分类报表"
      search={search}
      choices={choices}
      address={address}
      taken={TAKEN.category}
      now={keptOf(search, {})}
      tools={
        <ExportButton {...exports['report-lines']} input={{ ...filterOf(search, choices.today), ...pick }}>
          导出明细
        </ExportButton>
      }
    >
      <CategoryView search={search} choices={choices} address={address} />
      <ShownAmount search={search} choices={choices} address={address} />
    </ReportFrame>
  );
}
