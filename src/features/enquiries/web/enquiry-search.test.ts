import { describe, expect, it } from 'vitest';
import { queueInputOf, readDeskSearch, readEnquirySearch, searchInputOf } from './enquiry-search.ts';

describe('addresses of the lists', () => {
  it.each([
    [{}, { tab: 'all', pageNo: 1 }],
    [
      { tab: 'all', pageNo: 2 },
      { tab: 'all', pageNo: 2 },
    ],
    [
      { tab: 'quoted', keyword: ' 轴承 ' },
      { tab: 'quoted', keyword: '轴承' },
    ],
    [
      { tab: 'toString', pageNo: 'x' },
      { tab: 'all', pageNo: 1 },
    ],
  ])('%j', (address, input) => {
    expect(searchInputOf(readEnquirySearch(address))).toMatchObject(input);
  });

  it('of the desk name one enquiry, or none', () => {
    expect(readDeskSearch({ enquiryNo: 'XJ261121000001' }).enquiryNo).toBe('XJ261121000001');
    expect(readDeskSearch({ enquiryNo: "XJ1' or 1=1" }).enquiryNo).toBeUndefined();
    expect(queueInputOf(readDeskSearch({ tab: 'mine', enquiryNo: 'XJ261121000001' }))).toMatchObject({ tab: 'mine' });
  });
});
