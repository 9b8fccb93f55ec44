import {
  type AttachmentTools,
  openAttachment,
  presentAttachment,
  takeUpload,
} from '#business/attachments/api/public.ts';
import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { statementContract } from '../contract/statement-contract.ts';
import { confirmStatement } from './acts/confirm-statement-repo.ts';
import { withdrawApproval } from './approval/withdraw-approval.ts';
import { readExceptions } from './check/read-exceptions.ts';
import { resolveException } from './check/resolve-exception.ts';
import { declineOffer, sayToDesk, withdrawDispute } from './disputes/act-on-dispute.ts';
import { agreeToOffer } from './disputes/agree.ts';
import { openDisputes } from './disputes/open-disputes.ts';
import { readDispute } from './disputes/read-dispute.ts';
import { drawStatement } from './files/draw-statement.ts';
import { importChecked } from './files/import-checked.ts';
import { STATEMENT_FILES } from './files/statement-attachments.ts';
import { readLinePage } from './read/read-lines.ts';
import { readPreview } from './read/read-preview.ts';
import { readStatementDetail } from './read/read-statement-detail.ts';
import { countStatements, readStatementPage } from './read/read-statements.ts';
import { viewOfCaller } from './statement-scope-repo.ts';
import { readFirmTerms, saveFirmTerms } from './terms-handlers.ts';

const calls = implementFeature(statementContract);

const reading = {
  list: calls.list.handler(({ input, context: { db, caller } }) =>
    readStatementPage(db, signedIn(caller), input, new Date()),
  ),
  counts: calls.counts.handler(({ context: { db, caller } }) => countStatements(db, signedIn(caller), new Date())),
  preview: calls.preview.handler(({ context: { db, caller } }) => readPreview(db, signedIn(caller), new Date())),
  detail: calls.detail.handler(({ input, context: { db, caller } }) =>
    readStatementDetail(db, signedIn(caller), input.statementNo, new Date()),
  ),
  lines: calls.lines.handler(({ input, context: { db, caller } }) =>
    readLinePage(db, viewOfCaller(signedIn(caller)), input),
  ),
  readDispute: calls.readDispute.handler(({ input, context: { db, caller } }) =>
    readDispute(db, signedIn(caller), input.disputeNo, new Date()),
  ),
  exceptions: calls.exceptions.handler(({ input, context: { db, caller } }) =>
    readExceptions(db, signedIn(caller), input),
  ),
  readTerms: calls.readTerms.handler(({ context: { db, caller } }) => readFirmTerms(db, signedIn(caller))),
  paper: calls.paper.handler(({ input, context: { db, caller } }) =>
    drawStatement(db, signedIn(caller), input.statementNo, new Date()),
  ),
};

const acting = {
  confirm: calls.confirm.handler(({ input, context: { db, caller } }) => confirmStatement(db, signedIn(caller), input)),
  withdrawApproval: calls.withdrawApproval.handler(({ input, context: { db, caller } }) =>
    withdrawApproval(db, signedIn(caller), input),
  ),
  dispute: calls.dispute.handler(({ input, context: { db, caller } }) => openDisputes(db, signedIn(caller), input)),
  say: calls.say.handler(({ input, context: { db, caller } }) => sayToDesk(db, signedIn(caller), input)),
  withdrawDispute: calls.withdrawDispute.handler(({ input, context: { db, caller } }) =>
    withdrawDispute(db, signedIn(caller), input),
  ),
  agree: calls.agree.handler(({ input, context: { db, caller } }) => agreeToOffer(db, signedIn(caller), input)),
  decline: calls.decline.handler(({ input, context: { db, caller } }) => declineOffer(db, signedIn(caller), input)),
  importChecked: calls.importChecked.handler(({ input, context, signal }) => importChecked(context, input, signal)),
  resolveException: calls.resolveException.handler(({ input, context: { db, caller } }) =>
    resolveException(db, signedIn(caller), input),
  ),
  saveTerms: calls.saveTerms.handler(({ input, context: { db, caller } }) =>
    saveFirmTerms(db, signedIn(caller), input),
  ),
};

export const createStatementHandlers = ({ attachments }: { attachments: AttachmentTools }) => ({
  ...reading,
  ...acting,
  upload: calls.upload.handler(async ({ input, context: { db, caller } }) =>
    presentAttachment(await takeUpload(attachments, db, STATEMENT_FILES, { person: signedIn(caller), upload: input })),
  ),
  file: calls.file.handler(({ input, context: { db, caller } }) =>
    openAttachment(attachments, db, signedIn(caller), STATEMENT_FILES, input.fileId),
  ),
});
