import {
  type AttachmentTools,
  openAttachment,
  presentAttachment,
  takeUpload,
} from '#business/attachments/api/public.ts';
import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { caseContract } from '../contract/case-contract.ts';
import { accountKey as keyOf } from './account-seal.ts';
import {
  acceptEstimate,
  chooseForCase,
  confirmCase,
  declineEstimate,
  sayToDesk,
  supplementCase,
  withdrawCase,
} from './acts/act-on-case.ts';
import { reopenCase } from './acts/reopen-case.ts';
import { applyForCases } from './apply/apply.ts';
import { dropDraft, readDraft, saveDraft } from './apply/apply-drafts.ts';
import { previewCases } from './apply/preview.ts';
import { readEntries, readPlaces } from './apply/read-entries.ts';
import { readSeenOrder } from './apply/read-seen-order.ts';
import { CASE_FILES } from './case-attachments.ts';
import { readCaseDetail } from './read/read-case-detail.ts';
import { countCases, readCasePage } from './read/read-cases.ts';

const calls = implementFeature(caseContract);

export interface CaseSettings {
  attachments: AttachmentTools;
  /** Secret of the installation; accounts for refunds are sealed with a key of its own. */
  pepper: Buffer;
}

const reading = {
  entries: calls.entries.handler(({ input, context: { db, caller } }) =>
    readEntries(db, signedIn(caller), input.orderNo, new Date()),
  ),
  places: calls.places.handler(({ input, context: { db, caller } }) =>
    readPlaces(db, signedIn(caller), input.itemNo, new Date()),
  ),
  preview: calls.preview.handler(({ input, context: { db, caller } }) =>
    previewCases(db, signedIn(caller), input, new Date()),
  ),
  readDraft: calls.readDraft.handler(({ input, context: { db, caller } }) =>
    readDraft(db, signedIn(caller), input.orderNo),
  ),
  list: calls.list.handler(({ input, context: { db, caller } }) =>
    readCasePage(db, signedIn(caller), input, new Date()),
  ),
  counts: calls.counts.handler(({ context: { db, caller } }) => countCases(db, signedIn(caller))),
};

const drafting = {
  saveDraft: calls.saveDraft.handler(({ input, context: { db, caller } }) => saveDraft(db, signedIn(caller), input)),
  dropDraft: calls.dropDraft.handler(async ({ input, context: { db, caller } }) => {
    const order = await readSeenOrder(db, signedIn(caller), input.orderNo);
    return { dropped: await dropDraft(db, signedIn(caller), order) };
  }),
};

const acting = {
  withdraw: calls.withdraw.handler(({ input, context: { db, caller } }) => withdrawCase(db, signedIn(caller), input)),
  supplement: calls.supplement.handler(({ input, context: { db, caller } }) =>
    supplementCase(db, signedIn(caller), input),
  ),
  choose: calls.choose.handler(({ input, context: { db, caller } }) => chooseForCase(db, signedIn(caller), input)),
  acceptEstimate: calls.acceptEstimate.handler(({ input, context: { db, caller } }) =>
    acceptEstimate(db, signedIn(caller), input),
  ),
  declineEstimate: calls.declineEstimate.handler(({ input, context: { db, caller } }) =>
    declineEstimate(db, signedIn(caller), input),
  ),
  confirm: calls.confirm.handler(({ input, context: { db, caller } }) => confirmCase(db, signedIn(caller), input)),
  reopen: calls.reopen.handler(({ input, context: { db, caller } }) =>
    reopenCase(db, signedIn(caller), input, new Date()),
  ),
  say: calls.say.handler(({ input, context: { db, caller } }) => sayToDesk(db, signedIn(caller), input)),
};

export function createCaseHandlers({ attachments, pepper }: CaseSettings) {
  const accountKey = keyOf(pepper);
  return {
    ...reading,
    ...drafting,
    ...acting,
    apply: calls.apply.handler(({ input, context: { db, caller } }) =>
      applyForCases(db, signedIn(caller), input, { now: new Date(), accountKey }),
    ),
    detail: calls.detail.handler(({ input, context: { db, caller } }) =>
      readCaseDetail(db, signedIn(caller), input.caseNo, { now: new Date(), accountKey }),
    ),
    upload: calls.upload.handler(async ({ input, context: { db, caller } }) =>
      presentAttachment(await takeUpload(attachments, db, CASE_FILES, { person: signedIn(caller), upload: input })),
    ),
    file: calls.file.handler(({ input, context: { db, caller } }) =>
      openAttachment(attachments, db, signedIn(caller), CASE_FILES, input.fileId),
    ),
  };
}
