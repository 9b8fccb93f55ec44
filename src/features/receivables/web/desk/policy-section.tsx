import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { SelectField } from '#platform/web/controls/select-field.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Halves } from '#platform/web/display/halves.tsx';
import { Section } from '#platform/web/display/section.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import type { CreditPolicyView } from '../../contract/receivable-schemas.ts';
import { receivableDeskApi, useBooking } from './receivable-desk-api.ts';

const OVER_LIMIT = [
  { value: 'block', label: '拒绝下单' },
  { value: 'ask', label: '拒绝，并引导申请临时额度' },
  { value: 'prepay', label: '改为预付（转账或在线支付）' },
];
const OVERDUE = [
  { value: 'block', label: '拒绝用账期下单' },
  { value: 'prepay', label: '改为预付（转账或在线支付）' },
];

const draftOf = (policy: CreditPolicyView) => ({
  countOpen: policy.countOpen,
  overLimit: policy.overLimit as string,
  overdueAct: policy.overdueAct as string,
  days: policy.overdueDays === null ? '' : String(policy.overdueDays),
  rate: policy.interestBp === null ? '' : String(policy.interestBp / 100),
});

const isWhole = ({ days, rate }: { days: string; rate: string }) =>
  (days === '' || (/^\d{1,3}$/.test(days) && Number(days) <= 365)) &&
  (rate === '' || (/^\d{1,2}(\.\d{1,2})?$/.test(rate) && Number(rate) > 0 && Number(rate) <= 36));

/** What is checked when the company buys on account, and the interest it is told. */
export function PolicySection({ customerCode, policy }: { customerCode: string; policy: CreditPolicyView }) {
  const { busy, problem, run } = useBooking();
  const [draft, setDraft] = useState(draftOf(policy));
  const save = () =>
    run((options) => {
      const { countOpen, days, rate } = draft;
      const input = {
        ...{ customerCode, countOpen, version: policy.version },
        overLimit: draft.overLimit as CreditPolicyView['overLimit'],
        overdueAct: draft.overdueAct as CreditPolicyView['overdueAct'],
        overdueDays: days === '' ? null : Number(days),
        interestBp: rate === '' ? null : Math.round(Number(rate) * 100),
      };
      return receivableDeskApi.call.savePolicy(input, options);
    }, '已保存信用检查规则');
  return (
    <Section title="信用检查" note="客户用账期下单时按此检查">
      <Stack>
        <Checkbox
          label="未出账的订单占用额度（不勾选时只计已出账未付的金额）"
          checked={draft.countOpen}
          onChange={(event) => setDraft({ ...draft, countOpen: event.target.checked })}
        />
        <Halves>
          <SelectField
            label="超过额度时"
            options={OVER_LIMIT}
            value={draft.overLimit}
            onChange={(event) => setDraft({ ...draft, overLimit: event.target.value })}
          />
          <TextField
            label="逾期超过几天停用账期"
            hint="不填：逾期不影响下单"
            inputMode="numeric"
            value={draft.days}
            onChange={(event) => setDraft({ ...draft, days: event.target.value.trim() })}
          />
          <SelectField
            label="逾期停用时"
            options={OVERDUE}
            value={draft.overdueAct}
            onChange={(event) => setDraft({ ...draft, overdueAct: event.target.value })}
          />
          <TextField
            label="逾期年利率（%）"
            hint="不填：不计利息。仅供参考，不自动入账"
            inputMode="decimal"
            value={draft.rate}
            onChange={(event) => setDraft({ ...draft, rate: event.target.value.trim() })}
          />
        </Halves>
        <ProblemLine>{problem}</ProblemLine>
        <div>
          <Button kind="primary" busy={busy} disabled={!isWhole(draft)} onClick={() => void save()}>
            保存规则
          </Button>
        </div>
      </Stack>
    </Section>
  );
}
