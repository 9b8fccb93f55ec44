import { useSuspenseQuery } from '@tanstack/react-query';
import { ExportButton } from '#business/transfers/web/public.ts';
import { useListAddress } from '#platform/web/kits/list/use-list-address.ts';
import exports from '../../contract/exports.gen.json';
import { keptOf } from '../address/kept-filter.ts';
import type { DeliverySearch } from '../address/page-search.ts';
import { filterOf } from '../address/report-search.ts';
import { TAKEN } from '../filters/taken.ts';
import { ReportFrame } from '../frame/report-frame.tsx';
import { choicesQuery } from '../report-queries.ts';
import { DeliveryView } from './delivery-view.tsx';

/** The report of how promises were kept. */
export function DeliveryPageView({ search }: { search: DeliverySearch }) {
  const address = useListAddress();
  const { data: choices } = useSuspenseQuery(choicesQuery);
  const input = { ...filterOf(search, choices.today), pick: 'due' as const };
  return (
    <ReportFrame
      page="delivery"
      title="交付报表"
      search={search}
      choices={choices}
      address={address}
      taken={TAKEN.delivery}
      now={keptOf(search, {})}
      tools={
        <ExportButton {...exports['report-deliveries']} input={input}>
          导出明细
        </ExportButton>
      }
    >
      <DeliveryView search={search} choices={choices} address={address} />
    </ReportFrame>
  );
}
