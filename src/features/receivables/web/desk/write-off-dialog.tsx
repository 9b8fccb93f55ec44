import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { TextAreaField, TextField } from '#platform/web/controls/text-field.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import type { OpenItemView } from '../../contract/receivable-schemas.ts';
import styles from '../receivables.module.css';
import { receivableDeskApi, useBooking } from './receivable-desk-api.ts';

type Props = { customerCode: string; item: OpenItemView; onClose: () => void };

/** Asks for a debt to be given up; nothing moves until somebody else agrees. */
export function WriteOffDialog({ customerCode, item: { statementNo, open }, onClose }: Props) {
  const { busy, problem, run } = useBooking();
  const [amount, setAmount] = useState(open);
  const [reason, setReason] = useState('');
  const save = async () => {
    const input = { customerCode, statementNo, amount, reason: reason.trim() };
    if (await run((options) => receivableDeskApi.call.askWriteOff(input, options), '已提交，等待复核')) onClose();
  };
  const whole = /^\d+(\.\d{1,2})?$/.test(amount) && reason.trim().length >= 4;
  const buttons = (
    <>
      <Button onClick={onClose} disabled={busy}>
        取消
      </Button>
      <Button kind="primary" busy={busy} disabled={!whole} onClick={() => void save()}>
        提交复核
      </Button>
    </>
  );
  return (
    <Dialog open title={`坏账核销 ${statementNo}`} footer={buttons} locked={busy} onClose={onClose}>
      <Stack>
        <TextField
          label="核销金额"
          required
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.target.value.trim())}
        />
        <TextAreaField
          label="原因"
          required
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <p className={styles.note}>由另一位有复核权限的同事同意后生效。</p>
        <ProblemLine>{problem}</ProblemLine>
      </Stack>
    </Dialog>
  );
}
