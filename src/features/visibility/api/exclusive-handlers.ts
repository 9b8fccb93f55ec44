import { writeAudit } from '#platform/api/audit.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import { refuse } from '#platform/api/refuse.ts';
import { visibilityContract, visibilityErrors } from '../contract/visibility-contract.ts';
import { findFirmIds, readExclusive, writeExclusive } from './exclusive-repo.ts';

const visibility = implementFeature(visibilityContract);

export const exclusiveHandlers = {
  listExclusive: visibility.listExclusive.handler(({ input, context }) => readExclusive(context.db, input)),

  saveExclusive: visibility.saveExclusive.handler(async ({ input, context: { db, caller } }) => {
    const skuCodes = [...new Set(input.skuCodes)];
    const customerCodes = [...new Set(input.customerCodes)];
    const firmIds = await findFirmIds(db, customerCodes);
    if (firmIds.length < customerCodes.length) throw refuse(visibilityErrors, 'CUSTOMER_UNKNOWN');
    const itemNos = await writeExclusive(db, skuCodes, firmIds);
    if (itemNos.length === 0) throw refuse(visibilityErrors, 'NO_TARGET_KNOWN');
    await enqueueEffect(db, 'catalog.changed', { itemNos });
    const after = { skuCodes: itemNos, customerCodes };
    await writeAudit(db, caller, { action: 'visibility.exclusiveSaved', objectType: 'sku', after });
    return { changed: itemNos.length, unknown: skuCodes.filter((code) => !itemNos.includes(code)) };
  }),
};
