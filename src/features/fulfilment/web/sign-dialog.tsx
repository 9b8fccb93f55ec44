import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { TextAreaField, TextField } from '#platform/web/controls/text-field.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { Parcel } from '../contract/fulfilment-schemas.ts';
import { CountTable } from './count-table.tsx';
import { asSent, readCounts } from './counts.ts';
import { fulfilmentApi } from './fulfilment-api.ts';
import styles from './logistics.module.css';

/** A buyer says what arrived, line by line; what is short or broken is written down with it. */
export function SignDialog({ parcel, onClose }: { parcel: Parcel; onClose: () => void }) {
  const act = useAct();
  const [typed, setTyped] = useState(() => asSent(parcel.lines));
  const [signer, setSigner] = useState('');
  const [note, setNote] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const sign = async () => {
    const read = readCounts(parcel.lines, typed);
    if ('problem' in read) return setWrong(read.problem);
    if (signer.trim() === '') return setWrong('请填写签收人');
    setWrong(null);
    const input = { shipmentNo: parcel.shipmentNo, signer: signer.trim(), note: note.trim(), lines: read.counts };
    if (await act.run((context) => fulfilmentApi.call.sign(input, context), '已签收')) onClose();
  };
  const problem = wrong ?? act.problem;
  return (
    <Dialog
      open
      size="lg"
      title={`签收 ${parcel.shipmentNo}`}
      locked={act.busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} disabled={act.busy}>
            取消
          </Button>
          <Button kind="primary" busy={act.busy} onClick={() => void sign()}>
            确认签收
          </Button>
        </>
      }
    >
      <CountTable lines={parcel.lines} typed={typed} onChange={setTyped} />
      <div className={styles.signer}>
        <TextField
          label="签收人"
          required
          maxLength={30}
          value={signer}
          onChange={(event) => setSigner(event.target.value)}
        />
        <TextAreaField
          label="备注"
          rows={2}
          maxLength={500}
          placeholder="如破损情况、缺少的配件"
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
