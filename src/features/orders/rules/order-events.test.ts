import { expect, it } from 'vitest';
import { orderEvents } from './order-events.ts';

it.each([
  ['created', 'whole'],
  ['paid', 'whole'],
  ['shipped', 'whole'],
  ['link_opened', 'whole'],
  ['approved', 'bare'],
  ['not_approved', 'bare'],
  ['approval_expired', 'bare'],
  ['cancelled', 'bare'],
  ['lines_cancelled', 'bare'],
  ['approval_covered', 'nothing'],
  ['over_budget', 'nothing'],
  ['written_by_a_newer_version', 'nothing'],
  ['constructor', 'nothing'],
])('%s is told outside: %s', (kind, told) => {
  expect(orderEvents.toldOutside(kind)).toBe(told);
});
