import { describe, expect, it } from 'vitest';
import { pickOfDeliveries, readShownDeliveries, type ShownDeliveries, showDeliveries } from './shown-deliveries.ts';
import { pickOf, readShownLines, type ShownLines, showLines } from './shown-lines.ts';

const said = (change: object) => Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

describe('lines of an amount', () => {
  it.each<[string, ShownLines, object]>([
    ['all of them', { figure: 'amount' }, { figure: 'amount', own: false }],
    [
      'a place',
      { figure: 'savings', by: 'department', key: '12' },
      { figure: 'savings', own: false, by: 'department', key: '12' },
    ],
    [
      'a place alone',
      { figure: 'amount', by: 'category', key: 'none', own: true },
      { figure: 'amount', own: true, by: 'category', key: 'none' },
    ],
    ['a cause', { figure: 'savings', cause: 'quote' }, { figure: 'savings', own: false, cause: 'quote' }],
    ['an item', { figure: 'last', itemNo: 'A-1' }, { figure: 'last', own: false, itemNo: 'A-1' }],
    ['a month', { figure: 'freight', from: '2026-10-01', to: '2026-10-31' }, { figure: 'freight', own: false }],
  ])('%s stand in the address and are asked for', (_what, shown, pick) => {
    expect(readShownLines(said(showLines(shown)))).toEqual(shown);
    expect(pickOf(shown)).toEqual(pick);
  });

  it.each<[string, Record<string, unknown>, unknown]>([
    ['nothing', {}, undefined],
    ['no figure there is', { show: 'weight' }, undefined],
    ['a place without its dimension', { show: 'amount', showKey: '12' }, { figure: 'amount' }],
    ['a dimension without a place', { show: 'amount', showBy: 'brand', showOwn: '1' }, { figure: 'amount' }],
    ['no place', { show: 'amount', showBy: 'brand', showKey: 'x' }, { figure: 'amount' }],
    ['half of the days', { show: 'amount', showFrom: '2026-10-01' }, { figure: 'amount' }],
    ['the other half', { show: 'amount', showTo: '2026-10-01' }, { figure: 'amount' }],
    ['no cause', { show: 'savings', showCause: 'luck' }, { figure: 'savings' }],
  ])('an address that says %s', (_what, search, shown) => {
    expect(readShownLines(search)).toEqual(shown);
  });

  it('closes what was open of another number', () => {
    expect(showLines({ figure: 'amount' })).toHaveProperty('showName', undefined);
    expect(Object.keys(showLines({ figure: 'amount' })).toSorted()).toEqual(
      Object.keys(showDeliveries({ pick: 'due' })).toSorted(),
    );
  });
});

describe('lines of deliveries', () => {
  it.each<[string, ShownDeliveries, object]>([
    ['all of them', { pick: 'due' }, { pick: 'due' }],
    ['a reason', { pick: 'late', reason: 'carrier' }, { pick: 'late', reason: 'carrier' }],
    [
      'a warehouse',
      { pick: 'late', side: 'warehouse', sideName: 'SZ' },
      { pick: 'late', side: 'warehouse', sideName: 'SZ' },
    ],
    ['a side without a name', { pick: 'due', side: 'supplier' }, { pick: 'due', side: 'supplier' }],
    ['a month', { pick: 'open', from: '2026-10-01', to: '2026-10-31' }, { pick: 'open' }],
  ])('%s stand in the address and are asked for', (_what, shown, pick) => {
    expect(readShownDeliveries(said(showDeliveries(shown)))).toEqual(shown);
    expect(pickOfDeliveries(shown)).toEqual(pick);
  });

  it('has no name of nobody', () => {
    expect(readShownDeliveries({ show: 'due', showName: 'SZ', showReason: 'weather' })).toEqual({ pick: 'due' });
  });
});
