import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AttachedFiles } from '#business/attachments/web/public.ts';
import { Thread } from '#business/documents/web/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Callout } from '#platform/web/display/callout.tsx';
import { Money } from '#platform/web/display/money.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { AskDialog } from '#platform/web/overlays/ask-dialog.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { usePickedFiles } from '#platform/web/upload/use-picked-files.ts';
import type { DisputeDetail } from '../../contract/dispute-schemas.ts';
import { useStatementAct } from '../detail/use-statement-act.ts';
import { disputeQuery, statementApi } from '../statement-api.ts';
import { DisputeFacts } from './dispute-facts.tsx';
import { MOST_DISPUTE_FILES } from './raise-dialog.tsx';

const FILE_PATH = '/statements/file';

interface Props {
  disputeNo: string;
  onClose: () => void;
}

/** One dispute: what was said, what the shop offers, and the answer to it. */
export function DisputeDialog({ disputeNo, onClose }: Props) {
  const { data, error, refetch } = useQuery(disputeQuery(disputeNo));
  return (
    <Dialog
      open
      size="lg"
      title={`异议 ${disputeNo}`}
      footer={data ? <DisputeActs found={data} onClose={onClose} /> : <Button onClick={onClose}>关闭</Button>}
      onClose={onClose}
    >
      {error && (
        <ErrorState title="异议加载失败" onRetry={() => void refetch()}>
          {wordsOfRefusal(error, '请稍后重试')}
        </ErrorState>
      )}
      {!data && !error && <SkeletonLines count={6} />}
      {data && (
        <Stack>
          <DisputeFacts found={data} />
          {data.answer && (
            <Callout>
              商家答复：{data.answer}
              {data.granted !== null && (
                <>
                  ，拟调整 <Money yuan={`-${data.granted}`} exact />
                </>
              )}
            </Callout>
          )}
          <DisputeTalk found={data} />
        </Stack>
      )}
    </Dialog>
  );
}

function DisputeTalk({ found: { disputeNo, acts, thread } }: { found: DisputeDetail }) {
  const picked = usePickedFiles(statementApi.call.upload, MOST_DISPUTE_FILES);
  const { run, busy, problem } = useStatementAct();
  const say = {
    label: '给商家留言',
    button: '发送',
    maxLength: 500,
    busy,
    problem,
    picked,
    send: (text: string, fileIds: string[]) =>
      run((context) => statementApi.call.say({ disputeNo, text, fileIds }, context), '已发送'),
  };
  const entries = thread.map((event) => ({
    ...event,
    beside: <AttachedFiles files={event.files} kind="statement" path={FILE_PATH} />,
  }));
  return <Thread entries={entries} say={acts.includes('say') ? say : null} />;
}

function DisputeActs({ found, onClose }: { found: DisputeDetail; onClose: () => void }) {
  const { disputeNo, version, acts, granted } = found;
  const act = useStatementAct();
  const [declining, setDeclining] = useState(false);
  const seen = { disputeNo, version };
  const withdraw = () => act.run((context) => statementApi.call.withdrawDispute(seen, context), '异议已撤回');
  const agree = () => act.run((context) => statementApi.call.agree(seen, context), '已同意，调整计入本张对账单');
  const decline = (text: string) =>
    act.run((context) => statementApi.call.decline({ ...seen, text }, context), '已答复商家，将继续处理');
  return (
    <>
      <ProblemWords>{act.problem}</ProblemWords>
      {acts.includes('withdraw') && (
        <Button busy={act.busy} onClick={() => void withdraw()}>
          撤回异议
        </Button>
      )}
      {acts.includes('decline') && <Button onClick={() => setDeclining(true)}>不同意</Button>}
      {acts.includes('agree') ? (
        <Button kind="primary" busy={act.busy} onClick={() => void agree()}>
          同意调整 <Money yuan={`-${granted ?? '0.00'}`} exact />
        </Button>
      ) : (
        <Button onClick={onClose}>关闭</Button>
      )}
      <AskDialog
        open={declining}
        words={{ title: '为什么不同意？', label: '说明', confirm: '发送' }}
        problem={act.problem}
        onAnswer={decline}
        onClose={() => setDeclining(false)}
      />
    </>
  );
}
