import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BuyersOnly, Permitted } from '#features/access/web/public.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { type Column, DataTable } from '#platform/web/display/data-table.tsx';
import { Row } from '#platform/web/display/row.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { EmptyState } from '#platform/web/feedback/empty-state.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { BillMail } from '../../contract/bill-mail-contract.ts';
import { BillMailDialog } from './bill-mail-dialog.tsx';
import { billMailApi, billMailsQuery } from './terms-api.ts';

const kindsOf = ({ statements, invoices }: BillMail) =>
  [statements && '对账单', invoices && '发票'].filter(Boolean).join('、') || '不发送';

/** Who gets statements and invoices by mail, whether they have an account or not. */
export function BillMails() {
  const { data: mails } = useSuspenseQuery(billMailsQuery);
  const act = useAct({ passing: true, renews: [billMailsQuery.queryKey] });
  const [edited, setEdited] = useState<BillMail | 'new' | null>(null);
  const [removed, setRemoved] = useState<BillMail | null>(null);
  const remove = () => act.run(() => billMailApi.call.remove({ id: removed?.id ?? '' }), '邮箱已删除');
  const columns: readonly Column<BillMail>[] = [
    { key: 'email', header: '邮箱', rowHeader: true, render: ({ email }) => email },
    { key: 'name', header: '收件人', width: 140, render: ({ name }) => name || '—' },
    { key: 'kinds', header: '接收', width: 140, render: kindsOf },
    {
      key: 'acts',
      header: '操作',
      width: 150,
      render: (mail) => (
        <BuyersOnly>
          <Row gap={4}>
            <Permitted code="BILL_MAIL_EDIT">
              <Button kind="quiet" size="sm" aria-label={`编辑 ${mail.email}`} onClick={() => setEdited(mail)}>
                编辑
              </Button>
            </Permitted>
            <Permitted code="BILL_MAIL_DELETE">
              <Button kind="quiet" size="sm" aria-label={`删除 ${mail.email}`} onClick={() => setRemoved(mail)}>
                删除
              </Button>
            </Permitted>
          </Row>
        </BuyersOnly>
      ),
    },
  ];
  return (
    <Section
      title="对账邮箱"
      note="出账、开票后自动发送"
      flush
      action={
        <BuyersOnly>
          <Permitted code="BILL_MAIL_ADD">
            <Button size="sm" onClick={() => setEdited('new')}>
              新增邮箱
            </Button>
          </Permitted>
        </BuyersOnly>
      }
    >
      {mails.length === 0 ? (
        <EmptyState title="还没有对账邮箱">登记后，对账单和发票会同时发到这些邮箱。</EmptyState>
      ) : (
        <DataTable stacks caption="对账邮箱" columns={columns} rows={mails} rowKey={({ id }) => id} />
      )}
      {edited && (
        <BillMailDialog
          key={edited === 'new' ? 'new' : edited.id}
          mail={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
      <ConfirmDialog
        open={removed !== null}
        title={`删除 ${removed?.email ?? ''}？`}
        confirmLabel="删除"
        danger
        onConfirm={remove}
        onClose={() => setRemoved(null)}
      >
        <p>以后的对账单和发票不再发到这个邮箱。</p>
      </ConfirmDialog>
    </Section>
  );
}
