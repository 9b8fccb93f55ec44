import { describe, expect, it } from 'vitest';
import { centreInputOf, readCentreSearch } from './centre-search.ts';

describe('the address of the download centre', () => {
  it.each([
    [{}, { tab: 'all', kind: undefined, pageNo: 1, pageSize: 20 }],
    [
      { tab: 'failed', kind: 'audit-log', pageNo: '3', pageSize: '50' },
      { tab: 'failed', kind: 'audit-log', pageNo: 3, pageSize: 50 },
    ],
    [{ tab: 'all' }, { tab: 'all', kind: undefined, pageNo: 1, pageSize: 20 }],
    [
      { tab: 'constructor', kind: 'DROP', pageNo: '0' },
      { tab: 'all', kind: undefined, pageNo: 1, pageSize: 20 },
    ],
  ])('%o', (search, input) => {
    expect(centreInputOf(readCentreSearch(search))).toEqual(input);
  });

  it('names what is made by the calendar', () => {
    expect(readCentreSearch({ view: 'schedules' }).view).toBe('schedules');
    expect(readCentreSearch({ view: 'x' }).view).toBeUndefined();
  });

  it('names what was brought in at the desk', () => {
    expect(readCentreSearch({ view: 'imports' }).view).toBe('imports');
  });
});
