import { globSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { DOCUMENT_TYPES, EFFECTS, MODES } from '#features/approval-flows/rules/flow-words.ts';
import { APPROVAL_STATUSES } from '#features/approvals/rules/approval-status.ts';
import { AUDIT_WORDS, findFieldWord, findValueWord, OBJECT_NAMES } from '#features/audit/rules/audit-words.ts';
import { CORRECTION_STATUS } from '#features/corrections/rules/correction-status.ts';
import { ORDER_STATUSES } from '#features/orders/rules/order-status.ts';
import { PAY_WAYS } from '#features/orders/rules/pay-ways.ts';
import { findWrittenEvents, type WrittenEvent } from './written-events.ts';

/** Fields of what a statement writes by itself (`writingAudit`), which the compiler cannot see. */
const WRITTEN_BY_SQL: Readonly<Record<string, readonly string[]>> = {
  'order.created': ['payWay', 'totalAmount', 'lineCount', 'overBudget', 'orderNo'],
};

/** Fields whose few values are names already. */
const SPEAKS = /\p{Script=Han}/u;

const files = globSync('src/**/*.ts').filter(
  (file) => !file.endsWith('.test.ts') && /\bwrit(?:e|ing)Audit\(/.test(readFileSync(file, 'utf8')),
);
const labelled = (names: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(names).map(([code, label]) => [code, { label }]));

let events: WrittenEvent[];

beforeAll(() => {
  events = findWrittenEvents(files.filter((file) => !file.endsWith('platform/api/audit.ts')));
}, 120_000);

describe('whatever can be written into the audit log', () => {
  it('is found in the source', () => {
    expect(events.length).toBeGreaterThan(100);
  });

  it('can be seen by the compiler: no code and no field of any text', () => {
    expect(events.flatMap(({ where, blind }) => blind.map((what) => `${where}: ${what}`))).toEqual([]);
  });

  it('has a word for what was done, in one feature', () => {
    const named = AUDIT_WORDS.flatMap(({ actions }) => Object.keys(actions));
    expect(named.filter((action, at) => named.indexOf(action) !== at)).toEqual([]);
    const written = new Set(events.flatMap(({ actions }) => actions));
    expect([...written].filter((action) => !named.includes(action))).toEqual([]);
  });

  it('has a word for what it was done to', () => {
    const written = new Set(events.flatMap(({ objectTypes }) => objectTypes));
    expect([...written].filter((type) => !OBJECT_NAMES[type])).toEqual([]);
  });

  it('has a word for every field', () => {
    const dumb = events.flatMap(({ where, actions, fields }) =>
      actions.flatMap((action) =>
        [...fields, ...(WRITTEN_BY_SQL[action] ?? [])]
          .filter((field) => findFieldWord(action, field) === null)
          .map((field) => `${where}: ${action} ${field}`),
      ),
    );
    expect(dumb).toEqual([]);
  });

  it('has a word for every value of a field that holds one of a few', () => {
    const dumb = events.flatMap(({ where, actions, values }) =>
      actions.flatMap((action) =>
        [...values].flatMap(([field, codes]) =>
          [...codes]
            .filter((code) => !SPEAKS.test(code) && findValueWord(action, field, code) === null)
            .map((code) => `${where}: ${action} ${field}=${code}`),
        ),
      ),
    );
    expect(dumb).toEqual([]);
  });
});

describe('words of the log', () => {
  it('are collected from every feature that has some', () => {
    const kept = globSync('src/{features,business}/*/contract/audit-words.ts');
    expect(AUDIT_WORDS).toHaveLength(kept.length);
  });

  it('are Chinese', () => {
    const words = AUDIT_WORDS.flatMap(({ actions, objects, fields, values }) => [
      ...[actions, objects, fields, ...Object.values(values)].flatMap((names) => Object.values(names)),
    ]);
    expect(words.filter((word) => !SPEAKS.test(word))).toEqual([]);
  });

  it.each([
    ['order.paid', 'status', ORDER_STATUSES],
    ['part.picked', 'status', ORDER_STATUSES],
    ['approval.approved', 'status', APPROVAL_STATUSES],
    ['correction.verified', 'status', labelled(CORRECTION_STATUS)],
    ['order.created', 'payWay', PAY_WAYS],
    ['approvalFlow.edited', 'documentType', labelled(DOCUMENT_TYPES)],
    ['approvalFlow.edited', 'mode', MODES],
    ['approvalFlow.edited', 'effect', EFFECTS],
  ])('of %s call each %s as its table does', (action, field, table) => {
    const labels = Object.entries(table).map(([code, { label }]) => [code, label]);
    expect(labels.map(([code]) => [code, findValueWord(action, field, code as string)])).toEqual(labels);
  });
});
