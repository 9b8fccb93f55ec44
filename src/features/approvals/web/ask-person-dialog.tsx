import { useState } from 'react';
import { TextAreaField } from '#platform/web/controls/text-field.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import { PersonField } from './person-field.tsx';

/** Ways to ask somebody else, with what each does. */
export const ASK_WAYS = {
  transfer: { label: '转签', note: '由对方代替您审批，您不再处理。' },
  sign_before: { label: '前加签', note: '先请对方审批，对方同意后回到您这里。' },
  sign_after: { label: '后加签', note: '您同意，并再请对方审批。' },
  copy: { label: '抄送', note: '让对方知道，不需要对方处理。' },
} as const;

export type AskWay = keyof typeof ASK_WAYS;

type Props = {
  way: AskWay | null;
  onAsk: (way: AskWay, toMemberId: string, comment: string) => Promise<boolean>;
  onClose: () => void;
};

/** Whom to ask or tell, and what to say to it. */
export function AskPersonDialog({ way, onAsk, onClose }: Props) {
  const [memberId, setMemberId] = useState('');
  const [comment, setComment] = useState('');
  const [missing, setMissing] = useState(false);
  const ask = async () => {
    setMissing(memberId === '');
    if (way === null || memberId === '' || !(await onAsk(way, memberId, comment.trim()))) return false;
    setMemberId('');
    setComment('');
    return true;
  };
  const { label, note } = ASK_WAYS[way ?? 'transfer'];
  return (
    <ConfirmDialog open={way !== null} title={label} confirmLabel={label} onConfirm={ask} onClose={onClose}>
      <p>{note}</p>
      <PersonField
        label="同事"
        value={memberId}
        error={missing ? '请选择一位同事' : undefined}
        onChange={setMemberId}
      />
      {way !== 'copy' && (
        <TextAreaField
          label="说明"
          rows={2}
          maxLength={500}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      )}
    </ConfirmDialog>
  );
}
