import {
  type AttachmentTools,
  openAttachment,
  presentAttachment,
  takeUpload,
} from '#business/attachments/api/public.ts';
import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { notFound } from '#platform/api/refuse.ts';
import { approvalContract } from '../contract/approval-contract.ts';
import { approvalLinkContract } from '../contract/approval-link-contract.ts';
import { readDelayed, undoDecision } from './delayed/undo-decision.ts';
import { delegate, endDelegation, readOwnDelegations } from './delegations/delegate.ts';
import { REQUEST_FILES } from './files/request-attachments.ts';
import { actOnMailLink, openMailLink } from './mail/open-mail-link.ts';
import { searchDeciders } from './people/decider-repo.ts';
import { readApprovals, readCounts } from './requests/read-box.ts';
import { readDepartmentNames } from './requests/read-department-name.ts';
import { type DetailTools, readDetail, readProgress } from './requests/read-detail.ts';
import { answerRequest, commentOn, copyTo, urgeRequest, withdrawRequest } from './requests/requester-acts.ts';
import { decideTasks } from './tasks/decide-tasks.ts';

const approvals = implementFeature(approvalContract);
const links = implementFeature(approvalLinkContract);

/** People offered at a time; more words find fewer. */
const PEOPLE_SHOWN = 20;

/** What changes a request, beside decisions. */
function requestActs(documents: DetailTools['documents']) {
  return {
    withdraw: approvals.withdraw.handler(async ({ input, context: { db, caller } }) => {
      await withdrawRequest(db, documents, signedIn(caller), input);
      return {};
    }),
    answer: approvals.answer.handler(async ({ input, context: { db, caller } }) => {
      await answerRequest(db, documents, signedIn(caller), input);
      return {};
    }),
    urge: approvals.urge.handler(async ({ input, context: { db, caller } }) => {
      await urgeRequest(db, signedIn(caller), input.requestNo);
      return {};
    }),
    comment: approvals.comment.handler(async ({ input, context: { db, caller } }) => {
      await commentOn(db, signedIn(caller), input);
      return {};
    }),
    copy: approvals.copy.handler(async ({ input, context: { db, caller } }) => {
      await copyTo(db, signedIn(caller), input.requestNo, input.memberIds);
      return {};
    }),
  };
}

const delegationActs = (documents: DetailTools['documents']) => ({
  delegations: approvals.delegations.handler(({ context: { db, caller } }) => readOwnDelegations(db, signedIn(caller))),
  delegate: approvals.delegate.handler(async ({ input, context: { db, caller } }) => {
    await delegate(db, signedIn(caller), documents, input);
    return {};
  }),
  revokeDelegation: approvals.revokeDelegation.handler(async ({ input, context: { db, caller } }) => {
    await endDelegation(db, signedIn(caller), input.id);
    return {};
  }),
});

/** What the caller has pressed and can still take back. */
const delayedActs = {
  delayed: approvals.delayed.handler(({ context: { db, caller } }) => readDelayed(db, signedIn(caller))),
  undo: approvals.undo.handler(async ({ input, context: { db, caller } }) => {
    await undoDecision(db, signedIn(caller), BigInt(input.taskId));
    return {};
  }),
};

/** Files handed in with what people say. */
const fileCalls = (attachments: AttachmentTools) => ({
  upload: approvals.upload.handler(async ({ input: upload, context: { db, caller } }) =>
    presentAttachment(await takeUpload(attachments, db, REQUEST_FILES, { person: signedIn(caller), upload })),
  ),
  file: approvals.file.handler(({ input, context: { db, caller } }) =>
    openAttachment(attachments, db, signedIn(caller), REQUEST_FILES, input.fileId),
  ),
});

export function createApprovalHandlers({
  documents,
  budgets,
  attachments,
}: DetailTools & { attachments: AttachmentTools }) {
  return {
    ...requestActs(documents),
    ...delegationActs(documents),
    ...delayedActs,
    ...fileCalls(attachments),
    decide: approvals.decide.handler(({ input, context: { database, caller } }) =>
      decideTasks({ database, documents }, signedIn(caller), input),
    ),
    list: approvals.list.handler(({ input, context: { db, caller } }) => readApprovals(db, signedIn(caller), input)),
    counts: approvals.counts.handler(({ context: { db, caller } }) => readCounts(db, signedIn(caller), documents)),
    detail: approvals.detail.handler(async ({ input, context: { db, caller } }) => {
      const detail = await readDetail(db, { documents, budgets }, signedIn(caller), input.requestNo);
      if (!detail) throw notFound('审批申请');
      return detail;
    }),
    progress: approvals.progress.handler(({ input, context: { db, caller } }) =>
      readProgress(db, documents, signedIn(caller), input),
    ),
    people: approvals.people.handler(async ({ input, context: { db, caller } }) => {
      const { firmId, memberId } = signedIn(caller);
      const found = await searchDeciders(db, firmId, input.words, PEOPLE_SHOWN);
      const names = await readDepartmentNames(db, firmId);
      return found
        .filter((person) => person.memberId !== memberId)
        .map(({ memberId: id, name, departmentId }) => ({
          memberId: String(id),
          name,
          departmentName: departmentId === null ? '' : (names.get(departmentId) ?? ''),
        }));
    }),
  };
}

export function createApprovalLinkHandlers({ documents, budgets }: DetailTools) {
  return {
    open: links.open.handler(({ input, context: { database, caller } }) =>
      openMailLink({ database, documents, budgets }, caller, input.code),
    ),
    act: links.act.handler(({ input: { code, ...act }, context: { database, caller } }) =>
      actOnMailLink({ database, documents, budgets }, caller, { code, ...act }),
    ),
  };
}
