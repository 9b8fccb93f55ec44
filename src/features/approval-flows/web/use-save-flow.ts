import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { APPROVAL_FLOWS_PATH } from '#business/paths/rules/public.ts';
import { isCallError, isFinalRefusal, newIdempotencyKey } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { useBusy } from '#platform/web/use-busy.ts';
import type { SavedFlow } from '../contract/approval-flow-schemas.ts';
import { approvalFlowApi } from './approval-flow-api.ts';
import { flowDetailQuery } from './flow-queries.ts';
import type { EditedFlow } from './use-flow-draft.ts';
import { wireDraft } from './wire-draft.ts';

const { call, query } = approvalFlowApi;

/** Saving: what is wrong stays in place, a change by somebody else in between is shown before anything is lost. */
export function useSaveFlow(edited: EditedFlow, saved: SavedFlow | null) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { busy, during } = useBusy();
  const [refusal, setRefusal] = useState<string | null>(null);
  const [theirs, setTheirs] = useState<SavedFlow | null>(null);
  const key = useRef<string>(undefined);

  const send = (version: number | undefined, enabled: boolean) => {
    const flow = wireDraft(edited.draft);
    if (saved && version) return call.edit({ flowId: saved.flowId, version, flow });
    key.current ??= newIdempotencyKey();
    return call.add({ flow, enabled }, { context: { idempotencyKey: key.current } });
  };
  const refuse = async (error: unknown) => {
    if (isFinalRefusal(error)) key.current = undefined;
    if (!isCallError(error)) return setRefusal('没有保存，请检查网络后重试。您填写的内容还在。');
    if (saved && error.code === 'FLOW_CHANGED') {
      const { flow, names } = await queryClient.fetchQuery({ ...flowDetailQuery(saved.flowId), staleTime: 0 });
      edited.learn(names);
      return setTheirs(flow);
    }
    setRefusal(error.message);
  };
  const save = async ({ version = saved?.version, enabled = true }: { version?: number; enabled?: boolean } = {}) => {
    if (busy || !edited.check()) return;
    setRefusal(null);
    await during(async () => {
      await send(version, enabled);
      edited.settle();
      notify.success(`审批流“${edited.draft.name.trim()}”已保存`);
      await queryClient.invalidateQueries({ queryKey: query.key() });
      await navigate({ href: APPROVAL_FLOWS_PATH });
    }).catch(refuse);
  };
  return { busy, refusal, theirs, save, forgetTheirs: () => setTheirs(null) };
}
