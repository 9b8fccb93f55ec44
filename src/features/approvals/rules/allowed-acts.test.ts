import { expect, it } from 'vitest';
import { after, approve, begun, by, REQUESTER, step } from '#tests/factories/approval-request.ts';
import { allowedActs } from './allowed-acts.ts';
import { withdraw } from './decide-task.ts';

const DECIDE = ['approve', 'refuse', 'return', 'transfer', 'sign_before', 'sign_after'];
const running = begun(step('any', [2n, 3n]), step('any', [4n]));
const withOwn = begun(step('any', [2n, REQUESTER]));
const returned = by(running, 2n, { act: 'return' });
const passed = by(begun(step('any', [2n])), 2n, approve);

it.each([
  ['who is asked', running, 2n, {}, [...DECIDE, 'comment']],
  ['who is not asked yet', running, 4n, {}, ['comment']],
  ['who was asked, but not any more', by(running, 2n, approve), 2n, {}, ['comment']],
  ['who was asked and may tell others', by(running, 2n, approve), 2n, { asked: true }, ['copy', 'comment']],
  ['the requester', running, REQUESTER, {}, ['urge', 'withdraw', 'copy', 'comment']],
  ['the requester once somebody agreed', by(running, 2n, approve), REQUESTER, {}, ['urge', 'copy', 'comment']],
  ['the requester of what was given back', returned, REQUESTER, {}, ['answer', 'withdraw', 'copy', 'comment']],
  ['an approver of what was given back', returned, 2n, { asked: true }, ['copy', 'comment']],
  ['the requester who is asked himself', withOwn, REQUESTER, {}, ['urge', 'withdraw', 'copy', 'comment']],
  [
    'the requester who may decide his own',
    ...([withOwn, REQUESTER, { mayDecideOwn: true }] as const),
    [...DECIDE, 'urge', 'withdraw', 'copy', 'comment'],
  ],
  ['anybody of what is decided', passed, 2n, { asked: true }, ['comment']],
  ['the requester of what is decided', passed, REQUESTER, {}, ['comment']],
  ['the requester of what was taken back', after(withdraw(running)), REQUESTER, {}, ['comment']],
])('%s may', (_, state, memberId, facts, acts) => {
  expect(allowedActs(state, { memberId, mayDecideOwn: false, asked: false, ...facts })).toEqual(acts);
});
