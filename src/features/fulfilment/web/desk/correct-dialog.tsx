import { useState } from 'react';
import { TextAreaField, TextField } from '#platform/web/controls/text-field.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { StockRow } from '../../contract/stock-desk-contract.ts';
import { ActDialog } from './act-dialog.tsx';
import styles from './desk-order.module.css';
import { stockDeskApi } from './stock-desk-api.ts';

/** A counted figure takes the place of the booked one; what orders hold stays covered. */
export function CorrectDialog({ row, onClose }: { row: StockRow; onClose: () => void }) {
  const act = useAct();
  const [typed, setTyped] = useState(String(row.onHand));
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const save = async () => {
    const after = Number(typed);
    if (!/^\d{1,8}$/.test(typed.trim())) return setWrong('请填写 0 或正整数');
    if (after < row.reserved) return setWrong(`有 ${row.reserved} ${row.orderUnit}已为订单预占，不能更正为更少`);
    setWrong(null);
    const { skuCode, warehouse, onHand: before } = row;
    const input = { skuCode, warehouse, before, after, reason: reason.trim() };
    if (await act.run((context) => stockDeskApi.call.correct(input, context), '库存已更正')) onClose();
  };
  return (
    <ActDialog
      title={`更正库存 ${row.skuCode}`}
      confirmLabel="更正"
      busy={act.busy}
      problem={wrong ?? act.problem}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <Stack>
        <p>{`${row.productName} · ${row.warehouseName}`}</p>
        <p className={styles.quiet}>{`账面 ${row.onHand} ${row.orderUnit}，其中预占 ${row.reserved}`}</p>
        <TextField
          label={`实际库存（${row.orderUnit}）`}
          required
          inputMode="numeric"
          maxLength={8}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <TextAreaField
          label="更正原因"
          required
          rows={2}
          maxLength={200}
          placeholder="如：盘点差异、报损、到货入库"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Stack>
    </ActDialog>
  );
}
