import { type CurrencyRates, formatRate } from '../rules/currency-rates.ts';
import type { FoundHeader } from '../rules/find-header.ts';
import { categoryLabel } from '../rules/guess-category.ts';
import { FIELD_LABELS, IMPORT_FIELDS, NUMBER_FIELDS } from '../rules/import-record.ts';
import type { DecimalStyle } from '../rules/parse-decimal.ts';
import { OUTCOME_LABELS, type Outcome } from '../rules/tally.ts';
import type { ImportOrder, ImportResult } from './import-catalogue.ts';
import type { RecordProfile } from './profile-records.ts';
import type { UnspscResult } from './unspsc/import-unspsc.ts';
import { STOCK_IN_MINIMUM_ORDERS } from './write-batch.ts';

const ORIGINS: Record<FoundHeader['origin'], string> = {
  given: '按 --mapping',
  remembered: '沿用上次',
  guessed: '自动识别',
};

const STYLES: Record<DecimalStyle, string> = { dot: '小数点', comma: '小数逗号', mixed: '写法混用', unknown: '小数点' };

/** What each column was taken for, one line per field. */
export function describeMapping({ mapping, origin }: FoundHeader): string[] {
  const header = (column: number) => `“${mapping.headers[column] ?? ''}”`;
  const fields = IMPORT_FIELDS.flatMap((field) => {
    const column = mapping.fields[field];
    return column === undefined ? [] : [`  ${FIELD_LABELS[field]} ← ${header(column)}`];
  });
  const attributes = mapping.attributes.map(({ column, name }) => `  属性“${name}” ← ${header(column)}`);
  const pairs = mapping.pairs.length > 0 ? [`  属性 ← ${mapping.pairs.length} 对名称/值列`] : [];
  const ignored = mapping.ignored.length > 0 ? [`  不导入：${mapping.ignored.map(header).join('、')}`] : [];
  return [`列对应（${ORIGINS[origin]}）：`, ...fields, ...attributes, ...pairs, ...ignored];
}

/** What only the whole file tells: how numbers are written and which category it is about. */
export function describeProfile(profile: RecordProfile, header: FoundHeader | null): string[] {
  const written = NUMBER_FIELDS.filter((field) => header?.mapping.fields[field] !== undefined);
  const styles = written.map((field) => `${FIELD_LABELS[field]} ${STYLES[profile.decimals[field]]}`);
  const { fallback } = profile.home;
  const home = fallback ? [`分类：认不出品类的商品归入 ${categoryLabel(fallback)}`] : [];
  return [`行数：${profile.rows}`, ...(styles.length > 0 ? [`数字：${styles.join('，')}`] : []), ...home];
}

/** What the import assumes where the file is silent. */
export function describeOrder(order: ImportOrder): string[] {
  const minimumOrders = `新商品没有库存列时按 ${STOCK_IN_MINIMUM_ORDERS} × 起订量`;
  return [
    `来源：${order.source}，品牌：${order.brand ?? '按文件，缺则无'}，未写币种的价格按 ${order.currency}`,
    `库存：${order.stock === null ? minimumOrders : `没有库存列时为 ${order.stock}`}（上海仓）`,
  ];
}

function ratesUsed(result: ImportResult, rates: CurrencyRates): string[] {
  const used = new Set(result.outcomes.map(({ currency }) => currency));
  return [...used].flatMap((currency) => {
    const rate = rates.get(currency);
    return rate && currency !== 'CNY' ? [`汇率：1 ${currency} = ${formatRate(rate)} CNY`] : [];
  });
}

const MOST_FREQUENT = 20;

function mostFrequent(counts: ReadonlyMap<string, number>): string[] {
  const sorted = [...counts].sort((a, b) => b[1] - a[1]);
  const lines = sorted.slice(0, MOST_FREQUENT).map(([text, count]) => `  ${count} × ${text}`);
  return sorted.length > MOST_FREQUENT ? [...lines, `  其余 ${sorted.length - MOST_FREQUENT} 项未列出`] : lines;
}

/** Reasons of one kind differ only in the values they quote. */
function reasonCounts(result: ImportResult): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { outcome, reason } of result.outcomes) {
    if (reason === '') continue;
    const kind = reason.replace(/“[^”]*”|\d{8,}/g, '…').replace(/第 \d+ 行/g, '前面的行');
    const key = outcome === 'refused' ? `拒绝：${kind}` : `提示：${kind}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/** The sum that every row is part of, then where the articles went and what was noticed. */
export function describeResult(result: ImportResult, order: ImportOrder): string[] {
  const parts = (Object.keys(OUTCOME_LABELS) as Outcome[]).map((key) => `${OUTCOME_LABELS[key]} ${result.tally[key]}`);
  const notes = mostFrequent(reasonCounts(result));
  return [
    ...ratesUsed(result, order.rates),
    ...(result.placed.size > 0 ? ['归入分类：', ...mostFrequent(result.placed)] : []),
    ...(notes.length > 0 ? ['说明：', ...notes] : []),
    `${order.dryRun ? '试运行，什么都没有写入' : '完成'}：${result.rows} 行 = ${parts.join(' + ')}`,
  ];
}

export function describeUnspsc(result: UnspscResult): string[] {
  const { rows, added, changed, unchanged, refused, levels } = result;
  const lines = refused.slice(0, MOST_FREQUENT).map(({ rowNumber, reason }) => `  第 ${rowNumber} 行：${reason}`);
  return [
    `UNSPSC：${levels.map((count, index) => `${index + 1} 级 ${count}`).join('，')}`,
    ...(refused.length > 0 ? ['未载入：', ...lines] : []),
    `完成：${rows} 行 = 新增 ${added} + 更新 ${changed} + 未变 ${unchanged} + 拒绝 ${refused.length}`,
  ];
}
