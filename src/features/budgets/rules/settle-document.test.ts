import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Held, type Move, settleDocument, type Target } from './settle-document.ts';

const after = (held: readonly Held[], moves: readonly Move[]): Held[] =>
  held.map((one) => {
    const own = moves.filter(
      ({ periodId, costCenterId }) => periodId === one.periodId && costCenterId === one.costCenterId,
    );
    const sum = (kind: Move['kind']) =>
      own.filter((move) => move.kind === kind).reduce((all, move) => all + move.amountFen, 0n);
    return {
      ...one,
      reservedFen: one.reservedFen - sum('confirm') - sum('release'),
      usedFen: one.usedFen + sum('confirm') - sum('credit'),
    };
  });

const held = (reservedFen: bigint, usedFen: bigint): Held => ({ periodId: 1n, costCenterId: 7n, reservedFen, usedFen });
const kinds = (moves: readonly Move[]) => moves.map(({ kind, amountFen }) => [kind, amountFen]);

describe('settling a document', () => {
  it.each<[string, Held, Target | null, [Move['kind'], bigint][]]>([
    [
      'confirms what is spent and releases the rest',
      held(100n, 0n),
      { reservedFen: 0n, usedFen: 80n },
      [
        ['confirm', 80n],
        ['release', 20n],
      ],
    ],
    ['releases what came to nothing', held(100n, 0n), null, [['release', 100n]]],
    ['credits what was spent and comes back', held(0n, 100n), { reservedFen: 0n, usedFen: 30n }, [['credit', 70n]]],
    ['never takes more than was reserved', held(50n, 0n), { reservedFen: 0n, usedFen: 80n }, [['confirm', 50n]]],
    ['leaves alone what is right', held(50n, 10n), { reservedFen: 50n, usedFen: 10n }, []],
  ])('%s', (_, before, target, moves) => {
    expect(kinds(settleDocument([before], new Map(target ? [[7n, target]] : [])))).toEqual(moves);
  });

  it('never goes below zero, never takes more, and a second time moves nothing', () => {
    const fen = fc.bigInt({ min: 0n, max: 1_000n });
    const some = fc.array(
      fc.record({ periodId: fc.bigInt(1n, 4n), costCenterId: fc.bigInt(1n, 4n), reservedFen: fen, usedFen: fen }),
    );
    const targets = fc.array(fc.tuple(fc.bigInt(1n, 4n), fc.record({ reservedFen: fen, usedFen: fen })));
    fc.assert(
      fc.property(some, targets, (rows, wanted) => {
        const unique = [...new Map(rows.map((row) => [`${row.periodId} ${row.costCenterId}`, row])).values()];
        const map = new Map(wanted);
        const settled = after(unique, settleDocument(unique, map));
        const sound = settled.every(
          (one, index) =>
            one.reservedFen >= 0n &&
            one.usedFen >= 0n &&
            one.reservedFen + one.usedFen <= (unique[index]?.reservedFen ?? 0n) + (unique[index]?.usedFen ?? 0n),
        );
        return sound && settleDocument(settled, map).length === 0;
      }),
    );
  });
});
