import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { BillMail } from '../../contract/bill-mail-contract.ts';
import { billMailApi, billMailsQuery } from './terms-api.ts';

const LOOKS_LIKE_MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** One address; null: a new one. */
export function BillMailDialog({ mail, onClose }: { mail: BillMail | null; onClose: () => void }) {
  const act = useAct({ renews: [billMailsQuery.queryKey] });
  const [email, setEmail] = useState(mail?.email ?? '');
  const [name, setName] = useState(mail?.name ?? '');
  const [statements, setStatements] = useState(mail?.statements ?? true);
  const [invoices, setInvoices] = useState(mail?.invoices ?? true);
  const fields = { email: email.trim(), name: name.trim(), statements, invoices };
  const save = async () => {
    const done = await act.run(
      (context) => (mail ? billMailApi.call.edit({ id: mail.id, ...fields }) : billMailApi.call.add(fields, context)),
      mail ? '邮箱已保存' : '邮箱已登记',
    );
    if (done) onClose();
  };
  const footer = (
    <>
      <Button onClick={onClose} disabled={act.busy}>
        取消
      </Button>
      <Button kind="primary" busy={act.busy} disabled={!LOOKS_LIKE_MAIL.test(fields.email)} onClick={() => void save()}>
        保存
      </Button>
    </>
  );
  return (
    <Dialog open title={mail ? '编辑对账邮箱' : '新增对账邮箱'} footer={footer} locked={act.busy} onClose={onClose}>
      <Stack>
        <TextField
          label="邮箱"
          required
          inputMode="email"
          maxLength={100}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <TextField
          label="收件人（选填）"
          maxLength={40}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Checkbox
          label="对账单出账时发送"
          checked={statements}
          onChange={({ target }) => setStatements(target.checked)}
        />
        <Checkbox label="发票开出时发送" checked={invoices} onChange={({ target }) => setInvoices(target.checked)} />
        <ProblemLine>{act.problem}</ProblemLine>
      </Stack>
    </Dialog>
  );
}
