import { describe, expect, it } from 'vitest';
import { showsServiceWidget, type ToolbarFacts, toolbarItems } from './toolbar-items.ts';

const plain: ToolbarFacts = {
  pageName: 'searchResult',
  phoneVersionSwitch: '0',
  customerServiceSwitch: '0',
  punchOut: false,
  embedded: false,
  scrolled: false,
};

describe('toolbarItems', () => {
  it.each([
    [{}, ['cart']],
    [{ phoneVersionSwitch: '1' }, ['phone', 'cart']],
    [{ phoneVersionSwitch: '1', punchOut: true }, ['phone', 'cart', 'refresh']],
    [{ phoneVersionSwitch: '1', punchOut: true, embedded: true }, ['cart', 'refresh']],
    [{ customerServiceSwitch: '1' }, ['cart', 'service']],
    [{ pageName: 'Sku' }, ['cart', 'correction']],
    [{ scrolled: true }, ['cart', 'top']],
    [
      { phoneVersionSwitch: '1', customerServiceSwitch: '1', pageName: 'Sku', punchOut: true, scrolled: true },
      ['phone', 'cart', 'service', 'correction', 'refresh', 'top'],
    ],
  ] as const)('%j shows %j', (facts, items) => {
    expect(toolbarItems({ ...plain, ...facts })).toEqual(items);
  });
});

describe('showsServiceWidget', () => {
  it.each(['error-browser', 'shareQuota', 'shareOrder', 'Sku'])('not on %s', (pageName) =>
    expect(showsServiceWidget(pageName)).toBe(false),
  );
  it.each(['Home', 'Cart', 'searchResult'])('on %s', (pageName) => expect(showsServiceWidget(pageName)).toBe(true));
});
