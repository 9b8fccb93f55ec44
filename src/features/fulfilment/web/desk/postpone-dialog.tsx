import { useState } from 'react';
import { TextAreaField, TextField } from '#platform/web/controls/text-field.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { useAct } from '#platform/web/use-act.ts';
import { ActDialog } from './act-dialog.tsx';
import styles from './desk-order.module.css';
import { fulfilmentDeskApi } from './fulfilment-desk-api.ts';
import type { PartDialogProps } from './part-dialogs.tsx';

/** New days for a part; the buyer sees them everywhere, with what was promised first, and gets a mail. */
export function PostponeDialog({ order, part, onClose }: PartDialogProps) {
  const act = useAct();
  const [shipOn, setShipOn] = useState(part.shipOn ?? '');
  const [arriveOn, setArriveOn] = useState(part.arriveOn ?? '');
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const save = async () => {
    const problem = shipOn === '' ? '请填写发货日' : reason.trim().length < 2 ? '请填写改期原因' : null;
    setWrong(problem);
    if (problem) return;
    const days = { shipOn, arriveOn: arriveOn || null, reason: reason.trim() };
    const input = { orderNo: order.orderNo, version: order.version, partNo: part.partNo, ...days };
    if (await act.run((context) => fulfilmentDeskApi.call.postpone(input, context), '已改期')) onClose();
  };
  return (
    <ActDialog
      title={`改期 分单 ${part.partNo}`}
      confirmLabel="改期"
      busy={act.busy}
      problem={wrong ?? act.problem}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <Stack>
        <p className={styles.quiet}>现承诺：{part.promise}。改期后邮件通知客户，订单各处显示新日期并保留原承诺。</p>
        <div className={styles.fields}>
          <TextField
            label="发货日"
            required
            type="date"
            value={shipOn}
            onChange={(event) => setShipOn(event.target.value)}
          />
          <TextField
            label="送达日"
            type="date"
            value={arriveOn}
            onChange={(event) => setArriveOn(event.target.value)}
          />
        </div>
        <TextAreaField
          label="原因（客户可见）"
          required
          rows={2}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Stack>
    </ActDialog>
  );
}
