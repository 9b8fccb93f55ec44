import { Permitted } from '#features/access/web/public.ts';
import { SaveFileButton } from '#platform/web/controls/save-file-button.tsx';
import { filterOf, type PurchaseSearch } from './purchase-search.ts';

/** Everything the filter finds as a workbook, only for those who may export. */
export function ExportPurchases({ search }: { search: PurchaseSearch }) {
  return (
    <Permitted code="ORDER_EXPORT">
      <SaveFileButton
        path="/enterprise-service/fronted/purchase/export"
        input={filterOf(search)}
        fileName="已购商品.xlsx"
      >
        导出 Excel
      </SaveFileButton>
    </Permitted>
  );
}
