import { useState } from 'react';
import { ActDialog } from '#features/fulfilment/web/desk/public.ts';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import type { ActContext } from '#platform/web/use-act.ts';
import type { DeskDetail } from '../../contract/invoice-schemas.ts';
import { useInvoiceAct } from '../invoice-api.ts';
import { deskApi } from './desk-api.ts';

/** Papers leave with a carrier: the customer sees with which, and under which number. */
export function DeliverDialog({ found, onClose }: { found: DeskDetail; onClose: () => void }) {
  const { applicationNo, version, deliveryWay, receiver } = found;
  const act = useInvoiceAct();
  const [carrier, setCarrier] = useState('');
  const [trackingNo, setTrackingNo] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const papers = deliveryWay === 'courier';
  const send = async () => {
    const input = { applicationNo, version, carrier: carrier.trim(), trackingNo: trackingNo.trim() };
    if (papers && (input.carrier === '' || input.trackingNo === '')) return setWrong('请填写快递公司和运单号');
    setWrong(null);
    const done = await act.run((context: ActContext) => deskApi.call.deliver(input, context), '已登记交付');
    if (done) onClose();
  };
  return (
    <ActDialog
      title="登记发票寄出"
      confirmLabel="登记"
      busy={act.busy}
      problem={wrong ?? act.problem}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <Stack>
        {receiver && (
          <p>
            收件：{receiver.receiver} {receiver.phone} {receiver.province}
            {receiver.city}
            {receiver.district}
            {receiver.detail}
          </p>
        )}
        <TextField
          label="快递公司"
          maxLength={40}
          value={carrier}
          onChange={({ target }) => setCarrier(target.value)}
        />
        <TextField
          label="运单号"
          hint="客户会在开票申请中看到"
          maxLength={40}
          value={trackingNo}
          onChange={({ target }) => setTrackingNo(target.value)}
        />
      </Stack>
    </ActDialog>
  );
}
