import { describe, expect, it } from 'vitest';
import { MAX_QUANTITY } from '#platform/shared/quantity-limit.ts';
import { readTakenOffers, readWishedLines, writeTakenOffers } from './wished-lines.ts';

describe('lists in addresses', () => {
  it('of goods keep what can be read, each item once', () => {
    expect(readWishedLines('A1:20, B2:6,A1:3,<script>:1,C3:0,D4:9999999')).toEqual([
      { skuCode: 'A1', quantity: 3 },
      { skuCode: 'B2', quantity: 6 },
    ]);
  });

  it('take from one to as many as an order may have', () => {
    const most = { skuCode: 'B2', quantity: MAX_QUANTITY };
    expect(readWishedLines(`A1:1,B2:${MAX_QUANTITY}`)).toEqual([{ skuCode: 'A1', quantity: 1 }, most]);
    expect(readTakenOffers(`1-1:${MAX_QUANTITY}`)).toEqual([{ lineNo: 1, offerNo: 1, quantity: MAX_QUANTITY }]);
  });

  it('of offers are read as they were written', () => {
    const offers = [
      { lineNo: 1, offerNo: 1, quantity: 20 },
      { lineNo: 3, offerNo: 2, quantity: 5 },
    ];
    expect(readTakenOffers(writeTakenOffers(offers))).toEqual(offers);
    expect(readTakenOffers('1-1:0,0-1:3,x')).toEqual([]);
  });
});
