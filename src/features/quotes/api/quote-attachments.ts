import { type AttachmentOwner, listAttachments } from '#business/attachments/api/public.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { uploadErrors } from '../contract/quote-errors.ts';
import { isQuote, ofFirm, type QuotePlace, visibleTo } from './quote-repo.ts';

/** Drawings and certificates of a quote or of one of its lines. */
export const QUOTE_FILES = 'quote';

export const quoteAttachments: AttachmentOwner = {
  kind: QUOTE_FILES,
  folder: 'quote-files',
  permission: 'QUOTE_MANAGEMENT',
  deskPermission: 'DESK_QUOTES',
  uploads: {
    // They come with the number of their quote.
    mostLoose: 0,
    refusals: {
      tooLarge: () => refuse(uploadErrors, 'QUOTE_FILE_LARGE'),
      wrongKind: (message) => refuse(uploadErrors, 'QUOTE_FILE_KIND', { message }),
      tooMany: () => refuse(uploadErrors, 'QUOTE_FILES_MANY'),
    },
  },
  mayRead: (db, caller, id) => isQuote(db, id, visibleTo(caller)),
  deskMayRead: (db, id) => isQuote(db, id),
  mayWrite: (db, { firmId }, id) => isQuote(db, id, ofFirm(firmId)),
};

export const readFiles = (db: Db, { firmId, quoteId }: QuotePlace) =>
  listAttachments(db, { firmId, kind: QUOTE_FILES, ownerId: quoteId });
