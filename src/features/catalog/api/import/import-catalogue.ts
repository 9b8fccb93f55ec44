import type { Database } from '#platform/api/database.ts';
import type { CurrencyRates } from '../../rules/import/currency-rates.ts';
import { draftItem } from '../../rules/import/draft-item.ts';
import {
  type CategoryIndex,
  type CategoryNode,
  categoryLabel,
  guessCategory,
  indexCategories,
} from '../../rules/import/guess-category.ts';
import type { ImportRecord } from '../../rules/import/import-record.ts';
import type { DraftOptions } from '../../rules/import/item-draft.ts';
import { assertEveryRow, type RowOutcome, type Tally, tallyOutcomes } from '../../rules/import/tally.ts';
import { type ImportCategory, readImportCategories } from './catalog-import-repo.ts';
import { ImportFileProblem } from './import-file-problem.ts';
import { profileRecords, type RecordProfile } from './profile-records.ts';
import type { RecordSource } from './record-source.ts';
import { type PlacedItem, type WriteOrder, writeBatch } from './write-batch.ts';

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
  progress?(done: number, total: number): void;
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

interface Placing {
  index: CategoryIndex;
  categories: ReadonlyMap<string, ImportCategory>;
  given: ImportCategory | null;
}

async function preparePlacing(database: Database, code: string | null): Promise<Placing> {
  const all = await readImportCategories(database.public);
  if (all.length === 0) throw new ImportFileProblem('商城里还没有分类，请先用 npm start 启动一次。');
  const categories = new Map(all.map((category) => [category.code, category]));
  const given = code === null ? null : categories.get(code);
  if (given === undefined) throw new ImportFileProblem(`没有编码为 ${code} 的分类。`);
  return { index: indexCategories(all, given), categories, given };
}

/** Judges the rows of one import in turn; remembers which numbers it has seen. */
function createJudge(placing: Placing, profile: RecordProfile, options: DraftOptions) {
  const seen = new Map<string, number>();
  const home = placing.given ? (placing.given.path[0] ?? null) : profile.home.top;
  const fallback: CategoryNode | null = placing.given ?? profile.home.fallback;
  return (record: ImportRecord): PlacedItem | RowOutcome => {
    const { rowNumber, fields } = record;
    const refuse = (reason: string, currency = ''): RowOutcome => {
      return { rowNumber, itemNo: fields.itemNo ?? '', outcome: 'refused', reason, currency };
    };
    const result = draftItem(record, options);
    if ('refused' in result) return refuse(result.refused);
    const { draft, warnings } = result;
    const earlier = seen.get(draft.itemNo);
    if (earlier !== undefined) return refuse(`商品编号与第 ${earlier} 行重复`, draft.currency);
    seen.set(draft.itemNo, rowNumber);
    const node = guessCategory(draft, placing.index, home) ?? fallback;
    const category = placing.categories.get(node?.code ?? '');
    if (category) return { draft, warnings, category };
    return refuse(['找不到合适的分类，请用 --category 指定', ...warnings].join('；'), draft.currency);
  };
}

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
  const currency = source.header?.mapping.priceCurrency ?? order.currency;
  const judge = createJudge(placing, profile, { ...order, currency, decimals: profile.decimals });
  const outcomes: RowOutcome[] = [];
  const placed = new Map<string, number>();
  let batch: PlacedItem[] = [];
  const flush = async () => {
    watch.signal?.throwIfAborted();
    outcomes.push(...(await writeBatch(database, batch, order)));
    batch = [];
    watch.progress?.(outcomes.length, profile.rows);
  };
  for await (const record of source.records()) {
    const judged = judge(record);
    if ('outcome' in judged) outcomes.push(judged);
    else {
      const label = categoryLabel(judged.category);
      placed.set(label, (placed.get(label) ?? 0) + 1);
      batch.push(judged);
    }
    if (batch.length === BATCH) await flush();
  }
  await flush();
  assertEveryRow(outcomes, profile.rows);
  outcomes.sort((a, b) => a.rowNumber - b.rowNumber);
  return { rows: profile.rows, tally: tallyOutcomes(outcomes), outcomes, profile, placed };
}
