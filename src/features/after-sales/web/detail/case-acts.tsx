import { useState } from 'react';
import { applyHref } from '#business/paths/rules/public.ts';
import { BuyersOnly, Permitted } from '#features/access/web/public.ts';
import { Button, ButtonLink } from '#platform/web/controls/button.tsx';
import { TextAreaField } from '#platform/web/controls/text-field.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import { ConfirmDialog } from '#platform/web/overlays/confirm-dialog.tsx';
import type { CaseDetail } from '../../contract/case-schemas.ts';
import { caseApi } from '../case-api.ts';
import { ReopenDialog } from './reopen-dialog.tsx';
import { useCaseAct } from './use-case-act.ts';

/** What may be done with a case as a whole; the one that brings it forward last. */
export function CaseActs({ found }: { found: CaseDetail }) {
  const { caseNo, version, acts, orderNo, status } = found;
  const act = useCaseAct();
  const [open, setOpen] = useState<'withdraw' | 'reopen' | null>(null);
  const [reason, setReason] = useState('');
  const close = () => setOpen(null);
  const seen = { caseNo, version };
  const confirm = () => act.run((context) => caseApi.call.confirm(seen, context), '已确认，售后完成');
  const withdraw = () =>
    act.run((context) => caseApi.call.withdraw({ ...seen, reason: reason.trim() }, context), '售后申请已撤销');
  return (
    <>
      <ProblemWords>{act.problem}</ProblemWords>
      {acts.includes('withdraw') && <Button onClick={() => setOpen('withdraw')}>撤销申请</Button>}
      {acts.includes('reopen') && (
        <Button onClick={() => setOpen('reopen')}>{status === 'confirming' ? '还没有解决' : '重新打开'}</Button>
      )}
      {(status === 'withdrawn' || status === 'rejected') && (
        <BuyersOnly>
          <Permitted code="AFTER_SALES_ADD">
            <ButtonLink href={applyHref(orderNo)}>重新申请</ButtonLink>
          </Permitted>
        </BuyersOnly>
      )}
      {acts.includes('confirm') && (
        <Button kind="primary" busy={act.busy} onClick={() => void confirm()}>
          确认解决
        </Button>
      )}
      <ConfirmDialog
        open={open === 'withdraw'}
        title="撤销这张售后申请？"
        confirmLabel="撤销申请"
        dismissLabel="保留"
        danger
        onConfirm={withdraw}
        onClose={close}
      >
        <p>撤销后不能恢复；还需要售后时，在期限内可以重新申请。</p>
        <TextAreaField
          label="撤销原因（选填）"
          rows={2}
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </ConfirmDialog>
      {open === 'reopen' && <ReopenDialog found={found} onClose={close} />}
    </>
  );
}
