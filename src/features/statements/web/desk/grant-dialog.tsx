import { useState } from 'react';
import { ActDialog } from '#features/fulfilment/web/desk/public.ts';
import { TextAreaField, TextField } from '#platform/web/controls/text-field.tsx';
import { Halves } from '#platform/web/display/halves.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DeskDispute } from '../../contract/dispute-schemas.ts';
import { statementDeskApi } from './desk-api.ts';

const AMOUNT = /^\d{1,9}(?:\.\d{1,2})?$/;

/** People type 105.6; calls take two decimals. */
function twoDecimals(typed: string): string {
  const [whole = '', cents = ''] = typed.split('.');
  return `${whole}.${cents.padEnd(2, '0')}`;
}

/** What is taken off the line. The customer agrees before anything is booked; the line itself stays as it was billed. */
export function GrantDialog({ found, onClose }: { found: DeskDispute; onClose: () => void }) {
  const { disputeNo, version, asked, line, claimedQuantity } = found;
  const act = useAct({ staleAfter: ['DISPUTE_CHANGED', 'DISPUTE_STEP'] });
  const [amount, setAmount] = useState(asked);
  const missing = claimedQuantity === null ? 0 : Math.max(0, line.quantity - claimedQuantity);
  const [quantity, setQuantity] = useState(String(missing));
  const [words, setWords] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const send = async () => {
    const problem = !AMOUNT.test(amount.trim())
      ? '请填写调整金额，最多两位小数'
      : !/^\d{1,6}$/.test(quantity.trim())
        ? '未到数量请填写整数'
        : words.trim().length < 2
          ? '请填写给客户的答复'
          : null;
    setWrong(problem);
    if (problem) return;
    const input = {
      disputeNo,
      version,
      amount: twoDecimals(amount.trim()),
      quantity: Number(quantity.trim()),
      words: words.trim(),
    };
    if (await act.run((context) => statementDeskApi.call.grant(input, context), '已发给客户确认')) onClose();
  };
  return (
    <ActDialog
      title={`拟出调整 ${disputeNo}`}
      confirmLabel="发给客户确认"
      busy={act.busy}
      problem={wrong ?? act.problem}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <Stack>
        <p>
          客户申请少付 <Money yuan={asked} exact />
          ，该行应付 <Money yuan={line.due} exact />。
        </p>
        <Halves>
          <TextField
            label="少收金额（元，含税）"
            required
            inputMode="decimal"
            maxLength={14}
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
          <TextField
            label={`其中未到数量（${line.unit || '件'}）`}
            inputMode="numeric"
            maxLength={6}
            value={quantity}
            onChange={({ target }) => setQuantity(target.value)}
          />
        </Halves>
        <TextAreaField
          label="给客户的答复"
          required
          rows={3}
          maxLength={500}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </Stack>
    </ActDialog>
  );
}
