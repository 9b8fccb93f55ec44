import { describe, expect, it } from 'vitest';
import { amountOf, sumCart } from './sum-cart.ts';

const line = (amount: string, facts = {}) => ({ amount, quantity: 2, selected: true, obstacle: null, ...facts });

describe('cart totals', () => {
  it('count what is chosen and can be bought', () => {
    const lines = [
      line('10.05'),
      line('0.10'),
      line('99.00', { selected: false }),
      line('50.00', { obstacle: '暂时缺货' }),
    ];
    expect(sumCart(lines)).toEqual({ chosenCount: 2, chosenQuantity: 4, chosenAmount: '10.15' });
  });

  it('are zero for an empty cart', () => {
    expect(sumCart([])).toEqual({ chosenCount: 0, chosenQuantity: 0, chosenAmount: '0.00' });
  });

  it.each([
    { salesPrice: '0.0345', listPrice: '1.00', quantity: 1, amount: '0.03' },
    { salesPrice: '0.0345', listPrice: '1.00', quantity: 1000, amount: '34.50' },
    { salesPrice: '0.0050', listPrice: null, quantity: 1, amount: '0.01' },
    { salesPrice: null, listPrice: '2.50', quantity: 3, amount: '7.50' },
    { salesPrice: null, listPrice: null, quantity: 3, amount: '0.00' },
  ])('$quantity × $salesPrice (list $listPrice) = $amount', ({ amount, ...facts }) => {
    expect(amountOf(facts)).toBe(amount);
  });
});
