import { type AttachmentTools, openAttachment } from '#business/attachments/api/public.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { caseDeskContract } from '../../contract/case-desk-contract.ts';
import { CASE_FILES } from '../case-attachments.ts';
import { askCase, rejectCase, takeCase } from './answer-case.ts';
import { readCasePolicy, savePolicy } from './case-policy.ts';
import { checkCase } from './check-case.ts';
import { grantCase } from './grant-case.ts';
import { inspectCase } from './inspect-case.ts';
import { readDeskCase } from './read-desk-case.ts';
import { readCaseQueue } from './read-queue.ts';
import { readScannedCase } from './read-scanned-case.ts';
import { receiveCase } from './receive-case.ts';
import { repairedCase } from './repaired-case.ts';
import { sayToBuyer } from './say-to-buyer.ts';

const desk = implementFeature(caseDeskContract);

export const createCaseDeskHandlers = ({ attachments }: { attachments: AttachmentTools }) => ({
  queue: desk.queue.handler(({ input, context: { db, caller } }) => readCaseQueue(db, caller, input, new Date())),
  detail: desk.detail.handler(({ input, context: { db, caller } }) =>
    readDeskCase(db, caller, input.caseNo, new Date()),
  ),
  scan: desk.scan.handler(({ input, context: { db } }) => readScannedCase(db, input.number)),
  take: desk.take.handler(({ input, context: { db, caller } }) => takeCase(db, caller, input)),
  grant: desk.grant.handler(({ input, context: { db, caller } }) => grantCase(db, caller, input)),
  reject: desk.reject.handler(({ input, context: { db, caller } }) => rejectCase(db, caller, input)),
  ask: desk.ask.handler(({ input, context: { db, caller } }) => askCase(db, caller, input)),
  check: desk.check.handler(({ input, context: { db, caller } }) => checkCase(db, caller, input)),
  receive: desk.receive.handler(({ input, context: { db, caller } }) => receiveCase(db, caller, input)),
  inspect: desk.inspect.handler(({ input, context: { db, caller } }) => inspectCase(db, caller, input)),
  repaired: desk.repaired.handler(({ input, context: { db, caller } }) => repairedCase(db, caller, input)),
  say: desk.say.handler(({ input, context: { db, caller } }) => sayToBuyer(db, caller, attachments, input)),
  file: desk.file.handler(({ input, context: { db } }) =>
    openAttachment(attachments, db, 'desk', CASE_FILES, input.fileId),
  ),
  policy: desk.policy.handler(({ context: { db } }) => readCasePolicy(db)),
  savePolicy: desk.savePolicy.handler(({ input, context: { db, caller } }) => savePolicy(db, caller, input)),
});
