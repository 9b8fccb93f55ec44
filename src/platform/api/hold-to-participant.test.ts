import { expect, it } from 'vitest';
import { refuseOtherParticipant } from './hold-to-participant.ts';

const NOBODY = { tokenHash: null, memberId: null };
const VISITOR = { tokenHash: 'v', memberId: null };
const PERSON = { tokenHash: 'p', memberId: 7n };

/** Invariant: by cookie, what is let through was made for the session's own participant, or there is no session. */
it.each([
  ['a page of the person', PERSON, { 'x-participant': '7' }, null],
  ['a page of the person in another firm, or of another person', PERSON, { 'x-participant': '8' }, 409],
  ['a page made before the login', PERSON, { 'x-participant': 'visitor' }, 409],
  ['a page that does not say', PERSON, {}, 400],
  ['a page that says nothing', PERSON, { 'x-participant': '' }, 400],
  ['another spelling of the number', PERSON, { 'x-participant': '07' }, 409],
  ['a list of participants', PERSON, { 'x-participant': '7, 8' }, 409],
  ['a page of a visitor', VISITOR, { 'x-participant': 'visitor' }, null],
  ['a page of somebody who logged out elsewhere', VISITOR, { 'x-participant': '7' }, 409],
  ['a visitor’s page that does not say', VISITOR, {}, 400],
  ['a page of somebody whose session is over', NOBODY, { 'x-participant': '7' }, 401],
  ['a page of somebody who never had a session', NOBODY, { 'x-participant': 'visitor' }, null],
  ['a client without session and page', NOBODY, {}, null],
  ['a client with a token', PERSON, { token: 't' }, null],
  ['a client with a token and a name', PERSON, { token: 't', 'x-participant': '8' }, null],
])('%s', (_, caller, headers: Record<string, string>, status) => {
  const refused = refuseOtherParticipant({ participant: 'held' }, caller, new Headers(headers));
  expect(refused?.status ?? null).toBe(status);
});

it.each([
  ['a page of the person', PERSON, { 'x-participant': '7' }, null],
  ['a page of another firm', PERSON, { 'x-participant': '8' }, 409],
  ['a page that does not say', PERSON, {}, null],
  ['a page of somebody whose session is over', NOBODY, { 'x-participant': '7' }, 401],
])('a read by %s', (_, caller, headers: Record<string, string>, status) => {
  const refused = refuseOtherParticipant({ participant: 'told' }, caller, new Headers(headers));
  expect(refused?.status ?? null).toBe(status);
});

it('leaves calls alone that act for nobody', () => {
  expect(refuseOtherParticipant({ participant: 'any' }, PERSON, new Headers())).toBeNull();
});
