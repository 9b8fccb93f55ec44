import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type StatementFacts, statementStates, statusOf } from './statement-status.ts';

const quiet: StatementFacts = {
  ...{ openLines: 0, disputedLines: 0, delivered: true, approving: false },
  ...{ amountFen: 1_000n, dueFen: 1_000n, invoicedFen: 0n, paidFen: 0n },
};

it.each<[string, Partial<StatementFacts>, string]>([
  ['nobody was told', { delivered: false, openLines: 2 }, 'generated'],
  ['lines wait', { openLines: 1 }, 'to_confirm'],
  ['a line is in question, others too', { openLines: 1, disputedLines: 1 }, 'disputed'],
  ['approvers are asked', { approving: true, openLines: 1 }, 'approving'],
  ['everything is said', {}, 'confirmed'],
  ['some is invoiced', { invoicedFen: 1n }, 'partly_invoiced'],
  ['all is invoiced', { invoicedFen: 1_000n }, 'invoiced'],
  ['what was paid another way is invoiced as well', { amountFen: 1_500n, invoicedFen: 1_000n }, 'partly_invoiced'],
  ['some is paid', { invoicedFen: 1_000n, paidFen: 1n }, 'partly_paid'],
  ['all is paid', { paidFen: 1_000n }, 'settled'],
  ['nothing is due', { dueFen: 0n }, 'settled'],
  ['paid before it was confirmed', { openLines: 1, paidFen: 1_000n }, 'to_confirm'],
  ['money in the customer’s favour', { dueFen: -500n }, 'confirmed'],
  ['that was set off', { dueFen: -500n, paidFen: -500n }, 'settled'],
])('%s', (_, facts, status) => expect(statusOf({ ...quiet, ...facts })).toBe(status));

const fen = fc.constantFrom(-500n, 0n, 400n, 1_000n);
const anyFacts = fc.record({
  ...{ openLines: fc.nat(1), disputedLines: fc.nat(1), delivered: fc.boolean(), approving: fc.boolean() },
  ...{ amountFen: fen, dueFen: fen, invoicedFen: fen, paidFen: fen },
});

it('never needs a move that is not legal, once it was confirmed or before', () => {
  const said = { openLines: 0, disputedLines: 0, delivered: true, approving: false };
  fc.assert(
    fc.property(anyFacts, anyFacts, (before, after) => {
      const confirmed = before.openLines + before.disputedLines === 0 && before.delivered && !before.approving;
      // What was confirmed stays so, and what was delivered too.
      const [from, to] = [
        statusOf(before),
        statusOf({ ...after, ...(confirmed && said), delivered: after.delivered || before.delivered }),
      ];
      if (from !== to && to !== 'generated') expect(statementStates.canMove(from, to)).toBe(true);
    }),
  );
});
