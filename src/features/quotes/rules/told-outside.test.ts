import { expect, it } from 'vitest';
import { isToldWhole } from './told-outside.ts';

it.each(['approving', 'approved', 'not_approved', 'approval_withdrawn', 'approval_expired'])(
  '%s stays inside',
  (kind) => {
    expect(isToldWhole(kind)).toBe(false);
  },
);

it.each(['submitted', 'sent', 'negotiated', 'cancelled', 'converted'])('%s is told', (kind) => {
  expect(isToldWhole(kind)).toBe(true);
});
