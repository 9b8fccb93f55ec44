import { expect, it } from 'vitest';
import { type Counted, type PromiseFacts, settlePromise } from './settle-promise.ts';

const MOMENT = { openFrom: '2026-11-01', today: '2026-11-23' };
const facts = (change: Partial<PromiseFacts> = {}): PromiseFacts => ({
  ...{ quantity: 5, received: null, promisedOn: '2026-11-10', shippedOn: '2026-11-08', deliveredOn: '2026-11-10' },
  ...{ warehouse: 'SH', carrier: '顺丰', reason: 'carrier' },
  ...change,
});
type Row = PromiseFacts & Counted;
const row = (change: Partial<Row> = {}): Row => {
  const promise = facts(change);
  return { ...promise, countsOn: promise.promisedOn, correctionOf: null, ...change };
};
const PAST = { promisedOn: '2026-09-10', deliveredOn: '2026-09-10' };
const correction = (change: Partial<Row> = {}) =>
  row({ ...PAST, countsOn: '2026-11-23', correctionOf: '2026-09-01', ...change });

it.each<[string, PromiseFacts | null, Row[], { remove: Row[]; put: Row | null }]>([
  ['a new promise counts on its day', facts(), [], { remove: [], put: row() }],
  ['nothing new changes nothing', facts(), [row()], { remove: [], put: null }],
  ['no promise, nothing said', null, [], { remove: [], put: null }],
  ['in an open month the row follows', facts({ received: 4 }), [row()], { remove: [row()], put: row({ received: 4 }) }],
  [
    'also in what no figure tells',
    facts({ shippedOn: null }),
    [row()],
    { remove: [row()], put: row({ shippedOn: null }) },
  ],
  [
    'also in a reason that does not count yet',
    facts({ reason: 'short' }),
    [row()],
    { remove: [row()], put: row({ reason: 'short' }) },
  ],
  ['also with the slip', facts({ received: 5 }), [row()], { remove: [row()], put: row({ received: 5 }) }],
  [
    'and to another day',
    facts({ promisedOn: '2026-11-11' }),
    [row()],
    { remove: [row()], put: row({ promisedOn: '2026-11-11' }) },
  ],
  ['called off in an open month it is gone', null, [row()], { remove: [row()], put: null }],
  [
    'the first open day is open',
    facts({ promisedOn: '2026-11-01' }),
    [row({ promisedOn: '2026-11-01' })],
    { remove: [], put: null },
  ],
  [
    'and follows',
    facts({ promisedOn: '2026-11-01', received: 1 }),
    [row({ promisedOn: '2026-11-01' })],
    { remove: [row({ promisedOn: '2026-11-01' })], put: row({ promisedOn: '2026-11-01', received: 1 }) },
  ],
  [
    'a slip that says what was said corrects nothing',
    facts({ ...PAST, received: 5 }),
    [row(PAST)],
    { remove: [], put: null },
  ],
  ['one that says more does neither', facts({ ...PAST, received: 6 }), [row(PAST)], { remove: [], put: null }],
  [
    'a reason without lateness does neither',
    facts({ ...PAST, reason: 'short' }),
    [row(PAST)],
    { remove: [], put: null },
  ],
  [
    'one that says less is a correction of today',
    facts({ ...PAST, received: 4 }),
    [row(PAST)],
    { remove: [], put: correction({ received: 4 }) },
  ],
  [
    'the reason of a late one is corrected',
    facts({ ...PAST, deliveredOn: '2026-09-12', reason: 'postponed' }),
    [row({ ...PAST, deliveredOn: '2026-09-12' })],
    { remove: [], put: correction({ deliveredOn: '2026-09-12', reason: 'postponed' }) },
  ],
  [
    'so is what came at last',
    facts({ ...PAST, deliveredOn: '2026-11-20' }),
    [row({ ...PAST, deliveredOn: null })],
    { remove: [], put: correction({ deliveredOn: '2026-11-20' }) },
  ],
  [
    'and who brought it',
    facts({ ...PAST, carrier: '德邦' }),
    [row(PAST)],
    { remove: [], put: correction({ carrier: '德邦' }) },
  ],
  ['or sent it', facts({ ...PAST, warehouse: '' }), [row(PAST)], { remove: [], put: correction({ warehouse: '' }) }],
  [
    'a correction of this month is made anew on its day',
    facts({ ...PAST, received: 3 }),
    [row(PAST), correction({ received: 4, countsOn: '2026-11-12' })],
    {
      remove: [correction({ received: 4, countsOn: '2026-11-12' })],
      put: correction({ received: 3, countsOn: '2026-11-12' }),
    },
  ],
  [
    'and stays where it is right',
    facts({ ...PAST, received: 4 }),
    [row(PAST), correction({ received: 4, countsOn: '2026-11-12' })],
    { remove: [], put: null },
  ],
  [
    'and goes when all is as it was said',
    facts(PAST),
    [row(PAST), correction({ received: 4 })],
    { remove: [correction({ received: 4 })], put: null },
  ],
  [
    'a correction of a closed month is corrected in turn, whatever order they come in',
    facts(PAST),
    [correction({ received: 4, countsOn: '2026-10-20' }), row(PAST)],
    { remove: [], put: correction() },
  ],
  ['called off after its month it says so', null, [row(PAST)], { remove: [], put: correction({ quantity: 0 }) }],
  ['once', null, [row(PAST), correction({ quantity: 0, countsOn: '2026-11-02' })], { remove: [], put: null }],
  ['a promise of a closed month that comes late is a correction', facts(PAST), [], { remove: [], put: correction() }],
  [
    'two open rows become one',
    facts(),
    [row(), row({ promisedOn: '2026-11-09' })],
    { remove: [row(), row({ promisedOn: '2026-11-09' })], put: row() },
  ],
])('%s', (_, target, rows, settled) => expect(settlePromise(target, rows, MOMENT)).toEqual(settled));

it('what was said as a correction stays one when only its day or its month is another', () => {
  const kept = correction({ correctionOf: '2026-08-01' });
  expect(settlePromise(facts(PAST), [kept], MOMENT)).toEqual({ remove: [kept], put: correction() });
});
