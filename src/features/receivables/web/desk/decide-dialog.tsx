import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { TextAreaField } from '#platform/web/controls/text-field.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import type { WriteOffView } from '../../contract/receivable-schemas.ts';
import { receivableDeskApi, useBooking } from './receivable-desk-api.ts';

/** A second person agrees that a debt is given up, or does not. */
export function DecideDialog({ writeOff, onClose }: { writeOff: WriteOffView; onClose: () => void }) {
  const { busy, problem, run } = useBooking();
  const [answer, setAnswer] = useState('');
  const { writeOffNo, version, firmName, statementNo, amount, open, reason, askerName } = writeOff;
  const decide = async (agreed: boolean) => {
    const input = { writeOffNo, version, agreed, answer: answer.trim() };
    const done = agreed ? '已同意核销' : '已驳回核销';
    if (await run((options) => receivableDeskApi.call.decideWriteOff(input, options), done)) onClose();
  };
  const buttons = (
    <>
      <Button onClick={() => void decide(false)} busy={busy} disabled={answer.trim() === ''}>
        驳回
      </Button>
      <Button kind="primary" busy={busy} onClick={() => void decide(true)}>
        同意核销
      </Button>
    </>
  );
  return (
    <Dialog open title={`复核坏账核销 ${writeOffNo}`} footer={buttons} locked={busy} onClose={onClose}>
      <Stack>
        <Facts
          columns={2}
          facts={[
            { label: '客户', value: firmName },
            { label: '对账单', value: statementNo },
            { label: '核销金额', value: <Money yuan={amount} exact /> },
            { label: '现在未付', value: <Money yuan={open} exact /> },
            { label: '提交人', value: askerName },
            { label: '原因', value: reason },
          ]}
        />
        <TextAreaField
          label="复核意见"
          maxLength={200}
          placeholder="驳回时请填写"
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
        <ProblemLine>{problem}</ProblemLine>
      </Stack>
    </Dialog>
  );
}
