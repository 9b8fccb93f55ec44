import { type AttachmentTools, openAttachment } from '#business/attachments/api/public.ts';
import { answerFile } from '#business/transfers/api/public.ts';
import { readShareCode } from '#features/access/api/public.ts';
import { signedIn } from '#platform/api/caller.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { quoteContract } from '../contract/quote-contract.ts';
import { cancelQuote, negotiate, uploadQuoteFile } from './act-on-quote.ts';
import { startQuoteFlow } from './approval/quote-approval.ts';
import { copyQuote, createQuote } from './create-quote.ts';
import { exportQuotePdf, quoteExport } from './papers/export-quote.ts';
import { QUOTE_FILES } from './quote-attachments.ts';
import { readQuoteDetail } from './read-quote-detail.ts';
import { countQuotes, readOpenQuotes, readQuotePage } from './read-quotes.ts';
import { transferQuote } from './transfer-quote.ts';

const calls = implementFeature(quoteContract);

export interface QuoteSettings {
  attachments: AttachmentTools;
}

const reading = {
  list: calls.list.handler(({ input, context: { db, caller } }) =>
    readQuotePage(db, signedIn(caller), input, new Date()),
  ),
  homeList: calls.homeList.handler(({ context: { db, caller } }) => readOpenQuotes(db, signedIn(caller), new Date())),
  count: calls.count.handler(({ input, context: { db, caller } }) => countQuotes(db, signedIn(caller), input.keyword)),
  detail: calls.detail.handler(({ input, context: { db, caller } }) =>
    readQuoteDetail(db, signedIn(caller), input.quoteNo, new Date()),
  ),
  exportExcel: calls.exportExcel.handler(({ input, context }) => answerFile(context, quoteExport, input)),
  exportPdf: calls.exportPdf.handler(({ input, context: { db, caller } }) =>
    exportQuotePdf(db, signedIn(caller), input.quoteNo, new Date()),
  ),
};

const acting = {
  create: calls.create.handler(({ input, context: { db, caller, scope } }) =>
    createQuote(db, signedIn(caller), { ...input, shareCode: readShareCode(scope.headers) }, new Date()),
  ),
  copy: calls.copy.handler(({ input, context: { db, caller, scope } }) =>
    copyQuote(db, signedIn(caller), { ...input, shareCode: readShareCode(scope.headers) }, new Date()),
  ),
  cancel: calls.cancel.handler(({ input, context: { db, caller } }) =>
    cancelQuote(db, signedIn(caller), input, new Date()),
  ),
  negotiate: calls.negotiate.handler(({ input, context: { db, caller } }) =>
    negotiate(db, signedIn(caller), input, new Date()),
  ),
  transfer: calls.transfer.handler(({ input, context: { db, caller } }) =>
    transferQuote(db, signedIn(caller), input, new Date()),
  ),
  startFlow: calls.startFlow.handler(({ input, context: { db, caller } }) =>
    startQuoteFlow(db, signedIn(caller), input.quoteNo, new Date()),
  ),
};

export function createQuoteHandlers({ attachments }: QuoteSettings) {
  return {
    ...reading,
    ...acting,
    upload: calls.upload.handler(({ input, context: { db, caller } }) =>
      uploadQuoteFile(db, signedIn(caller), attachments, input, new Date()),
    ),
    file: calls.file.handler(({ input, context: { db, caller } }) =>
      openAttachment(attachments, db, signedIn(caller), QUOTE_FILES, input.fileId),
    ),
  };
}
