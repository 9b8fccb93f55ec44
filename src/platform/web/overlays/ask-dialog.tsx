import { useState } from 'react';
import { TextAreaField } from '../controls/text-field.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Characters of an answer, at least. */
const LEAST = 2;

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
  const [missing, setMissing] = useState(false);
  const answer = async () => {
    const wanting = text.trim().length < LEAST;
    setMissing(wanting);
    return !wanting && (await onAnswer(text.trim()));
  };
  return (
    <ConfirmDialog
      open={open}
      title={words.title}
      confirmLabel={words.confirm}
      danger={danger}
      onConfirm={answer}
      onClose={() => {
        onClose();
        setText('');
        setMissing(false);
      }}
    >
      <TextAreaField
        label={words.label}
        required
        rows={3}
        maxLength={300}
        value={text}
        error={missing ? '请填写，至少 2 个字' : (problem ?? undefined)}
        onChange={(event) => setText(event.target.value)}
      />
    </ConfirmDialog>
  );
}
