import type { Db } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import type { ReturnRow } from './return-repo.ts';

/** Topic of parcels that did not come: the customer has to ask again or send them. */
export const RETURN_FAILED = 'after-sale.return_failed';

export const tellReturnFailed = (db: Db, { firmId, id, caseId }: ReturnRow): Promise<void> =>
  enqueueEffect(db, RETURN_FAILED, { firmId: String(firmId), caseId: String(caseId), returnId: String(id) }, firmId);
