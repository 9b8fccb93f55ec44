import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { COMPANY_TITLES_PATH, INVOICE_PATH } from '#business/paths/rules/public.ts';
import { Permitted, usePermission } from '#features/access/web/public.ts';
import { ButtonLink } from '#platform/web/controls/button.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ListTable } from '#platform/web/kits/list/list-table.tsx';
import { PageLink } from '#platform/web/links/page-link.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { InvoiceTitle } from '../../contract/invoice-title-contract.ts';
import { titleColumns } from './title-columns.tsx';
import { titleApi, titlesQuery } from './title-queries.ts';

/** Runs an act that answers with the changed list, and shows that list. */
function useTitleAct() {
  const queryClient = useQueryClient();
  const { run } = useAct({ passing: true, otherwise: '操作失败，请检查网络后重试', renews: [] });
  return (act: Promise<InvoiceTitle[]>, done: string): Promise<boolean> =>
    run(async () => queryClient.setQueryData(titlesQuery.queryKey, await act), done);
}

export function TitleList({ titles }: { titles: readonly InvoiceTitle[] }) {
  const run = useTitleAct();
  const managesCompany = usePermission('COMPANY_MANAGEMENT');
  const [toRemove, setToRemove] = useState<InvoiceTitle | null>(null);
  const create = (
    <Permitted code="INVOICE_ADD">
      <ButtonLink href={`${INVOICE_PATH}?edit=new`} kind="primary">
        新增抬头
      </ButtonLink>
    </Permitted>
  );
  const columns = titleColumns({
    mayChange: ({ central }) => !central || managesCompany,
    onDefault: ({ id }) => void run(titleApi.call.setDefault({ titleId: id }), '已设为默认抬头'),
    onRemove: setToRemove,
  });
  const companyTitles = <PageLink href={COMPANY_TITLES_PATH}>公司抬头</PageLink>;
  // Said where a title of one's own can be kept and not used.
  const note = titles.some(({ usable }) => !usable) ? (
    <>本公司只向审核通过的公司抬头开票，其他抬头请在{companyTitles}申请</>
  ) : (
    <>下单时从这里选择；全公司共用的抬头在{companyTitles}申请</>
  );
  return (
    <Section title="发票信息" note={note} action={create} flush>
      <ListTable
        caption="发票抬头"
        columns={columns}
        rows={titles}
        rowKey={(row) => row.id}
        empty={
          <EmptyState title="还没有发票抬头" action={create}>
            保存常用抬头和开票资料后，下单时可以直接选用。
          </EmptyState>
        }
      />
      <ConfirmDialog
        open={toRemove !== null}
        title={`删除抬头“${toRemove?.title ?? ''}”？`}
        confirmLabel="删除抬头"
        danger
        onConfirm={() => (toRemove ? run(titleApi.call.remove({ titleId: toRemove.id }), '抬头已删除') : true)}
        onClose={() => setToRemove(null)}
      >
        {toRemove?.central ? '这是公司统一抬头，删除后全公司都不能再选用。' : ''}已经下单的订单不受影响。
      </ConfirmDialog>
    </Section>
  );
}
