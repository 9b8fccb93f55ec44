import { useState } from 'react';
import { TextAreaField } from '../controls/text-field.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** What is asked: the dialog's title, the field's label, the act by its name. */
export type AskWords = { title: string; label: string; confirm: string };

type AskDialogProps = {
  open: boolean;
  words: AskWords;
  danger?: boolean;
  /** Why the answer was refused. */
  problem: string | null;
  /** Takes what was written; resolves true when the act is done. */
  onAnswer: (text: string) => Promise<boolean>;
  onClose: () => void;
};

/** An act that wants one text: a question to somebody, a reason. What was written goes with the dialog. */
export function AskDialog({ open, words, danger, problem, onAnswer, onClose }: AskDialogProps) {
  const [text, setText] = useState('');
  return (
    <ConfirmDialog
      open={open}
      title={words.title}
      confirmLabel={words.confirm}
      danger={danger}
      onConfirm={() => onAnswer(text.trim())}
      onClose={() => {
        onClose();
        setText('');
      }}
    >
      <TextAreaField
        label={words.label}
        rows={3}
        maxLength={300}
        value={text}
        error={problem ?? undefined}
        onChange={(event) => setText(event.target.value)}
      />
    </ConfirmDialog>
  );
}
