import { Button } from '#platform/web/controls/button.tsx';
import { TextAreaField } from '#platform/web/controls/text-field.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { Parcel } from '../contract/fulfilment-schemas.ts';
import { CountTable } from './count-table.tsx';
import { fulfilmentApi } from './fulfilment-api.ts';
import styles from './logistics.module.css';
import { SignerField } from './signer-field.tsx';
import { useSignRecord } from './use-sign-record.ts';

/** A buyer says what arrived, line by line; what is short or broken is written down with it. */
export function SignDialog({ parcel, onClose }: { parcel: Parcel; onClose: () => void }) {
  const act = useAct();
  const record = useSignRecord(parcel);
  const sign = async () => {
    const facts = record.read();
    if (!facts) return;
    const input = { shipmentNo: parcel.shipmentNo, ...facts };
    if (await act.run((context) => fulfilmentApi.call.sign(input, context), '已签收')) onClose();
  };
  const problem = record.wrong ?? act.problem;
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
      <CountTable lines={parcel.lines} typed={record.typed} onChange={record.setTyped} />
      <div className={styles.signer}>
        <SignerField label="签收人" value={record.signer} onChange={record.setSigner} />
        <TextAreaField
          label="备注"
          rows={2}
          maxLength={500}
          placeholder="如破损情况、缺少的配件"
          value={record.note}
          onChange={(event) => record.setNote(event.target.value)}
        />
      </div>
      <ProblemLine apart>{problem}</ProblemLine>
    </Dialog>
  );
}
