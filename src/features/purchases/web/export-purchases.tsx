import { ExportButton } from '#business/transfers/web/public.ts';
import { Permitted } from '#features/access/web/public.ts';
import exports from '../contract/exports.gen.json';
import { filterOf, type PurchaseSearch } from './purchase-search.ts';

/** Everything the filter finds as a workbook, only for those who may export. */
export function ExportPurchases({ search }: { search: PurchaseSearch }) {
  return (
    <Permitted code="ORDER_EXPORT">
      <ExportButton {...exports.purchases} input={filterOf(search)}>
        导出 Excel
      </ExportButton>
    </Permitted>
  );
}
