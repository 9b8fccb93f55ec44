import { useQueryClient } from '@tanstack/react-query';
import { isCallError } from '#platform/web/api-client.ts';
import { notify } from '#platform/web/feedback/notify.ts';
import { approvalApi } from './approval-api.ts';
import { APPROVALS_KEY } from './approval-queries.ts';

/** What a person does with a request beside deciding it; each tells what came of it and answers whether it was done. */
export function useRequestActs(requestNo: string) {
  const queryClient = useQueryClient();
  const run = async (act: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await act();
      notify.success(done);
      return true;
    } catch (error) {
      notify.error(isCallError(error) ? error.message : '操作失败，请检查网络后重试');
      return false;
    } finally {
      await queryClient.invalidateQueries({ queryKey: APPROVALS_KEY });
    }
  };
  const { call } = approvalApi;
  return {
    withdraw: (reason: string) => run(() => call.withdraw({ requestNo, reason }), '申请已撤回'),
    answer: (comment: string, fileIds: string[]) =>
      run(() => call.answer({ requestNo, comment, fileIds }), '已补充，审批继续'),
    urge: () => run(() => call.urge({ requestNo }), '已催办，审批人会收到邮件'),
    comment: (comment: string, fileIds: string[]) => run(() => call.comment({ requestNo, comment, fileIds }), '已留言'),
    copy: (memberId: string) => run(() => call.copy({ requestNo, memberIds: [memberId] }), '已抄送'),
  };
}
