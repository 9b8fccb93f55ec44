import { LINE_FIELDS, type LineFields } from '#business/line-fields/contract/line-fields.ts';
import { filledLineFields } from '#business/line-fields/rules/public.ts';
import { displayYuan } from '#platform/shared/display-money.ts';

/** What was written to a line; without what is empty, so that documents asked about before keep their fingerprint. */
type SnapshotFields = Partial<LineFields> & Pick<LineFields, 'costCenter' | 'note'>;

/** What was written to a line, as its approvers see it. */
export const snapshotFields = (line: LineFields): SnapshotFields => ({
  ...filledLineFields(line),
  costCenter: line.costCenter,
  note: line.note,
});

/** One line of a document as its approvers see it; money as decimal yuan. */
export interface SnapshotLine extends SnapshotFields {
  lineNo: number;
  /** Null: a line in free words. */
  itemNo: string | null;
  name: string;
  brandName: string | null;
  mpn: string | null;
  unit: string;
  quantity: number;
  unitPrice: string;
  amount: string;
  /** Refused by an approver: no longer part of what is asked for. */
  refused: boolean;
}

/** A document as it was asked about: what is approved is exactly this. */
export interface DocumentSnapshot {
  documentNo: string;
  title: string;
  amount: string;
  /** What stands above the lines, in the order it is shown. */
  facts: { label: string; value: string }[];
  lines: SnapshotLine[];
}

/** What the buyer's own number is called among the facts. */
export const PO_FACT = 'PO 号';

/** The buyer's own number of a document that has one (complaint U19: it stands in every message about an order). */
export const poNumberOf = ({ facts }: Pick<DocumentSnapshot, 'facts'>): string | null =>
  facts.find(({ label }) => label === PO_FACT)?.value || null;

/** Facts of a document that goes over budgets: which ones and by how much, and why it is wanted all the same. */
export const OVER_BUDGET_FACT = '提交时超出预算';
export const OVER_REASON_FACT = '超预算原因';

/** What a document says about going over budgets, apart from its other facts. */
export function parseOverBudget(facts: DocumentSnapshot['facts']) {
  const isOver = ({ label }: { label: string }) => label === OVER_BUDGET_FACT || label === OVER_REASON_FACT;
  return { over: facts.filter(isOver), others: facts.filter((fact) => !isOver(fact)) };
}

/** The same text for the same document, whatever order its fields were written in. */
export function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalText(field)}`).join(',')}}`;
}

const COMPARED: readonly (readonly [keyof SnapshotLine, string])[] = [
  ['quantity', '数量'],
  ['unitPrice', '单价'],
  ['amount', '金额'],
  ...LINE_FIELDS.map(({ name, label }) => [name, label] as const),
];

function lineChanges(before: SnapshotLine, after: SnapshotLine): string[] {
  const named = `第 ${after.lineNo} 行 ${after.itemNo ?? after.name}`;
  if (!before.refused && after.refused) return [`${named}：未通过审批，已剔除`];
  return COMPARED.flatMap(([field, label]) =>
    before[field] === after[field] ? [] : [`${named}：${label} ${before[field] || '未填'} → ${after[field] || '未填'}`],
  );
}

/** What is different between two versions of a document, in sentences; empty where nothing a person sees has changed. */
export function describeChanges(before: DocumentSnapshot, after: DocumentSnapshot): string[] {
  const was = new Map(before.lines.map((line) => [line.lineNo, line]));
  const is = new Set(after.lines.map(({ lineNo }) => lineNo));
  const facts = new Map(before.facts.map(({ label, value }) => [label, value]));
  return [
    ...(before.amount === after.amount ? [] : [`金额 ${displayYuan(before.amount)} → ${displayYuan(after.amount)}`]),
    ...after.facts.flatMap(({ label, value }) => {
      const old = facts.get(label) ?? '';
      return old === value ? [] : [`${label} ${old || '未填'} → ${value || '未填'}`];
    }),
    ...after.lines.flatMap((line) => {
      const old = was.get(line.lineNo);
      return old ? lineChanges(old, line) : [`新增第 ${line.lineNo} 行 ${line.name}`];
    }),
    ...before.lines.flatMap(({ lineNo, name }) => (is.has(lineNo) ? [] : [`删除第 ${lineNo} 行 ${name}`])),
  ];
}
