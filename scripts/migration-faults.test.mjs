import { expect, it } from 'vitest';
import { migrationFaults } from './migration-faults.mjs';

const FIRST = { idx: 0, when: 10, tag: '0000_baseline' };
const SECOND = { idx: 1, when: 20, tag: '0001_more' };
const FILES = ['0000_baseline.sql', '0001_more.sql', 'meta'];
const META = ['_journal.json', '0001_snapshot.json'];

it('finds nothing where every migration has its file and the last one the only snapshot', () => {
  expect(migrationFaults([FIRST], ['0000_baseline.sql', 'meta'], ['_journal.json', '0000_snapshot.json'])).toEqual([]);
  expect(migrationFaults([FIRST, SECOND], FILES, META)).toEqual([]);
});

it.each([
  [
    'a snapshot too many',
    [FIRST, SECOND],
    FILES,
    [...META, '0000_snapshot.json'],
    ['0000_snapshot.json: only the newest'],
  ],
  [
    'no newest snapshot',
    [FIRST, SECOND],
    FILES,
    ['0000_snapshot.json'],
    ['0001_snapshot.json: the', '0000_snapshot.json: only'],
  ],
  ['a file that is gone', [FIRST, SECOND], ['0000_baseline.sql'], META, ['0001_more: in the journal, but']],
  ['a file nobody knows', [FIRST, SECOND], [...FILES, '0001_other.sql'], META, ['0001_other.sql: not in the journal']],
  ['one older than the one before', [FIRST, { ...SECOND, when: 10 }], FILES, META, ['0001_more: older than']],
  [
    'a number twice',
    [FIRST, { ...SECOND, tag: '0000_more' }],
    ['0000_baseline.sql', '0000_more.sql'],
    META,
    ['0000_more: its number is not 0001'],
  ],
  [
    'a number left out',
    [FIRST, { ...SECOND, idx: 2 }],
    FILES,
    ['0002_snapshot.json'],
    ['0001_more: its number is not 0001'],
  ],
])('finds %s', (_, entries, files, metaFiles, faults) => {
  expect(migrationFaults(entries, files, metaFiles)).toEqual(faults.map((fault) => expect.stringContaining(fault)));
});
