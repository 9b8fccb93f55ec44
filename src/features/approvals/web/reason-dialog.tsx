import { useState } from 'react';
import { TextAreaField } from '#platform/web/controls/text-field.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';

type Props = {
  open: boolean;
  title: string;
  /** What will happen. */
  note: string;
  confirmLabel: string;
  danger?: boolean;
  onConfirm: (reason: string) => Promise<boolean>;
  onClose: () => void;
};

/** Asks for the words that go with an act; without them it is not done. */
export function ReasonDialog({ open, title, note, confirmLabel, danger, onConfirm, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const confirm = async () => {
    const words = reason.trim();
    setMissing(words === '');
    if (words === '' || !(await onConfirm(words))) return false;
    setReason('');
    return true;
  };
  return (
    <ConfirmDialog {...{ open, title, confirmLabel, danger, onClose }} onConfirm={confirm}>
      <p>{note}</p>
      <TextAreaField
        label="说明"
        required
        rows={3}
        maxLength={500}
        value={reason}
        error={missing ? '请填写说明' : undefined}
        onChange={(event) => setReason(event.target.value)}
      />
    </ConfirmDialog>
  );
}
