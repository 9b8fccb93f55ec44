import type { AttachmentTools } from '#business/attachments/api/public.ts';
import type { Post } from '#business/messages/api/public.ts';
import type { Database } from '#platform/api/database.ts';
import { statementKeeper } from './approval/statement-keeper.ts';
import { billMailHandlers } from './bill-mails.ts';
import { createStatementDeskHandlers } from './desk/desk-handlers.ts';
import { statementExport } from './files/export-lines.ts';
import { statementAttachments } from './files/statement-attachments.ts';
import { disputeNewsEffects } from './news/dispute-news.ts';
import { settledOrderEffects } from './news/settled-orders.ts';
import { createShareHandlers } from './share/share-handlers.ts';
import { createStatementHandlers } from './statement-handlers.ts';
import { statementJobs } from './statement-jobs.ts';

interface StatementSettings {
  attachments: AttachmentTools;
  /** Secret of the installation; share links are sealed with a key of its own. */
  pepper: Buffer;
  /** Public origin without a trailing slash. */
  origin: string;
}

/** What the app collects of the feature on the server. */
export const statements = {
  handlers: (settings: StatementSettings) => ({
    billMails: billMailHandlers,
    statementDesk: createStatementDeskHandlers(settings),
    statements: createStatementHandlers(settings),
    statementShares: createShareHandlers(settings),
  }),
  attachments: [statementAttachments],
  exports: [statementExport],
  keepers: [statementKeeper],
  jobs: statementJobs,
  /** People are told of what becomes of disputes, orders of what is settled. */
  effects: (database: Database, post: Post) => ({
    ...disputeNewsEffects(database, post),
    ...settledOrderEffects(database),
  }),
};
