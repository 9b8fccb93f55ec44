import type { Database } from '#platform/api/database.ts';
import { ImportFileProblem } from '#platform/api/tables/import-file-problem.ts';
import { draftItem } from '../rules/draft-item.ts';
import {
  type CategoryIndex,
  type CategoryNode,
  guessByGroups,
  guessCategory,
  indexCategories,
} from '../rules/guess-category.ts';
import type { ImportRecord } from '../rules/import-record.ts';
import type { DraftOptions, ItemDraft } from '../rules/item-draft.ts';
import type { RowOutcome } from '../rules/tally.ts';
import { type ImportCategory, readImportCategories } from './catalog-import-repo.ts';
import type { RecordProfile } from './profile-records.ts';
import type { PlacedItem } from './write-batch.ts';

/** Categories as an import needs them. */
export interface Placing {
  index: CategoryIndex;
  categories: ReadonlyMap<string, ImportCategory>;
  /** The category the import keeps to. */
  given: ImportCategory | null;
}

export async function preparePlacing(database: Database, code: string | null): Promise<Placing> {
  const all = await readImportCategories(database.public);
  if (all.length === 0) throw new ImportFileProblem('商城里还没有分类，请先用 npm start 启动一次。');
  const categories = new Map(all.map((category) => [category.code, category]));
  const given = code === null ? null : categories.get(code);
  if (given === undefined) throw new ImportFileProblem(`没有编码为 ${code} 的分类。`);
  return { index: indexCategories(all, given), categories, given };
}

const NO_CATEGORY = '找不到合适的分类，请用 --category（运营台：默认分类）指定';

/** Judges the rows of one import in turn; remembers which numbers it has seen. */
export function createJudge(placing: Placing, profile: RecordProfile, options: DraftOptions) {
  const seen = new Map<string, number>();
  const home = placing.given ? (placing.given.path[0] ?? null) : profile.home.top;
  const fallback: CategoryNode | null = placing.given ?? profile.home.fallback;
  const categoryOf = (draft: ItemDraft) => {
    const { index } = placing;
    const node = guessCategory(draft, index, home) ?? guessByGroups(draft.groups, index, home) ?? fallback;
    return placing.categories.get(node?.code ?? '') ?? null;
  };
  return (record: ImportRecord): PlacedItem | RowOutcome => {
    const { rowNumber, line = rowNumber, fields } = record;
    const refuse = (reason: string, currency = ''): RowOutcome => {
      return { rowNumber, line, itemNo: fields.itemNo ?? '', outcome: 'refused', reason, currency };
    };
    const result = draftItem(record, options);
    if ('refused' in result) return refuse(result.refused);
    const { draft, warnings } = result;
    const earlier = seen.get(draft.itemNo);
    if (earlier !== undefined) return refuse(`商品编号与第 ${earlier} 行重复`, draft.currency);
    seen.set(draft.itemNo, line);
    // Updates change what they name; where an article stands in the shop was decided when it came.
    if (draft.change !== 'whole') return { draft, warnings, category: null };
    const category = categoryOf(draft);
    if (category) return { draft, warnings, category };
    return refuse([NO_CATEGORY, ...warnings].join('；'), draft.currency);
  };
}
