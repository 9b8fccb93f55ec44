import { useState } from 'react';
import { TextAreaField, TextField } from '#platform/web/controls/text-field.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DeskOrder } from '../../contract/fulfilment-desk-schemas.ts';
import type { Parcel } from '../../contract/fulfilment-schemas.ts';
import { CountTable } from '../count-table.tsx';
import { SignerField } from '../signer-field.tsx';
import { useSignRecord } from '../use-sign-record.ts';
import { ActDialog } from './act-dialog.tsx';
import styles from './desk-order.module.css';
import { fulfilmentDeskApi } from './fulfilment-desk-api.ts';
import { ReceiptField } from './receipt-field.tsx';

export type ParcelDialogProps = { order: DeskOrder; parcel: Parcel; onClose: () => void };

const { call } = fulfilmentDeskApi;

/** The slip that came back: who signed, what was counted, and its scan. */
export function DeskSignDialog({ order, parcel, onClose }: ParcelDialogProps) {
  const act = useAct();
  const record = useSignRecord(parcel);
  const [receipts, setReceipts] = useState<File[]>([]);
  const save = async () => {
    const facts = record.read();
    if (!facts) return;
    const { orderNo, version } = order;
    const input = { orderNo, version, shipmentNo: parcel.shipmentNo, ...facts, receipts };
    if (await act.run((context) => call.sign(input, context), '签收已登记')) onClose();
  };
  return (
    <ActDialog
      size="lg"
      title={`登记签收 ${parcel.shipmentNo}`}
      confirmLabel="登记签收"
      busy={act.busy}
      problem={record.wrong ?? act.problem}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <CountTable lines={parcel.lines} typed={record.typed} onChange={record.setTyped} />
      <div className={styles.fields}>
        <SignerField label="签收人" value={record.signer} onChange={record.setSigner} />
        <TextField
          label="备注"
          maxLength={500}
          value={record.note}
          onChange={(event) => record.setNote(event.target.value)}
        />
      </div>
      <ReceiptField onChoose={setReceipts} onProblem={record.setWrong} />
    </ActDialog>
  );
}

export function RefuseDialog({ order, parcel, onClose }: ParcelDialogProps) {
  const act = useAct();
  const [signer, setSigner] = useState('');
  const [reason, setReason] = useState('');
  const save = async () => {
    const { orderNo, version } = order;
    const input = { orderNo, version, shipmentNo: parcel.shipmentNo, signer: signer.trim(), reason: reason.trim() };
    if (await act.run((context) => call.refuse(input, context), '拒收已登记')) onClose();
  };
  return (
    <ActDialog
      title={`登记拒收 ${parcel.shipmentNo}`}
      confirmLabel="登记拒收"
      danger
      busy={act.busy}
      problem={act.problem}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <Stack>
        <SignerField label="拒收人" value={signer} onChange={setSigner} />
        <TextAreaField
          label="拒收原因"
          required
          rows={3}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Stack>
    </ActDialog>
  );
}

/** Scans that come after the signature. */
export function ReceiptsDialog({ parcel, onClose }: Omit<ParcelDialogProps, 'order'>) {
  const act = useAct();
  const [receipts, setReceipts] = useState<File[]>([]);
  const [wrong, setWrong] = useState<string | null>(null);
  const save = async () => {
    if (receipts.length === 0) return setWrong('请选择文件');
    const input = { shipmentNo: parcel.shipmentNo, receipts };
    if (await act.run((context) => call.addReceipts(input, context), '回单已上传')) onClose();
  };
  return (
    <ActDialog
      title={`上传签收回单 ${parcel.shipmentNo}`}
      confirmLabel="上传"
      busy={act.busy}
      problem={wrong ?? act.problem}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <ReceiptField onChoose={setReceipts} onProblem={setWrong} />
    </ActDialog>
  );
}

export function CancelRestDialog({ order, onClose }: { order: DeskOrder; onClose: () => void }) {
  const act = useAct();
  const [reason, setReason] = useState('');
  const save = async () => {
    const input = { orderNo: order.orderNo, version: order.version, reason: reason.trim() };
    if (await act.run((context) => call.cancel(input, context), '已取消')) onClose();
  };
  return (
    <ActDialog
      title={order.parcels.length > 0 ? '取消未发货的商品？' : '取消整张订单？'}
      confirmLabel="取消商品"
      danger
      busy={act.busy}
      problem={act.problem}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <p className={styles.quiet}>已发出的包裹不受影响；预占的库存会释放，客户会在订单动态里看到原因。</p>
      <TextAreaField
        label="取消原因"
        required
        rows={3}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </ActDialog>
  );
}
