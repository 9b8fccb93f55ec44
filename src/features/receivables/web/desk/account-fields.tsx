import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Halves } from '#platform/web/display/halves.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { bankApi, useBooking } from './receivable-desk-api.ts';

const NONE = { name: '', bankName: '', accountNo: '' };

/** One more account of the shop, for whose statements files are brought. */
export function AccountFields({ open }: { open: boolean }) {
  const { busy, problem, run } = useBooking();
  const [draft, setDraft] = useState(NONE);
  const set = (field: keyof typeof NONE) => (event: { target: { value: string } }) =>
    setDraft({ ...draft, [field]: event.target.value });
  const save = async () => {
    const input = { name: draft.name.trim(), bankName: draft.bankName.trim(), accountNo: draft.accountNo.trim() };
    if (await run((options) => bankApi.call.addAccount(input, options), '已登记银行账户')) setDraft(NONE);
  };
  const whole = draft.name !== '' && draft.bankName !== '' && /^[\d -]{6,40}$/.test(draft.accountNo.trim());
  return (
    <details open={open}>
      <summary>登记银行账户</summary>
      <Halves>
        <TextField label="账户名称" maxLength={60} value={draft.name} onChange={set('name')} />
        <TextField label="开户行" maxLength={60} value={draft.bankName} onChange={set('bankName')} />
        <TextField
          label="账号"
          inputMode="numeric"
          maxLength={40}
          value={draft.accountNo}
          onChange={set('accountNo')}
          beside={
            <Button busy={busy} disabled={!whole} onClick={() => void save()}>
              登记
            </Button>
          }
        />
      </Halves>
      <ProblemLine>{problem}</ProblemLine>
    </details>
  );
}
