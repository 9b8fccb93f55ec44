import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AttachedFiles } from '#business/attachments/web/public.ts';
import { Thread } from '#business/documents/web/public.ts';
import { wordsOfRefusal } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/controls/button.tsx';
import { Stack } from '#platform/web/display/stack.tsx';
import { ErrorState } from '#platform/web/feedback/error-state.tsx';
import { ProblemWords } from '#platform/web/feedback/problem-line.tsx';
import { SkeletonLines } from '#platform/web/feedback/skeleton.tsx';
import { AskDialog } from '#platform/web/overlays/ask-dialog.tsx';
import { Dialog } from '#platform/web/overlays/dialog.tsx';
import { useAct } from '#platform/web/use-act.ts';
import type { DeskDispute } from '../../contract/dispute-schemas.ts';
import { DisputeFacts } from '../disputes/dispute-facts.tsx';
import { deskDisputeQuery, statementDeskApi } from './desk-api.ts';
import { GrantDialog } from './grant-dialog.tsx';

const FILE_PATH = '/statements/desk/file';
const useDisputeAct = () => useAct({ staleAfter: ['DISPUTE_CHANGED', 'DISPUTE_STEP'] });

interface Props {
  disputeNo: string;
  onClose: () => void;
}

/** A customer's dispute at the desk: take it, offer an adjustment, or say why not. */
export function DeskDisputeDialog({ disputeNo, onClose }: Props) {
  const { data, error, refetch } = useQuery(deskDisputeQuery(disputeNo));
  return (
    <Dialog
      open
      size="lg"
      title={`异议 ${disputeNo}${data ? ` · ${data.firmName}` : ''}`}
      footer={data ? <DeskActs found={data} onClose={onClose} /> : <Button onClick={onClose}>关闭</Button>}
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
          <DeskTalk found={data} />
        </Stack>
      )}
    </Dialog>
  );
}

function DeskTalk({ found: { disputeNo, acts, thread } }: { found: DeskDispute }) {
  const { run, busy, problem } = useDisputeAct();
  const say = {
    label: '回复客户',
    button: '发送',
    maxLength: 500,
    busy,
    problem,
    send: (words: string) => run((context) => statementDeskApi.call.say({ disputeNo, words }, context), '已发送给客户'),
  };
  const entries = thread.map((event) => ({
    ...event,
    beside: <AttachedFiles files={event.files} kind="statement" path={FILE_PATH} />,
  }));
  return <Thread entries={entries} say={acts.includes('say') ? say : null} />;
}

function DeskActs({ found, onClose }: { found: DeskDispute; onClose: () => void }) {
  const { disputeNo, version, acts } = found;
  const act = useDisputeAct();
  const [open, setOpen] = useState<'grant' | 'reject' | null>(null);
  const close = () => setOpen(null);
  const seen = { disputeNo, version };
  const take = () => act.run((context) => statementDeskApi.call.take(seen, context), '已受理，由您负责');
  const reject = (words: string) =>
    act.run((context) => statementDeskApi.call.reject({ ...seen, words }, context), '已答复客户');
  return (
    <>
      <ProblemWords>{act.problem}</ProblemWords>
      <Button onClick={onClose}>关闭</Button>
      {acts.includes('take') && (
        <Button busy={act.busy} onClick={() => void take()}>
          受理
        </Button>
      )}
      {acts.includes('reject') && <Button onClick={() => setOpen('reject')}>不同意</Button>}
      {acts.includes('grant') && (
        <Button kind="primary" onClick={() => setOpen('grant')}>
          拟出调整
        </Button>
      )}
      <AskDialog
        open={open === 'reject'}
        words={{ title: '不同意这条异议？', label: '给客户的说明', confirm: '不同意' }}
        problem={act.problem}
        onAnswer={reject}
        onClose={close}
      />
      {open === 'grant' && <GrantDialog found={found} onClose={close} />}
    </>
  );
}
