import { describe, expect, it } from 'vitest';
import { APPLICATION_TABS, applicationStates, standingOf } from './application-states.ts';
import { lineName, writeRemark } from './invoice-words.ts';
import { amountOfUnits, excessOf, freeOf, type InvoiceLimit, limitOf } from './invoiceable.ts';
import { pauseAfter } from './next-try.ts';
import { hoursLeft, redCodeOf, redDeadline, redLetterStates, redStatusOf } from './red-letter-states.ts';
import { judgePart, takeOff, wholeOf } from './red-parts.ts';
import { fitsTolerance, shareTax, taxOfPart } from './share-tax.ts';

const limit = (more: Partial<InvoiceLimit> = {}): InvoiceLimit => ({
  ...{ paidFen: 1000n, priceFen: 1000n, units: 10, signedQuantity: 10, returnedQuantity: 0, returnedFen: 0n },
  ...{ heldQuantity: 0, heldFen: 0n },
  ...more,
});

describe('what may be invoiced of a line', () => {
  it.each([
    ['all that was signed', {}, { quantity: 10, amountFen: 1000n }],
    ['a part', { signedQuantity: 3, paidFen: 1001n }, { quantity: 3, amountFen: 300n }],
    ['less what went back', { returnedQuantity: 2, returnedFen: 200n }, { quantity: 8, amountFen: 800n }],
    ['less a price difference', { returnedFen: 50n }, { quantity: 10, amountFen: 950n }],
    ['with a discount', { paidFen: 900n, returnedQuantity: 1, returnedFen: 100n }, { quantity: 9, amountFen: 810n }],
    ['nothing of what was called off', { units: 0 }, { quantity: 0, amountFen: 0n }],
  ] as const)('%s', (_, more, wanted) => expect(limitOf(limit(more))).toEqual(wanted));

  it('is what nobody has applied for', () => {
    expect(freeOf(limit({ heldQuantity: 4, heldFen: 400n }))).toEqual({ quantity: 6, amountFen: 600n });
    expect(freeOf(limit({ heldQuantity: 10, heldFen: 1000n, returnedQuantity: 1, returnedFen: 100n })).amountFen).toBe(
      0n,
    );
  });

  it('adds up in whatever pieces', () => {
    const first = amountOfUnits({ quantity: 3, amountFen: 100n }, 1);
    expect([first, amountOfUnits({ quantity: 2, amountFen: 100n - first }, 2)]).toEqual([33n, 67n]);
  });

  it('is too much once goods came back', () =>
    expect(excessOf(limit({ heldQuantity: 10, heldFen: 1000n, returnedQuantity: 2, returnedFen: 200n }))).toEqual({
      quantity: 2,
      amountFen: 200n,
    }));
});

describe('taxes', () => {
  it('add up to the tax of the sum', () => expect(shareTax([33n, 33n, 34n], 1300)).toEqual([4n, 4n, 4n]));
  it('of parts add up to the line', () => {
    const line = { amountFen: 100n, taxFen: 12n };
    const first = taxOfPart(line, { fen: 0n, taxFen: 0n }, 33n);
    expect([first, taxOfPart(line, { fen: 33n, taxFen: first }, 67n)]).toEqual([3n, 9n]);
  });
  it.each([
    [11_300n, 1_300n, true],
    [11_300n, 1_306n, true],
    [11_300n, 1_307n, false],
  ])('of %s is %s: %s', (amount, tax, fits) => expect(fitsTolerance(amount, tax, 1300)).toBe(fits));
});

describe('words', () => {
  const facts = { poNumbers: ['PO1', 'PO1', 'PO2'], orderNos: ['SO1'], materialCodes: [], statementNos: [] };
  it('of the remark are written once', () =>
    expect(writeRemark('PO:{PO号} 单:{订单号}{物料编码}', facts)).toBe('PO:PO1、PO2 单:SO1'));
  it('of the remark end at 200', () => {
    const long = writeRemark('{PO号}', {
      ...facts,
      poNumbers: Array.from({ length: 90 }, (_, at) => `PO${1000 + at}`),
    });
    expect([[...long].length, long.at(-1)]).toEqual([200, '等']);
  });
  it('of a line begin with the short name', () =>
    expect(lineName('紧固件', '六角螺栓 M8')).toBe('*紧固件*六角螺栓 M8'));
});

describe('states', () => {
  it('stand on one tab each', () => {
    const tabs = Object.entries(APPLICATION_TABS).filter(([tab]) => tab !== 'all');
    expect(tabs.flatMap(([, { statuses }]) => statuses).toSorted()).toEqual(applicationStates.names.toSorted());
  });
  it.each([
    [['issued', 'issued'], 'issued'],
    [['issued', 'failed'], 'partly_issued'],
    [['failed', 'failed'], 'failed'],
    [['issued', 'sending'], null],
    [['issued', 'dropped'], 'issued'],
  ])('of invoices %s: %s', (statuses, wanted) =>
    expect(standingOf(statuses.map((status) => ({ status })))).toBe(wanted),
  );
  it('of red letters are those of the platform', () => {
    for (const name of redLetterStates.names) {
      const code = redCodeOf(name);
      if (code) expect(redStatusOf(code)).toBe(name);
    }
  });
  it('wait 72 hours', () => {
    const now = new Date('2026-11-23T08:00:00Z');
    expect([hoursLeft(redDeadline(now), now), hoursLeft(now, redDeadline(now))]).toEqual([72, 0]);
  });
  it('are asked for ever more seldom', () => expect([0, 1, 6, 9].map(pauseAfter)).toEqual([10, 20, 600, 600]));
});

describe('red letters', () => {
  const line = (id: bigint, more = {}) => ({
    ...{ id, quantity: 2, amountFen: 200n, taxFen: 23n, redQuantity: 0, redFen: 0n, redTaxFen: 0n },
    ...more,
  });
  it('take the whole of what is left', () =>
    expect(wholeOf([line(1n, { redQuantity: 1, redFen: 100n, redTaxFen: 11n }), line(2n, { redFen: 200n })])).toEqual([
      { lineId: 1n, quantity: 1, amountFen: 100n, taxFen: 12n },
    ]));
  it('take no more than there is', () => {
    expect(judgePart(line(1n), { quantity: 3, amountFen: 100n })).toBeNull();
    expect(judgePart(line(1n), { quantity: 1, amountFen: 201n })).toBeNull();
    expect(judgePart(line(1n), { quantity: 1, amountFen: 100n })).toMatchObject({ taxFen: 11n });
  });
  it('begin with the last invoice of a line', () =>
    expect(takeOff([line(1n), line(2n)], { quantity: 3, amountFen: 300n })).toMatchObject([
      { lineId: 2n, quantity: 2, amountFen: 200n },
      { lineId: 1n, quantity: 1, amountFen: 100n },
    ]));
});
