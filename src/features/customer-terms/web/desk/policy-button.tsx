import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sessionQuery } from '#features/access/web/public.ts';
import { ActDialog } from '#features/fulfilment/web/desk/public.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Checkbox } from '#platform/web/controls/checkbox.tsx';
import { TextField } from '#platform/web/controls/text-field.tsx';
import { Halves } from '#platform/web/display/halves.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { useAct } from '#platform/web/use-act.ts';
import { MOST_TERM_DAYS } from '../../contract/term-words.ts';
import type { TermPolicyView } from '../../contract/terms-schemas.ts';
import { amountOf, daysOf } from '../typed-amount.ts';
import styles from './terms-desk.module.css';
import { policyQuery, termsDeskApi } from './terms-desk-api.ts';

function PolicyDialog({ policy, onClose }: { policy: TermPolicyView; onClose: () => void }) {
  const act = useAct({ staleAfter: ['TERM_POLICY_CHANGED'] });
  const [amount, setAmount] = useState(policy.aloneLimit);
  const [days, setDays] = useState(String(policy.aloneTermDays));
  const [levelAlone, setLevelAlone] = useState(policy.levelAlone);
  const [wrong, setWrong] = useState<string | null>(null);
  const save = async () => {
    const [aloneLimit, aloneTermDays] = [amountOf(amount), daysOf(days, MOST_TERM_DAYS)];
    if (aloneLimit === null || aloneTermDays === null) return setWrong('请填写金额（最多两位小数）和 0 至 180 的天数');
    setWrong(null);
    const input = { aloneLimit, aloneTermDays, levelAlone, version: policy.version };
    if (await act.run((context) => termsDeskApi.call.savePolicy(input, context), '复核规则已保存')) onClose();
  };
  return (
    <ActDialog
      title="客户条款复核规则"
      confirmLabel="保存"
      busy={act.busy}
      problem={wrong ?? act.problem}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <Stack>
        <Halves>
          <TextField
            label="单人可批授信额度（元）"
            inputMode="decimal"
            maxLength={16}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
          <TextField
            label="单人可批账期（天）"
            inputMode="numeric"
            maxLength={3}
            value={days}
            onChange={(event) => setDays(event.target.value)}
          />
        </Halves>
        <Checkbox
          label="一个人可以调整价格等级"
          checked={levelAlone}
          onChange={(event) => setLevelAlone(event.target.checked)}
        />
        <p className={styles.quiet}>
          不限额的授信，以及客户类型、采购渠道、集团归属的变更，始终需要另一位同事复核。降低额度不需要复核。
        </p>
      </Stack>
    </ActDialog>
  );
}

/** What one person may agree alone; whoever is a second person changes it. */
export function PolicyButton() {
  const { data: session } = useSuspenseQuery(sessionQuery);
  const { data: policy } = useQuery(policyQuery);
  const [open, setOpen] = useState(false);
  if (!policy) return null;
  const said = `单人可批 ${displayYuan(policy.aloneLimit)}、${policy.aloneTermDays} 天`;
  if (!session?.permissions.includes('DESK_CUSTOMER_LIMITS')) return <span className={styles.quiet}>{said}</span>;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {`复核规则：${said}`}
      </Button>
      {open && <PolicyDialog policy={policy} onClose={() => setOpen(false)} />}
    </>
  );
}
