import { useState } from 'react';
import { ActDialog } from '#features/fulfilment/web/desk/public.ts';
import { parseAmount } from '#platform/shared/money.ts';
import { TextAreaField } from '#platform/web/controls/text-field.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { CustomerTerms } from '../../contract/terms-schemas.ts';
import { wantsSecondPerson } from '../../rules/second-person.ts';
import { TermFields } from './term-fields.tsx';
import styles from './terms-desk.module.css';
import { termsDeskApi } from './terms-desk-api.ts';
import { readTerms, typedOf } from './typed-terms.ts';

/** A change of the terms, with its reason. Whether a second person is asked is said before it is sent. */
export function TermsDialog({ customer, onClose }: { customer: CustomerTerms; onClose: () => void }) {
  const { customerCode, version, policy, terms } = customer;
  const act = useAct({ staleAfter: ['TERMS_CHANGED', 'TERMS_WAITING'] });
  const [typed, setTyped] = useState(() => typedOf(terms));
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const read = readTerms(typed);
  const alone = { ...policy, aloneLimitFen: parseAmount(policy.aloneLimit) };
  const secondFor = 'terms' in read ? wantsSecondPerson(terms, read.terms, alone) : [];
  const save = async () => {
    const problem = 'problem' in read ? read.problem : reason.trim() === '' ? '请填写变更原因' : null;
    setWrong(problem);
    if ('problem' in read || problem !== null) return;
    const input = { customerCode, version, terms: read.terms, reason: reason.trim() };
    const done = secondFor.length > 0 ? '已提交，等待另一位同事复核' : '条款已生效';
    if (await act.run((context) => termsDeskApi.call.propose(input, context), done)) onClose();
  };
  return (
    <ActDialog
      size="lg"
      title={`修改 ${customer.shortName} 的条款`}
      confirmLabel={secondFor.length > 0 ? '提交复核' : '保存'}
      busy={act.busy}
      problem={wrong ?? act.problem}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <Stack>
        <TermFields customer={customer} typed={typed} onChange={setTyped} />
        <TextAreaField
          label="变更原因"
          required
          rows={2}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {secondFor.length > 0 && (
          <p className={styles.quiet}>{`${secondFor.join('、')}，需要另一位同事复核后生效。`}</p>
        )}
      </Stack>
    </ActDialog>
  );
}
