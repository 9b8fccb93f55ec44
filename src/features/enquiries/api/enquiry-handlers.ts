import {
  type AttachmentTools,
  openAttachment,
  presentAttachment,
  takeUpload,
} from '#business/attachments/api/public.ts';
import type { Teller } from '#business/messages/api/public.ts';
import { readShareCode } from '#features/access/api/public.ts';
import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { enquiryContract } from '../contract/enquiry-contract.ts';
import { enquiryDeskContract } from '../contract/enquiry-desk-contract.ts';
import { answerQuestion, askBuyer, cancelEnquiry, closeEnquiry, takeEnquiry } from './act-on-enquiry.ts';
import { createEnquiry, saveDraft } from './create-enquiry.ts';
import { ENQUIRY_FILES } from './enquiry-attachments.ts';
import { readEnquiryDetail, readEnquiryPage } from './read-enquiries.ts';
import { readDeskEnquiry, readEnquiryQueue } from './read-enquiry-queue.ts';
import { type EnquiryAnswers, transferEnquiry } from './transfer-enquiry.ts';

const calls = implementFeature(enquiryContract);
const desk = implementFeature(enquiryDeskContract);

export interface EnquirySettings {
  attachments: AttachmentTools;
  answers: EnquiryAnswers;
  messages: Teller;
}

export function createEnquiryHandlers({ attachments, answers }: EnquirySettings) {
  return {
    list: calls.list.handler(({ input, context: { db, caller } }) => readEnquiryPage(db, signedIn(caller), input)),
    detail: calls.detail.handler(({ input, context: { db, caller } }) =>
      readEnquiryDetail(db, signedIn(caller), input.enquiryNo),
    ),
    create: calls.create.handler(({ input, context: { db, caller, scope } }) =>
      createEnquiry(db, signedIn(caller), { ...input, shareCode: readShareCode(scope.headers) }, new Date()),
    ),
    saveDraft: calls.saveDraft.handler(({ input, context: { db, caller, scope } }) =>
      saveDraft(db, signedIn(caller), { ...input, shareCode: readShareCode(scope.headers) }, new Date()),
    ),
    cancel: calls.cancel.handler(({ input, context: { db, caller } }) => cancelEnquiry(db, signedIn(caller), input)),
    answer: calls.answer.handler(({ input, context: { db, caller } }) => answerQuestion(db, signedIn(caller), input)),
    transferQuote: calls.transferQuote.handler(({ input, context: { db, caller } }) =>
      transferEnquiry(db, signedIn(caller), answers, { enquiryNo: input.enquiryCode, into: 'quote' }),
    ),
    transferOrder: calls.transferOrder.handler(({ input, context: { db, caller } }) =>
      transferEnquiry(db, signedIn(caller), answers, { enquiryNo: input.enquiryCode, into: 'order' }),
    ),
    upload: calls.upload.handler(async ({ input: upload, context: { db, caller } }) => {
      const kept = { person: signedIn(caller), upload };
      return presentAttachment(await takeUpload(attachments, db, ENQUIRY_FILES, kept));
    }),
    file: calls.file.handler(({ input, context: { db, caller } }) =>
      openAttachment(attachments, db, signedIn(caller), ENQUIRY_FILES, input.fileId),
    ),
  };
}

export function createEnquiryDeskHandlers({
  attachments,
  messages,
}: Pick<EnquirySettings, 'attachments' | 'messages'>) {
  return {
    queue: desk.queue.handler(({ input, context: { db, caller } }) => readEnquiryQueue(db, caller, input)),
    detail: desk.detail.handler(({ input, context: { db, caller } }) => readDeskEnquiry(db, caller, input.enquiryNo)),
    take: desk.take.handler(({ input, context: { db, caller } }) => takeEnquiry(db, caller, input)),
    ask: desk.ask.handler(({ input, context: { db, caller } }) =>
      askBuyer({ db, messages }, caller, input, new Date()),
    ),
    close: desk.close.handler(({ input, context: { db, caller } }) => closeEnquiry({ db, messages }, caller, input)),
    file: desk.file.handler(({ input, context: { db } }) =>
      openAttachment(attachments, db, 'desk', ENQUIRY_FILES, input.fileId),
    ),
  };
}
