import { ImportFileProblem } from '#platform/api/tables/import-file-problem.ts';
import {
  type CategoryIndex,
  type CategoryNode,
  type FileHome,
  findHome,
  guessByGroups,
  guessCategory,
} from '../rules/guess-category.ts';
import { NUMBER_FIELDS, type NumberField } from '../rules/import-record.ts';
import { type DecimalStyle, decimalEvidence, resolveStyles } from '../rules/parse-decimal.ts';
import type { RecordSource } from './record-source.ts';

export interface RecordProfile {
  rows: number;
  decimals: Record<NumberField, DecimalStyle>;
  home: FileHome;
}

type Evidence = Record<NumberField, { dot: number; comma: number }>;

function emptyEvidence(): Evidence {
  const entries = NUMBER_FIELDS.map((field) => [field, { dot: 0, comma: 0 }] as const);
  return Object.fromEntries(entries) as Evidence;
}

function fixedStyles(style: DecimalStyle): Record<NumberField, DecimalStyle> {
  return Object.fromEntries(NUMBER_FIELDS.map((field) => [field, style])) as Record<NumberField, DecimalStyle>;
}

/**
 * Reads the whole file once before anything is written: a file that breaks in the middle is refused as a whole, and
 * what only all rows together tell (decimal signs, the top category) is known before the first row is judged.
 */
export async function profileRecords(
  source: RecordSource,
  categories: CategoryIndex,
  maxRows: number,
): Promise<RecordProfile> {
  const evidence = emptyEvidence();
  const placed = new Map<CategoryNode, number>();
  let rows = 0;
  for await (const { fields, groups = [] } of source.records()) {
    rows += 1;
    if (rows > maxRows) throw new ImportFileProblem(`文件超过 ${maxRows} 行，请拆成几个文件。`);
    for (const field of NUMBER_FIELDS) {
      const proven = decimalEvidence(fields[field] ?? '');
      if (proven) evidence[field][proven] += 1;
    }
    const named = { name: fields.name ?? '', categoryText: fields.category ?? '' };
    const node = guessCategory(named, categories, null) ?? guessByGroups(groups, categories, null);
    if (node) placed.set(node, (placed.get(node) ?? 0) + 1);
  }
  if (rows === 0) throw new ImportFileProblem(source.header ? '表头下面没有数据行。' : '文件里没有商品。');
  const decimals = source.fixedDecimals
    ? fixedStyles(source.fixedDecimals)
    : resolveStyles(evidence, 'price', source.decimalFallback);
  return { rows, decimals, home: findHome(placed, categories) };
}
