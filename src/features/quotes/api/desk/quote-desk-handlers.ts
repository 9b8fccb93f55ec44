import { openAttachment } from '#business/attachments/api/public.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { quoteDeskContract } from '../../contract/quote-desk-contract.ts';
import { QUOTE_FILES } from '../quote-attachments.ts';
import type { QuoteSettings } from '../quote-handlers.ts';
import { changeBasis } from './change-basis.ts';
import { quoteEnquiry } from './quote-enquiry.ts';
import { readDemand } from './read-demand.ts';
import { readDeskQuote } from './read-desk-quote.ts';
import { readFoundItems } from './read-found-items.ts';
import { readQuoteQueue } from './read-quote-queue.ts';
import { replaceQuote } from './replace-quote.ts';
import { checkQuote } from './review-quote.ts';
import { saveDraft } from './save-draft.ts';
import { sendQuote } from './send-quote.ts';
import { askAboutQuote, closeQuote, reviseQuote, takeQuote } from './work-on-quote.ts';

const desk = implementFeature(quoteDeskContract);

export function createQuoteDeskHandlers({ attachments }: QuoteSettings) {
  return {
    queue: desk.queue.handler(({ input, context: { db, caller } }) => readQuoteQueue(db, caller, input, new Date())),
    detail: desk.detail.handler(({ input, context: { db, caller } }) =>
      readDeskQuote(db, caller, input.quoteNo, new Date()),
    ),
    demand: desk.demand.handler(({ input, context: { db } }) => readDemand(db, input.days)),
    findItems: desk.findItems.handler(({ input, context: { db } }) => readFoundItems(db, input.itemNos)),
    fromEnquiry: desk.fromEnquiry.handler(({ input, context: { db, caller } }) =>
      quoteEnquiry(db, caller, input.enquiryNo, new Date()),
    ),
    take: desk.take.handler(({ input, context: { db, caller } }) => takeQuote(db, caller, input, new Date())),
    save: desk.save.handler(({ input, context: { db, caller } }) => saveDraft(db, caller, input, new Date())),
    changeBasis: desk.changeBasis.handler(({ input, context: { db, caller } }) =>
      changeBasis(db, caller, input, new Date()),
    ),
    send: desk.send.handler(({ input, context: { db, caller } }) => sendQuote(db, caller, input, new Date())),
    check: desk.check.handler(({ input, context: { db, caller } }) => checkQuote(db, caller, input, new Date())),
    revise: desk.revise.handler(({ input, context: { db, caller } }) => reviseQuote(db, caller, input, new Date())),
    replace: desk.replace.handler(({ input, context: { db, caller } }) => replaceQuote(db, caller, input, new Date())),
    ask: desk.ask.handler(({ input, context: { db, caller } }) => askAboutQuote(db, caller, input, new Date())),
    close: desk.close.handler(({ input, context: { db, caller } }) => closeQuote(db, caller, input, new Date())),
    file: desk.file.handler(({ input, context: { db } }) =>
      openAttachment(attachments, db, 'desk', QUOTE_FILES, input.fileId),
    ),
  };
}
