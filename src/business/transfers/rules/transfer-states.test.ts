import { expect, it } from 'vitest';
import {
  isMoving,
  mayRetry,
  percentDone,
  statesBefore,
  TRANSFER_MOVES,
  type TransferStatus,
} from './transfer-states.ts';

it.each<[TransferStatus, TransferStatus[]]>([
  ['queued', ['running', 'failed', 'cancelled']],
  ['running', ['queued']],
  ['done', ['running']],
  ['failed', ['queued', 'running']],
  ['cancelled', ['queued', 'running']],
  ['expired', ['done', 'failed', 'cancelled']],
])('%s comes after %j', (to, from) => {
  expect(statesBefore(to)).toEqual(from);
});

it('moves while it waits or works, and only then', () => {
  expect((Object.keys(TRANSFER_MOVES) as TransferStatus[]).filter(isMoving)).toEqual(['queued', 'running']);
});

it('is tried again by its owner after it came to nothing', () => {
  expect((Object.keys(TRANSFER_MOVES) as TransferStatus[]).filter(mayRetry)).toEqual(['failed', 'cancelled']);
});

it.each([
  [0, 10, 0],
  [5, 10, 50],
  [199, 200, 99],
  [10, 10, 100],
  [11, 10, 100],
  [3, null, null],
  [3, 0, null],
  [1, 1, 100],
])('%i of %j rows is %j percent', (done, total, percent) => {
  expect(percentDone(done, total)).toBe(percent);
});
