import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { quoteHref } from '#business/paths/rules/public.ts';
import { Permitted } from '#features/access/web/public.ts';
import { saveFile } from '#platform/web/browser/save-file.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { notify } from '#platform/web/feedback/notify.ts';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { QuoteDetail } from '../contract/quote-schemas.ts';
import { quoteApi } from './quote-api.ts';

async function save(path: string, input: object): Promise<void> {
  try {
    await saveFile(path, input, '报价');
  } catch (error) {
    notify.error(error instanceof Error ? error.message : '导出失败，请稍后再试');
  }
}

/** What can be done with a quote as a whole; only what is allowed now is offered. */
export function QuoteActs({ quote }: { quote: QuoteDetail }) {
  const { quoteNo, canCancel, versions } = quote;
  const router = useRouter();
  const act = useAct();
  const [cancelling, setCancelling] = useState(false);
  const copy = async () => {
    let next = '';
    const copied = await act.run(async (context) => {
      ({ quoteNo: next } = await quoteApi.call.copy({ quoteNo }, context));
    }, '已按原清单再次询价');
    if (copied) await router.navigate({ href: quoteHref(next) });
  };
  return (
    <>
      <ProblemWords>{act.problem}</ProblemWords>
      {versions.length > 0 && (
        <Permitted code="QUOTE_EXPORT">
          <Button onClick={() => void save(`/oms-front/quote/quotExportPdf/${quoteNo}`, {})}>导出 PDF</Button>
          <Button onClick={() => void save('/oms-front/quote/quotExportExcel', { quoteNo })}>导出 Excel</Button>
        </Permitted>
      )}
      <Permitted code="QUOTE_ADD">
        <Button busy={act.busy} onClick={() => void copy()}>
          再次询价
        </Button>
      </Permitted>
      {canCancel && (
        <Permitted code="QUOTE_CANCEL">
          <Button onClick={() => setCancelling(true)}>取消报价</Button>
        </Permitted>
      )}
      <ConfirmDialog
        open={cancelling}
        title="取消这张报价？"
        confirmLabel="取消报价"
        dismissLabel="保留"
        danger
        onConfirm={() => act.run(() => quoteApi.call.cancel({ quoteNo }), '报价已取消')}
        onClose={() => setCancelling(false)}
      >
        取消后不能再按此报价下单，已转的订单不受影响。
      </ConfirmDialog>
    </>
  );
}
