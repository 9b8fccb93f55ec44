import { useState } from 'react';
import { ActDialog } from '#features/fulfilment/web/desk/public.ts';
import { TextAreaField } from '#platform/web/controls/text-field.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DeskException } from '../../contract/check-schemas.ts';
import { statementDeskApi } from './desk-api.ts';

/** What the desk has found out about a difference: the customer reads it. */
export function ClearDialog({ found, onClose }: { found: DeskException; onClose: () => void }) {
  const act = useAct({ staleAfter: ['EXCEPTION_DONE'] });
  const [note, setNote] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const { exceptionId, reasonLabel, name, orderNo, expected, found: said, difference } = found;
  const send = async () => {
    const words = note.trim();
    setWrong(words.length < 2 ? '请填写处理说明' : null);
    if (words.length < 2) return;
    const input = { exceptionId, note: words };
    if (await act.run((context) => statementDeskApi.call.resolveException(input, context), '差异已处理')) onClose();
  };
  return (
    <ActDialog
      title={`处理差异：${reasonLabel}`}
      confirmLabel="处理完成"
      busy={act.busy}
      problem={wrong ?? act.problem}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <Stack>
        <p>
          {orderNo} {name}：{expected}，{said}（{difference}）。
        </p>
        <TextAreaField
          label="处理说明（客户可见）"
          required
          rows={3}
          maxLength={200}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Stack>
    </ActDialog>
  );
}
