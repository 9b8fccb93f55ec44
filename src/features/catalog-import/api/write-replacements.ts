import { type Database, inTransaction } from '#platform/api/database.ts';
import { enqueueEffect } from '#platform/api/outbox.ts';
import type { ItemDraft } from '../rules/item-draft.ts';
import type { RowOutcome } from '../rules/tally.ts';
import { lockImports } from './catalog-import-repo.ts';
import { readItemIds, upsertReplacements } from './replacement-repo.ts';

const NO_FIRM = { firmId: null, userId: null } as const;
const BATCH = 500;

function remark(outcome: RowOutcome, text: string): void {
  outcome.reason = [outcome.reason, text].filter((part) => part !== '').join('；');
}

/**
 * Connects articles with what replaces them, once all of a file are written: a catalogue names articles that come
 * later in it. Outcomes of rows whose replacements changed say so; what the shop does not have is named.
 */
export async function writeReplacements(
  database: Database,
  drafts: readonly ItemDraft[],
  outcomes: readonly RowOutcome[],
  dryRun: boolean,
): Promise<void> {
  const byRow = new Map(outcomes.map((outcome) => [outcome.rowNumber, outcome]));
  const accepted = drafts.filter(({ rowNumber }) => byRow.get(rowNumber)?.outcome !== 'refused');
  const coming = new Set(outcomes.filter(({ outcome }) => outcome !== 'refused').map(({ itemNo }) => itemNo));
  for (let start = 0; start < accepted.length; start += BATCH) {
    const batch = accepted.slice(start, start + BATCH);
    await inTransaction(database, NO_FIRM, dryRun ? 'read' : 'write', async (db) => {
      if (!dryRun) await lockImports(db);
      const ids = await readItemIds(
        db,
        batch.flatMap((draft) => [draft.itemNo, ...draft.references.map((r) => r.itemNo)]),
      );
      const rows = batch.flatMap(({ itemNo, references }) =>
        references.flatMap((reference) => {
          const [skuId, replacementId] = [ids.get(itemNo), ids.get(reference.itemNo)];
          if (skuId === undefined || replacementId === undefined || skuId === replacementId) return [];
          return [{ itemNo, skuId, replacementId, kind: reference.kind }];
        }),
      );
      const changed = dryRun ? new Set<string>() : await upsertReplacements(db, rows);
      for (const draft of batch) {
        const outcome = byRow.get(draft.rowNumber);
        const missing = draft.references.filter(({ itemNo }) => !ids.has(itemNo) && !(dryRun && coming.has(itemNo)));
        if (!outcome) continue;
        if (missing.length > 0) remark(outcome, `商城里没有替代品 ${missing.map(({ itemNo }) => itemNo).join('、')}`);
        if (changed.has(draft.itemNo) && outcome.outcome === 'unchanged') outcome.outcome = 'changed';
      }
      if (changed.size > 0) await enqueueEffect(db, 'catalog.imported', { itemNos: [...changed] });
    });
  }
}
