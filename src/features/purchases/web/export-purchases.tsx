import { useState } from 'react';
import { Permitted } from '#features/access/web/public.ts';
import { saveFile } from '#platform/web/browser/save-file.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { filterOf, type PurchaseSearch } from './purchase-search.ts';

/** Everything the filter finds as a workbook, only for those who may export. */
export function ExportPurchases({ search }: { search: PurchaseSearch }) {
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      await saveFile('/enterprise-service/fronted/purchase/export', filterOf(search), '已购商品.xlsx');
    } catch (error) {
      notify.error(error instanceof Error ? error.message : '导出失败，请检查网络后重试');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Permitted code="ORDER_EXPORT">
      <Button busy={busy} onClick={() => void run()}>
        导出 Excel
      </Button>
    </Permitted>
  );
}
