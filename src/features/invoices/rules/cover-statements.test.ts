import { expect, it } from 'vitest';
import { coverStatements } from './cover-statements.ts';

it.each([
  ['nothing', [100n], 0n, 0n, [0n]],
  ['a part', [100n], 40n, 0n, [40n]],
  ['the oldest first', [100n, 50n], 120n, 0n, [100n, 20n]],
  ['more than there is', [100n], 120n, 0n, [100n]],
  ['what came back waits for its red letter', [100n, -20n], 100n, 0n, [100n, 0n]],
  ['with its red letter', [100n, -20n], 100n, 20n, [100n, -20n]],
  ['came back before it was billed', [80n], 100n, 20n, [80n]],
  ['taken back to be issued anew', [100n], 100n, 100n, [0n]],
  ['issued anew', [100n], 200n, 100n, [100n]],
] as const)('%s', (_, due, invoiced, red, wanted) => expect(coverStatements(due, invoiced, red)).toEqual(wanted));
