import { expect, it } from 'vitest';
import { afterChange } from './after-change.ts';

const tab = (known: string | null, now: string | null, isAccountPage = false, typed = false) =>
  afterChange({ known, now, isAccountPage, typed });

/** Specification 4; invariant: where something was typed nothing is loaded anew. */
it.each([
  ['the same participant', tab('1', '1', true), 'nothing'],
  ['still a visitor', tab(null, null), 'nothing'],
  ['another firm, on a page of the account', tab('1', '2', true), 'reload'],
  ['another firm, elsewhere', tab('1', '2'), 'refetch'],
  ['logged out, on a page of the account', tab('1', null, true), 'reload'],
  ['logged out, elsewhere', tab('1', null), 'refetch'],
  ['logged in elsewhere, seen by a visitor', tab(null, '1'), 'refetch'],
  ['logged in elsewhere, on a page of the account', tab(null, '1', true), 'reload'],
  ['another firm, with a form half filled', tab('1', '2', true, true), 'tell'],
  ['logged in elsewhere, with a form half filled', tab(null, '1', false, true), 'tell'],
  ['the same participant, with a form half filled', tab('1', '1', true, true), 'nothing'],
])('%s', (_, todo, expected) => {
  expect(todo).toBe(expected);
});
