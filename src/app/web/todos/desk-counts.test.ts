import { expect, it } from 'vitest';
import { type DeskWaiting, deskCounts, shownCount } from './desk-counts.ts';

const NOTHING: DeskWaiting = {
  ...{ statements: null, invoices: null, receivables: null, termChanges: null, creditApplications: null },
};

it.each([
  ['nothing known', {}, {}],
  [
    'statements',
    { statements: { waitingDisputes: 2, openExceptions: 0, failedRuns: 1 } },
    { '/desk/statementDisputes.html': 2, '/desk/statementRuns.html': 1 },
  ],
  [
    'invoices: what is new, has failed or waits for a red letter',
    { invoices: { new: 1, trouble: 2, red: 4, issuing: 8, all: 99 } },
    { '/desk/invoices.html': 7 },
  ],
  [
    'receipts nobody has matched, write-offs nobody has decided',
    { receivables: { waitingLines: 3, waitingWriteOffs: 1 } },
    { '/desk/bankImports.html': 3, '/desk/receivables.html': 1 },
  ],
  ['terms and applications', { termChanges: 1, creditApplications: 2 }, { '/desk/customers.html': 3 }],
] as const)('counts %s', (_, waiting, counts) => expect(deskCounts({ ...NOTHING, ...waiting })).toEqual(counts));

it('writes no more than fits', () => expect([1, 99, 100].map(shownCount)).toEqual(['1', '99', '99+']));
