import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import type { InvoiceView } from '../../contract/invoice-schemas.ts';
import { type InvoicePurpose, PURPOSE_CODES, PURPOSES } from '../../contract/invoice-words.ts';
import { invoiceApi, useInvoiceAct } from '../invoice-api.ts';

const OPTIONS = PURPOSE_CODES.map((value) => ({ value, label: PURPOSES[value] }));

/** What the company did with an invoice in its own books, and what it uses it for. */
export function BookDialog({ invoice, onClose }: { invoice: InvoiceView; onClose: () => void }) {
  const { requestNo, version } = invoice;
  const act = useInvoiceAct();
  const [booked, setBooked] = useState(invoice.bookedAt !== null);
  const [voucherNo, setVoucherNo] = useState(invoice.voucherNo);
  const [purpose, setPurpose] = useState<InvoicePurpose>(invoice.purpose);
  const save = async () => {
    const input = { requestNo, version, booked, voucherNo: voucherNo.trim(), purpose };
    if (await act.run((context) => invoiceApi.call.book(input, context), '已登记')) onClose();
  };
  return (
    <Dialog
      open
      title={`登记入账与用途 ${invoice.invoiceNo ?? ''}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" busy={act.busy} onClick={() => void save()}>
            保存
          </Button>
        </>
      }
    >
      <Stack>
        <ProblemWords>{act.problem}</ProblemWords>
        <Checkbox label="已入账" checked={booked} onChange={({ target }) => setBooked(target.checked)} />
        <TextField
          label="凭证号（选填）"
          maxLength={60}
          value={voucherNo}
          disabled={!booked}
          onChange={({ target }) => setVoucherNo(target.value)}
        />
        <SelectField
          label="用途"
          value={purpose}
          options={OPTIONS}
          onChange={({ target }) => setPurpose(target.value as InvoicePurpose)}
        />
      </Stack>
    </Dialog>
  );
}
