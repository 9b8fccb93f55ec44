import { useState } from 'react';
import { TextAreaField } from '#platform/web/controls/text-field.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import { FilePicker } from '#platform/web/upload/file-picker.tsx';
import { useRequestFiles } from './use-request-files.ts';

type Props = {
  open: boolean;
  title: string;
  /** What will happen. */
  note: string;
  confirmLabel: string;
  danger?: boolean;
  /** False: nothing goes along with the words. */
  withFiles: boolean;
  onConfirm: (reason: string, fileIds: string[]) => Promise<boolean>;
  onClose: () => void;
};

/** Asks for the words that go with an act; without them it is not done. */
export function ReasonDialog({ open, title, note, confirmLabel, danger, withFiles, onConfirm, onClose }: Props) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const picked = useRequestFiles();
  const confirm = async () => {
    const words = reason.trim();
    setMissing(words === '');
    const fileIds = picked.files.map(({ id }) => id);
    if (words === '' || !(await onConfirm(words, fileIds))) return false;
    setReason('');
    picked.clear();
    return true;
  };
  return (
    <ConfirmDialog
      open={open}
      title={title}
      confirmLabel={confirmLabel}
      danger={danger}
      onClose={onClose}
      onConfirm={confirm}
    >
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
      {withFiles && <FilePicker label="添加附件" picked={picked} />}
    </ConfirmDialog>
  );
}
