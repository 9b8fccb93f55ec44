import type { Database } from '#platform/api/database.ts';
import type { CurrencyRates } from '../rules/currency-rates.ts';
import { categoryLabel } from '../rules/guess-category.ts';
import type { ItemDraft } from '../rules/item-draft.ts';
import { assertEveryRow, type RowOutcome, type Tally, tallyOutcomes } from '../rules/tally.ts';
import { createJudge, preparePlacing } from './judge-records.ts';
import { profileRecords, type RecordProfile } from './profile-records.ts';
import type { RecordSource } from './record-source.ts';
import { type PlacedItem, type WriteOrder, writeBatch } from './write-batch.ts';
import { writeReplacements } from './write-replacements.ts';

export interface ImportOrder extends WriteOrder {
  /** Brand of articles that name none. */
  brand: string | null;
  /** Category to stay within, and where articles go that no word places. */
  categoryCode: string | null;
  /** Currency of prices that name none. */
  currency: string;
  rates: CurrencyRates;
  maxRows: number;
}

/** How an import is watched and stopped. */
export interface ImportWatch {
  /** Called once, before the first row is written. */
  profiled?(profile: RecordProfile): void;
  /** Called after each batch; what it throws stops the import. */
  progress?(done: number, total: number, tally: Tally): void | Promise<void>;
  /** Stops between two batches; what was written stays. */
  signal?: AbortSignal;
}

export interface ImportResult {
  rows: number;
  tally: Tally;
  outcomes: RowOutcome[];
  profile: RecordProfile;
  /** How many articles went to which category, by its label. */
  placed: Map<string, number>;
}

const BATCH = 500;

/**
 * Imports one file: every row ends as added, changed, unchanged or refused, and the four add up to the rows of the
 * file. Running it again changes nothing. Batches are committed one by one, so a stop in the middle is repaired by
 * running the import again.
 */
export async function importCatalogue(
  database: Database,
  source: RecordSource,
  order: ImportOrder,
  watch: ImportWatch = {},
): Promise<ImportResult> {
  const placing = await preparePlacing(database, order.categoryCode);
  const profile = await profileRecords(source, placing.index, order.maxRows);
  watch.profiled?.(profile);
  const currency = source.header?.mapping.priceCurrency ?? source.currency ?? order.currency;
  const judge = createJudge(placing, profile, { ...order, currency, decimals: profile.decimals });
  const outcomes: RowOutcome[] = [];
  const placed = new Map<string, number>();
  const referring: ItemDraft[] = [];
  let batch: PlacedItem[] = [];
  const flush = async () => {
    watch.signal?.throwIfAborted();
    outcomes.push(...(await writeBatch(database, batch, order)));
    batch = [];
    await watch.progress?.(outcomes.length, profile.rows, tallyOutcomes(outcomes));
  };
  for await (const record of source.records()) {
    const judged = judge(record);
    if ('outcome' in judged) outcomes.push(judged);
    else {
      if (judged.category) countOne(placed, categoryLabel(judged.category));
      if (judged.draft.references.length > 0) referring.push(judged.draft);
      batch.push(judged);
    }
    if (batch.length === BATCH) await flush();
  }
  await flush();
  assertEveryRow(outcomes, profile.rows);
  await writeReplacements(database, referring, outcomes, order.dryRun);
  outcomes.sort((a, b) => a.rowNumber - b.rowNumber);
  return { rows: profile.rows, tally: tallyOutcomes(outcomes), outcomes, profile, placed };
}

function countOne(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
