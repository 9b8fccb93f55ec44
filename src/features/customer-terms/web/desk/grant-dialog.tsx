import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActDialog } from '#features/fulfilment/web/desk/public.ts';
import { displayYuan } from '#platform/shared/display-money.ts';
import { parseAmount } from '#platform/shared/money.ts';
import { TextAreaField, TextField } from '#platform/web/controls/text-field.tsx';
import { Halves } from '#platform/web/display/halves.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DeskApplication } from '../../contract/credit-schemas.ts';
import { MOST_TERM_DAYS } from '../../contract/term-words.ts';
import { amountOf, daysOf } from '../typed-amount.ts';
import styles from './terms-desk.module.css';
import { policyQuery, termsDeskApi } from './terms-desk-api.ts';

/** Grants what was asked for, or another sum; above what one person may agree it goes to a second one, which is said before. */
export function GrantDialog({ application, onClose }: { application: DeskApplication; onClose: () => void }) {
  const { applicationNo, version, termsVersion, firmName, kind } = application;
  const { data: policy } = useSuspenseQuery(policyQuery);
  const act = useAct({ staleAfter: ['APPLICATION_MOVED', 'TERMS_CHANGED', 'TERMS_WAITING'] });
  const [amount, setAmount] = useState(application.amount);
  const [days, setDays] = useState(String(application.termDays ?? application.currentTermDays));
  const [until, setUntil] = useState(application.until ?? '');
  const [note, setNote] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [limit, termDays] = [amountOf(amount), daysOf(days, MOST_TERM_DAYS)];
  const second =
    (limit !== null && parseAmount(limit) > parseAmount(policy.aloneLimit)) ||
    (termDays !== null && termDays > application.currentTermDays && termDays > policy.aloneTermDays);
  const save = async () => {
    if (limit === null || termDays === null) return setWrong('请填写额度（最多两位小数）和 0 至 180 天的账期');
    setWrong(null);
    const input = {
      applicationNo,
      version,
      termsVersion,
      amount: limit,
      termDays,
      until: until || null,
      note: note.trim(),
    };
    const done = second ? '已提交，等待另一位同事复核' : '已通过，额度生效';
    if (await act.run((context) => termsDeskApi.call.grant(input, context), done)) onClose();
  };
  return (
    <ActDialog
      title={`通过 ${firmName} 的授信申请`}
      confirmLabel={second ? '提交复核' : '通过'}
      busy={act.busy}
      problem={wrong ?? act.problem}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <Stack>
        <p className={styles.quiet}>
          {`${application.kindLabel} ${displayYuan(application.amount)}：${application.reason}`}
        </p>
        <Halves>
          <TextField
            label="授信额度（元）"
            inputMode="decimal"
            maxLength={16}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
          />
          <TextField
            label="账期（天）"
            inputMode="numeric"
            maxLength={3}
            value={days}
            onChange={(event) => setDays(event.target.value)}
          />
          {kind === 'temporary' && (
            <TextField label="有效至" type="date" value={until} onChange={(event) => setUntil(event.target.value)} />
          )}
        </Halves>
        <TextAreaField
          label="给客户的说明"
          rows={2}
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {second && (
          <p className={styles.quiet}>
            {`超过单人可批的 ${displayYuan(policy.aloneLimit)} 或 ${policy.aloneTermDays} 天，需要另一位同事复核后生效。`}
          </p>
        )}
      </Stack>
    </ActDialog>
  );
}
