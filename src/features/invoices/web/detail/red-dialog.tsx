import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import type { ActContext } from '#platform/web/use-act.ts';
import type { InvoiceView } from '../../contract/invoice-schemas.ts';
import { RED_REASON_CODES, RED_REASONS, type RedReason } from '../../contract/invoice-words.ts';
import { useInvoiceAct } from '../invoice-api.ts';

interface RedInput {
  requestNo: string;
  version: number;
  reason: RedReason;
  note: string;
  lines?: { lineNo: number; quantity: number; amount: string }[];
  reissue: boolean;
}

interface RedDialogProps {
  invoice: InvoiceView;
  onClose: () => void;
  send: (input: RedInput, context: ActContext) => Promise<unknown>;
}

const REASONS = RED_REASON_CODES.map((value) => ({ value, label: `${value} ${RED_REASONS[value]}` }));
const AMOUNT = /^\d{1,10}(\.\d{1,2})?$/;

type Typed = Readonly<Record<number, { quantity: string; amount: string }>>;

/** Typed parts as they are sent; null where one cannot be read. */
function partsOf(typed: Typed): NonNullable<RedInput['lines']> | null {
  const parts: NonNullable<RedInput['lines']> = [];
  for (const [lineNo, { quantity, amount }] of Object.entries(typed)) {
    if (quantity.trim() === '' && amount.trim() === '') continue;
    const units = Number(quantity.trim() || '0');
    if (!Number.isInteger(units) || units < 0 || !AMOUNT.test(amount.trim())) return null;
    parts.push({ lineNo: Number(lineNo), quantity: units, amount: Number(amount.trim()).toFixed(2) });
  }
  return parts.length > 0 ? parts : null;
}

/** Asks for a red letter of an invoice, whole or in part. */
export function RedDialog({ invoice, onClose, send }: RedDialogProps) {
  const { requestNo, version } = invoice;
  const act = useInvoiceAct();
  const [reason, setReason] = useState<RedReason>('01');
  const [note, setNote] = useState('');
  const [whole, setWhole] = useState(true);
  const [reissue, setReissue] = useState(false);
  const [typed, setTyped] = useState<Typed>({});
  const [wrong, setWrong] = useState<string | null>(null);
  const type = (lineNo: number, part: Partial<Typed[number]>) =>
    setTyped((before) => ({ ...before, [lineNo]: { quantity: '', amount: '', ...before[lineNo], ...part } }));
  const submit = async () => {
    const lines = whole ? undefined : partsOf(typed);
    if (lines === null) return setWrong('请至少填写一行：数量填 0 或正整数，金额填正数，最多两位小数');
    setWrong(null);
    const input = { requestNo, version, reason, note: note.trim(), lines, reissue };
    if (await act.run((context) => send(input, context), '红字确认单已提交')) onClose();
  };
  return (
    <Dialog
      open
      title={`申请红字发票 ${invoice.invoiceNo ?? ''}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" busy={act.busy} onClick={() => void submit()}>
            提交
          </Button>
        </>
      }
    >
      <Stack>
        <ProblemWords>{wrong ?? act.problem}</ProblemWords>
        <SelectField
          label="红冲原因"
          value={reason}
          options={REASONS}
          onChange={({ target }) => setReason(target.value as RedReason)}
        />
        <SelectField
          label="范围"
          value={whole ? 'whole' : 'part'}
          options={[
            { value: 'whole', label: '发票剩余的全部' },
            { value: 'part', label: '部分商品或金额' },
          ]}
          onChange={({ target }) => setWhole(target.value === 'whole')}
        />
        {!whole &&
          invoice.lines.map((line) => (
            <Stack key={line.lineNo} gap={4}>
              <span>
                {line.lineNo}. {line.name}（{line.quantity} {line.unit}，¥{line.amount}，已红冲 ¥{line.redAmount}）
              </span>
              <TextField
                label={`第 ${line.lineNo} 行红冲数量`}
                inputMode="numeric"
                value={typed[line.lineNo]?.quantity ?? ''}
                onChange={({ target }) => type(line.lineNo, { quantity: target.value })}
              />
              <TextField
                label={`第 ${line.lineNo} 行红冲金额（含税）`}
                inputMode="decimal"
                value={typed[line.lineNo]?.amount ?? ''}
                onChange={({ target }) => type(line.lineNo, { amount: target.value })}
              />
            </Stack>
          ))}
        <TextField label="说明（选填）" maxLength={120} value={note} onChange={({ target }) => setNote(target.value)} />
        <Checkbox
          label="发票换开：同时为红冲的部分生成换开草稿"
          checked={reissue}
          onChange={({ target }) => setReissue(target.checked)}
        />
        <p>对方需在 72 小时内确认，超时自动作废；购方未入账的发票由销方发起时无需确认。</p>
      </Stack>
    </Dialog>
  );
}
