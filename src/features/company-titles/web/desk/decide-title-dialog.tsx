import { useState } from 'react';
import { Button } from '#platform/web/controls/button.tsx';
import { TextAreaField } from '#platform/web/controls/text-field.tsx';
import { Facts } from '#platform/web/display/facts.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ProblemLine } from '#platform/web/feedback/problem-line.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DeskTitleRequest } from '../../contract/title-request-schemas.ts';
import { TitleFactLines } from '../title-facts.tsx';
import { titleDeskApi } from './title-desk-api.ts';
import { TitleHints } from './title-hints.tsx';

/** The desk agrees that invoices go to a title, or says why not. */
export function DecideTitleDialog({ request, onClose }: { request: DeskTitleRequest; onClose: () => void }) {
  const act = useAct({ staleAfter: 'any', renews: [titleDeskApi.query.key()] });
  const [answer, setAnswer] = useState('');
  const { requestNo, version, firmName, kindLabel, fields, hints, reason, askedBy } = request;
  const decide = async (agreed: boolean) => {
    const input = { requestNo, version, agreed, answer: answer.trim() };
    const done = agreed ? '已通过，客户可以选用' : '已驳回';
    if (await act.run((context) => titleDeskApi.call.decide(input, context), done)) onClose();
  };
  const buttons = (
    <>
      <Button onClick={() => void decide(false)} busy={act.busy} disabled={answer.trim() === ''}>
        驳回
      </Button>
      <Button kind="primary" busy={act.busy} onClick={() => void decide(true)}>
        通过
      </Button>
    </>
  );
  return (
    <Dialog open title={`审核公司抬头 ${requestNo}`} footer={buttons} locked={act.busy} onClose={onClose}>
      <Stack>
        <Facts
          columns={1}
          facts={[
            { label: '客户', value: `${firmName}（${askedBy} 申请${kindLabel}）` },
            { label: '内容', value: <TitleFactLines fields={fields} /> },
            { label: '核对', value: <TitleHints hints={hints} /> },
            { label: '说明', value: reason },
          ]}
        />
        <TextAreaField
          label="审核意见"
          hint="客户会看到；驳回时请填写"
          maxLength={200}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
        />
        <ProblemLine>{act.problem}</ProblemLine>
      </Stack>
    </Dialog>
  );
}
