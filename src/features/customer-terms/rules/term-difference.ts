import { displayYuan } from '#platform/shared/display-money.ts';
import { CHANNELS, CREDIT_KINDS, FIRM_KINDS, FIRM_STATES, LEVELS } from '../contract/term-words.ts';
import type { Terms } from '../contract/terms-schemas.ts';
import { billingWords } from './billing.ts';

export type TermField = keyof Terms;
export type SomeTerms = Partial<Terms>;

/** Names of the terms in the order people read them. */
export const TERM_LABELS: Readonly<Record<TermField, string>> = {
  levelCode: '价格等级',
  credit: '授信',
  creditLimit: '授信额度',
  creditUntil: '额度截止日期',
  termDays: '账期',
  freeShipping: '运费',
  firmType: '客户类型',
  firmChannel: '采购渠道',
  groupCode: '所属集团',
  salesCode: '销售负责人',
  status: '状态',
  billing: '对账规则',
};
const FIELDS = Object.keys(TERM_LABELS) as TermField[];

/** Terms are plain values, and one of them a few of these: their order is that of the schema. */
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one, sorted) === JSON.stringify(other, sorted);
/** The database keeps the fields of a value in an order of its own. */
const sorted = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

const wordsOf: { [F in TermField]: (value: Terms[F]) => string } = {
  levelCode: (code) => LEVELS[code],
  credit: (kind) => CREDIT_KINDS[kind],
  creditLimit: displayYuan,
  creditUntil: (day) => day ?? '长期',
  termDays: (days) => `${days} 天`,
  freeShipping: (free) => (free ? '全部免运费' : '按订单金额计算'),
  firmType: (kind) => FIRM_KINDS[kind],
  firmChannel: (channel) => CHANNELS[channel],
  groupCode: (code) => code || '无',
  salesCode: (code) => code || '无',
  status: (status) => FIRM_STATES[status],
  billing: billingWords,
};

/** Fields in which two agreements differ, with what was and what is to be. */
export function termDifference(before: Terms, after: Terms): { before: SomeTerms; after: SomeTerms } {
  const changed = FIELDS.filter((field) => !same(before[field], after[field]));
  const pick = (from: Terms) => Object.fromEntries(changed.map((field) => [field, from[field]])) as SomeTerms;
  return { before: pick(before), after: pick(after) };
}

/** Whether a change still begins where it was begun: nothing it touches has moved since. */
export const stillBegins = (current: Terms, before: SomeTerms): boolean =>
  FIELDS.every((field) => !(field in before) || same(before[field], current[field]));

const told = <F extends TermField>(field: F, terms: SomeTerms): string => {
  const value = terms[field];
  return value === undefined ? '' : wordsOf[field](value);
};

/** A change as people read it, field by field. A limit says nothing where there was none. */
export function describeChange(
  before: SomeTerms,
  after: SomeTerms,
): { label: string; before: string; after: string }[] {
  return FIELDS.filter((field) => field in after).map((field) => ({
    label: TERM_LABELS[field],
    before: told(field, before),
    after: told(field, after),
  }));
}

/** As the log keeps terms: values that it can word. */
export const loggedTerms = ({ billing, ...terms }: SomeTerms) => ({
  ...terms,
  ...(billing && { billing: billingWords(billing) }),
});
