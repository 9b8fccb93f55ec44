import { describe, expect, it } from 'vitest';
import type { JudgedRow } from '../contract/bulk-schemas.ts';
import { withPacksAsked } from './ask-packs.ts';

const judged = (quantity: string, orderQuantity: number, packQuantity = 100, status = 'ok') =>
  ({
    quantity,
    orderQuantity,
    status,
    amount: '14980.00',
    message: '',
    choices: [],
    item: { packQuantity, orderUnit: '盒', baseUnit: '个' },
  }) as unknown as JudgedRow;

describe('packs that may mean pieces', () => {
  it('are asked for, with what each would be', () => {
    expect(withPacksAsked(judged('1,000', 1_000))).toMatchObject({
      status: 'ask',
      message: '数量没有写单位，按盒计（100 个/盒），还是按个计？',
      choices: [
        { text: '1000 盒', note: '= 100,000 个', amount: '14980.00' },
        { text: '1000 个', note: '', amount: null },
      ],
    });
  });

  it.each([
    ['as many packs as one holds pieces', judged('100', 100), 'ask'],
    ['one less', judged('99', 99), 'ok'],
    ['a thousand pieces', judged('50', 50, 20), 'ask'],
    ['fewer', judged('33', 33, 30), 'ok'],
    ['a unit that was written', judged('200 盒', 200), 'ok'],
    ['what was converted', judged('20000个', 200), 'ok'],
    ['goods by the piece', judged('5000', 5_000, 1), 'ok'],
    ['no item', { ...judged('200', 200), item: null }, 'ok'],
    ['what is wrong already', judged('200', 200, 100, 'error'), 'error'],
  ])('%s', (_, row, status) => {
    expect(withPacksAsked(row).status).toBe(status);
  });
});
