import { expect, it } from 'vitest';
import type { DeliveryFacts } from './late-reason.ts';
import { lateReasonOf } from './late-reason.ts';

const GOOD: DeliveryFacts = {
  quantity: 10,
  received: null,
  refused: false,
  warehouse: 'SH',
  promisedOn: '2026-11-10',
  arrivesOn: '2026-11-10',
  leavesOn: '2026-11-08',
  shippedOn: '2026-11-08',
};

it.each<[string, Partial<DeliveryFacts>, string]>([
  ['left in time', {}, 'carrier'],
  ['left late', { shippedOn: '2026-11-09' }, 'warehouse'],
  ['has not left', { shippedOn: null }, 'warehouse'],
  ['left late at the supplier', { warehouse: '', shippedOn: '2026-11-09' }, 'supplier'],
  ['had no day to leave', { leavesOn: null }, 'carrier'],
  ['was put off', { arrivesOn: '2026-11-11', shippedOn: '2026-11-09' }, 'postponed'],
  ['came early', { arrivesOn: '2026-11-09' }, 'carrier'],
  ['came whole', { received: 10 }, 'carrier'],
  ['came short', { received: 9, arrivesOn: '2026-11-11' }, 'short'],
  ['was refused', { received: 0, refused: true }, 'refused'],
])('what %s', (_, facts, reason) => expect(lateReasonOf({ ...GOOD, ...facts })).toBe(reason));
