import { useAct } from '#platform/web/use-act.ts';
import { approvalApi } from './approval-api.ts';

/** What a person does with a request beside deciding it; each tells what came of it and answers whether it was done. */
export function useRequestActs(requestNo: string) {
  const { run, busy } = useAct({ passing: true, staleAfter: 'any' });
  const { call } = approvalApi;
  return {
    busy,
    withdraw: (reason: string) => run(() => call.withdraw({ requestNo, reason }), '申请已撤回'),
    answer: (comment: string, fileIds: string[]) =>
      run(() => call.answer({ requestNo, comment, fileIds }), '已补充，审批继续'),
    urge: () => run(() => call.urge({ requestNo }), '已催办，审批人会收到邮件'),
    comment: (comment: string, fileIds: string[]) => run(() => call.comment({ requestNo, comment, fileIds }), '已留言'),
    copy: (memberId: string) => run(() => call.copy({ requestNo, memberIds: [memberId] }), '已抄送'),
  };
}
