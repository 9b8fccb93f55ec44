import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { todayInShanghai } from '#platform/shared/shanghai.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Halves } from '#platform/web/display/halves.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { spreadItems } from './firm-items.ts';
import { firmQuery } from './load-receivables.ts';
import { receivableDeskApi, useBooking } from './receivable-desk-api.ts';
import { isSpread, SpreadFields, spreadOf } from './spread-fields.tsx';

const METHODS = [
  { value: 'transfer', label: '银行转账' },
  { value: 'acceptance', label: '承兑汇票' },
];

const startOf = (customerCode: string) => ({
  ...{ customerCode, method: 'transfer', amount: '', receivedOn: todayInShanghai(), billNo: '', billDueOn: '' },
  ...{ payerName: '', bankReference: '', remark: '' },
});
type Draft = ReturnType<typeof startOf>;

const isWhole = ({ customerCode, amount, method, billNo, billDueOn }: Draft) =>
  customerCode !== '' &&
  /^\d+(\.\d{1,2})?$/.test(amount) &&
  (method === 'transfer' || (billNo !== '' && billDueOn !== ''));

/** Books money that no bank's file brought, and puts it on statements; what is left stands in the customer's favour. */
export function BookDialog({ customerCode, onClose }: { customerCode: string; onClose: () => void }) {
  const { busy, problem, run } = useBooking();
  const [draft, setDraft] = useState(startOf(customerCode));
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const { data: firm } = useQuery({
    ...firmQuery(draft.customerCode),
    enabled: draft.customerCode.length >= 4,
    retry: false,
  });
  const set = (field: keyof Draft) => (event: { target: { value: string } }) =>
    setDraft({ ...draft, [field]: event.target.value.trim() });
  const save = async () => {
    const method = draft.method === 'acceptance' ? 'acceptance' : 'transfer';
    const billDueOn = method === 'acceptance' ? draft.billDueOn : null;
    const input = { ...draft, method, billDueOn, items: spreadOf(typed) } as const;
    if (await run((options) => receivableDeskApi.call.book(input, options), '已登记回款')) onClose();
  };
  const buttons = (
    <>
      <Button onClick={onClose} disabled={busy}>
        取消
      </Button>
      <Button kind="primary" busy={busy} disabled={!isWhole(draft) || !isSpread(typed)} onClick={() => void save()}>
        登记回款
      </Button>
    </>
  );
  return (
    <Dialog open title="登记回款" size="lg" footer={buttons} locked={busy} onClose={onClose}>
      <Stack>
        <Halves>
          <TextField
            label="客户编号"
            required
            hint={firm?.row.firmName}
            value={draft.customerCode}
            onChange={set('customerCode')}
          />
          <SelectField label="回款方式" options={METHODS} value={draft.method} onChange={set('method')} />
          <TextField label="金额" required inputMode="decimal" value={draft.amount} onChange={set('amount')} />
          <TextField label="到账日期" required type="date" value={draft.receivedOn} onChange={set('receivedOn')} />
          {draft.method === 'acceptance' && (
            <>
              <TextField label="票据号码" required maxLength={40} value={draft.billNo} onChange={set('billNo')} />
              <TextField label="汇票到期日" required type="date" value={draft.billDueOn} onChange={set('billDueOn')} />
            </>
          )}
          <TextField label="付款户名" maxLength={120} value={draft.payerName} onChange={set('payerName')} />
          <TextField label="银行流水号" maxLength={64} value={draft.bankReference} onChange={set('bankReference')} />
        </Halves>
        {firm && <SpreadFields items={spreadItems(firm.items)} typed={typed} onType={setTyped} />}
        <ProblemLine>{problem}</ProblemLine>
      </Stack>
    </Dialog>
  );
}
