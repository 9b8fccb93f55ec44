import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Halves } from '#platform/web/display/halves.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { InvoiceFirmTerms } from '../../contract/invoice-desk-contract.ts';
import { isRemarkTemplate, REMARK_FIELDS } from '../../rules/invoice-words.ts';
import { typedAmount, typedCount } from '../typed-terms.ts';
import { deskApi } from './desk-api.ts';

const MERGE = [
  { value: 'shop', label: '按平台规则' },
  { value: 'yes', label: '多张订单合并开票' },
  { value: 'no', label: '按订单分开开票' },
];
const MERGED = { shop: null, yes: true, no: false } as const;

interface Typed {
  limit: string;
  mostLines: string;
  merge: keyof typeof MERGED;
  remark: string;
  reviewed: boolean;
}

const typedOf = ({ limit, mostLines, merge, remarkTemplate, reviewed }: InvoiceFirmTerms): Typed => ({
  ...{ limit: limit ?? '', mostLines: mostLines === null ? '' : String(mostLines), reviewed },
  ...{ merge: merge === null ? 'shop' : merge ? 'yes' : 'no', remark: remarkTemplate ?? '' },
});

/** As the call takes it, or what is wrong in a sentence. */
function readTyped({ limit, mostLines, merge, remark, reviewed }: Typed) {
  const [amount, count] = [typedAmount(limit), typedCount(mostLines, 1, 2_000)];
  if (limit.trim() !== '' && (amount === null || amount === '0.00')) return '单张限额请填写大于 0 的金额，或留空';
  if (mostLines.trim() !== '' && count === null) return '单张最多行数请填写 1 至 2000 的整数，或留空';
  if (!isRemarkTemplate(remark)) return `备注模板只能使用 ${REMARK_FIELDS.join(' ')}`;
  const remarkTemplate = remark.trim() === '' ? null : remark.trim();
  return { limit: amount, mostLines: count, merge: MERGED[merge], remarkTemplate, reviewed };
}

interface FirmTermsDialogProps {
  customerCode: string;
  terms: InvoiceFirmTerms;
  onClose: () => void;
}

/** Agrees with one customer how it is invoiced; what is left empty stays as the shop has it. */
export function FirmTermsDialog({ customerCode, terms, onClose }: FirmTermsDialogProps) {
  const act = useAct({ staleAfter: ['INVOICE_POLICY_CHANGED'] });
  const [typed, setTyped] = useState(() => typedOf(terms));
  const [wrong, setWrong] = useState<string | null>(null);
  const set = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));
  const save = async () => {
    const read = readTyped(typed);
    if (typeof read === 'string') return setWrong(read);
    setWrong(null);
    const input = { customerCode, version: terms.version, ...read };
    if (await act.run((context) => deskApi.call.saveFirmTerms(input, context), '开票约定已保存')) onClose();
  };
  return (
    <Dialog
      open
      title="修改开票约定"
      locked={act.busy}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" busy={act.busy} onClick={() => void save()}>
            保存
          </Button>
        </>
      }
    >
      <Stack>
        <ProblemWords>{wrong ?? act.problem}</ProblemWords>
        <Halves>
          <TextField
            label="单张限额（元）"
            hint={`留空按平台规则 ${terms.shop.limit}，只能更低`}
            inputMode="decimal"
            maxLength={14}
            value={typed.limit}
            onChange={({ target }) => set({ limit: target.value })}
          />
          <TextField
            label="单张最多行数"
            hint={`留空按平台规则 ${terms.shop.mostLines}，只能更少`}
            inputMode="numeric"
            maxLength={4}
            value={typed.mostLines}
            onChange={({ target }) => set({ mostLines: target.value })}
          />
        </Halves>
        <SelectField
          label="默认开票方式"
          value={typed.merge}
          options={MERGE}
          onChange={({ target }) => set({ merge: target.value as Typed['merge'] })}
        />
        <TextField
          label="默认备注模板"
          hint={`留空按平台规则；可用 ${REMARK_FIELDS.join(' ')}`}
          maxLength={200}
          value={typed.remark}
          onChange={({ target }) => set({ remark: target.value })}
        />
        <Checkbox
          label="逐单人工审核，不按金额免审"
          checked={typed.reviewed}
          onChange={({ target }) => set({ reviewed: target.checked })}
        />
      </Stack>
    </Dialog>
  );
}
