import { useState } from 'react';
import { displayYuan } from '#platform/shared/display-money.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Form } from '#platform/web/form/form.tsx';
import { FormSelect, FormText, FormTextArea } from '#platform/web/form/form-controls.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { DialogActs } from '#platform/web/overlays/dialog-acts.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { ApplyInput, OwnCredit } from '../../contract/credit-schemas.ts';
import { APPLICATION_KINDS, type ApplicationKind, MOST_TERM_DAYS } from '../../contract/term-words.ts';
import { limitFor } from '../../rules/credit-limit.ts';
import { creditApi } from '../terms-api.ts';
import { amountOf, daysOf } from '../typed-amount.ts';

interface Values {
  kind: ApplicationKind;
  amount: string;
  termDays: string;
  until: string;
  reason: string;
}

const AMOUNT_RULES = [
  {
    validator: async (_: unknown, typed: string) => {
      const amount = amountOf(typed ?? '');
      if (amount === null || amount === '0.00') throw new Error('请填写大于 0 的金额，最多两位小数');
    },
  },
];
const DAY_RULES = [
  {
    validator: async (_: unknown, typed: string) => {
      if (daysOf(typed ?? '', MOST_TERM_DAYS) === null) throw new Error(`请填写 0 至 ${MOST_TERM_DAYS} 的天数`);
    },
  },
];

const inputOf = ({ kind, amount, termDays, until, reason }: Values): ApplyInput => ({
  kind,
  amount: amountOf(amount) ?? '',
  ...(kind === 'open' && { termDays: daysOf(termDays, MOST_TERM_DAYS) ?? 0 }),
  ...(kind === 'temporary' && { until }),
  reason: reason.trim(),
});

const amountHint = ({ limit }: OwnCredit) =>
  limit === null ? undefined : `当前额度 ${displayYuan(limit)}，请填写提高后的总额度`;

/** The company applies for credit, for more, or for more until a day. */
export function ApplyDialog({ credit, short, onClose }: { credit: OwnCredit; short?: string; onClose: () => void }) {
  const act = useAct({ staleAfter: ['CREDIT_APPLIED', 'CREDIT_KIND_WRONG'] });
  const kinds = credit.kinds.map((value) => ({ value, label: APPLICATION_KINDS[value] }));
  const [kind, setKind] = useState<ApplicationKind>(credit.kinds[0] ?? 'open');
  const save = async (values: Values) => {
    const input = inputOf({ ...values, kind });
    if (await act.run((context) => creditApi.call.apply(input, context), '申请已提交，请等待审核')) onClose();
  };
  return (
    <Dialog open title={kind === 'open' ? '申请开通授信' : '申请提高额度'} locked={act.busy} onClose={onClose}>
      <Form<Values>
        label="授信申请"
        initialValues={{ kind, termDays: String(credit.termDays), ...(short && { amount: limitFor(credit, short) }) }}
        onValuesChange={(values) => setKind(values.kind ?? kind)}
        onFinish={(values) => void save(values)}
      >
        {kinds.length > 1 && <FormSelect name="kind" label="申请类型" options={kinds} />}
        <FormText
          name="amount"
          label="授信额度（元）"
          required
          rules={AMOUNT_RULES}
          inputMode="decimal"
          maxLength={16}
          hint={amountHint(credit)}
        />
        {kind === 'open' && (
          <FormText name="termDays" label="账期（天）" required rules={DAY_RULES} inputMode="numeric" maxLength={3} />
        )}
        {kind === 'temporary' && (
          <FormText name="until" label="有效至" type="date" required hint="到期后恢复为当前额度" />
        )}
        <FormTextArea name="reason" label="申请说明" required rows={3} maxLength={300} hint="例如每月采购金额、用途" />
        <ProblemLine apart>{act.problem}</ProblemLine>
        <DialogActs>
          <Button onClick={onClose} disabled={act.busy}>
            取消
          </Button>
          <Button kind="primary" type="submit" busy={act.busy}>
            提交申请
          </Button>
        </DialogActs>
      </Form>
    </Dialog>
  );
}
