import { describe, expect, it } from 'vitest';
import { errorsInput, eventsInput, readMonitoringSearch, visitsInput } from './monitoring-search.ts';

const only = (search: object) => Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

describe('what the address of the monitoring page says', () => {
  it.each([
    [{}, {}],
    [{ tab: 'visits' }, {}],
    [
      { tab: 'errors', errorKind: 'chunk' },
      { tab: 'errors', errorKind: 'chunk' },
    ],
    [{ tab: 'toString', status: 'constructor', errorKind: 'x' }, {}],
    [{ requestId: 'abc' }, {}],
    [{ requestId: "12345678'--" }, {}],
    [{ requestId: '3f9c21ab00' }, { requestId: '3f9c21ab00' }],
    [{ dateFrom: '2026-02-30', dateTo: '2026-02-28' }, { dateTo: '2026-02-28' }],
    [{ path: ['a'], userName: ' buyer ' }, { userName: 'buyer' }],
  ])('%j is read as %j', (search, read) => {
    expect(only(readMonitoringSearch(search))).toEqual(read);
  });

  it('asks each list for its own conditions only', () => {
    const search = readMonitoringSearch({
      status: '5xx',
      errorKind: 'script',
      name: 'copy',
      path: '/cart',
      pageNo: '2',
    });
    expect(only(visitsInput(search))).toEqual({ status: '5xx', path: '/cart', pageNo: 2, pageSize: 20 });
    expect(only(errorsInput(search))).toEqual({ kind: 'script', path: '/cart', pageNo: 2, pageSize: 20 });
    expect(only(eventsInput(search))).toEqual({ name: 'copy', pageNo: 2, pageSize: 20 });
  });
});
