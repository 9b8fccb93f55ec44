import { type AttachmentTools, openAttachment } from '#business/attachments/api/public.ts';
import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { statementDeskContract } from '../../contract/statement-desk-contract.ts';
import { readDeskExceptions } from '../check/read-exceptions.ts';
import { clearException } from '../check/resolve-exception.ts';
import { readDeskDispute } from '../disputes/read-dispute.ts';
import { STATEMENT_FILES } from '../files/statement-attachments.ts';
import { readLinePage } from '../read/read-lines.ts';
import { readDeskStatement } from '../read/read-statement-detail.ts';
import { DESK_VIEW } from '../statement-scope-repo.ts';
import { grantDispute, rejectDispute, sayToCustomer, takeDispute } from './answer-dispute.ts';
import { readDeskStatements } from './read-desk-statements.ts';
import { readDisputeQueue } from './read-disputes.ts';
import { readFigures } from './read-figures.ts';
import { readRuns, rerunCycle } from './read-runs.ts';

const desk = implementFeature(statementDeskContract);

const reading = {
  list: desk.list.handler(({ input, context: { db } }) => readDeskStatements(db, input, new Date())),
  detail: desk.detail.handler(({ input, context: { db } }) =>
    readDeskStatement(db, DESK_VIEW, input.statementNo, new Date()),
  ),
  lines: desk.lines.handler(({ input, context: { db } }) => readLinePage(db, DESK_VIEW, input)),
  runs: desk.runs.handler(({ input, context: { db } }) => readRuns(db, input)),
  disputes: desk.disputes.handler(({ input, context: { db, caller } }) =>
    readDisputeQueue(db, caller, input, new Date()),
  ),
  dispute: desk.dispute.handler(({ input, context: { db } }) => readDeskDispute(db, input.disputeNo, new Date())),
  exceptions: desk.exceptions.handler(({ input, context: { db } }) => readDeskExceptions(db, input)),
  figures: desk.figures.handler(({ context: { db } }) => readFigures(db, new Date())),
};

export const createStatementDeskHandlers = ({ attachments }: { attachments: AttachmentTools }) => ({
  ...reading,
  rerun: desk.rerun.handler(({ input, context: { database } }) => rerunCycle(database, input.runId)),
  take: desk.take.handler(({ input, context: { db, caller } }) => takeDispute(db, caller, input)),
  grant: desk.grant.handler(({ input, context: { db, caller } }) => grantDispute(db, caller, input)),
  reject: desk.reject.handler(({ input, context: { db, caller } }) => rejectDispute(db, caller, input)),
  say: desk.say.handler(({ input, context: { db, caller } }) => sayToCustomer(db, caller, attachments, input)),
  resolveException: desk.resolveException.handler(({ input, context: { db, caller } }) =>
    clearException(db, signedIn(caller), input),
  ),
  file: desk.file.handler(({ input, context: { db } }) =>
    openAttachment(attachments, db, 'desk', STATEMENT_FILES, input.fileId),
  ),
});
