import { Permitted } from '#features/access/web/public.ts';
import { SaveFileButton } from '#platform/web/controls/save-file-button.tsx';
import exports from '../contract/exports.gen.json';
import { filterOf, type PurchaseSearch } from './purchase-search.ts';

/** Everything the filter finds as a workbook, only for those who may export. */
export function ExportPurchases({ search }: { search: PurchaseSearch }) {
  return (
    <Permitted code="ORDER_EXPORT">
      <SaveFileButton {...exports.purchases} input={filterOf(search)}>
        导出 Excel
      </SaveFileButton>
    </Permitted>
  );
}
