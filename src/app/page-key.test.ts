import { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { describe, expect, it } from 'vitest';
import { pageKey } from './page-key.ts';

const SESSION = ['access', 'session'];
const PRICE = ['pricing', 'A1'];

type Match = { id: string; status?: string; loaderData?: unknown; search?: object; context?: object };

interface Page {
  href?: string;
  matches?: readonly Match[];
  answers?: readonly (readonly [key: readonly string[], data: unknown])[];
  /** Queries that were asked and not answered, and whether they failed. */
  unanswered?: readonly (readonly [key: readonly string[], failed: boolean])[];
}

const MATCHES: readonly Match[] = [
  { id: 'root', context: { refusal: null } },
  { id: 'page', loaderData: { title: '螺栓' }, search: { page: 1 } },
];
const PAGE = {
  href: '/search.html?keyword=M8',
  matches: MATCHES,
  answers: [
    [SESSION, { userName: 'buyer' }],
    [PRICE, '1.00'],
  ],
  unanswered: [[['late'], false]],
} as const satisfies Page;

const withMatch = (at: number, change: Partial<Match>): Page => ({
  matches: MATCHES.map((match, place) => (place === at ? { ...match, ...change } : match)),
});

async function keyOf(change: Page = {}): Promise<string | null> {
  const { href, matches, answers, unanswered }: Required<Page> = { ...PAGE, ...change };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  for (const [queryKey, data] of answers) queryClient.setQueryData(queryKey, data);
  for (const [queryKey, failed] of unanswered) {
    if (failed) await queryClient.prefetchQuery({ queryKey, queryFn: () => Promise.reject(new Error('refused')) });
    else queryClient.getQueryCache().build(queryClient, { queryKey });
  }
  const router = {
    state: {
      location: { href, pathname: href.split('?')[0] },
      matches: matches.map((match) => ({ status: 'success', search: {}, context: {}, ...match })),
    },
    options: { context: { queryClient } },
  };
  return pageKey(router as unknown as AnyRouter, JSON.stringify(answers));
}

describe('the key of a page', () => {
  it('is the same for the same, in whatever order it asks for more', async () => {
    expect(await keyOf()).toMatch(/^[\w+/]{43}=$/);
    expect(await keyOf()).toBe(await keyOf());
    const late = [['a'], ['b']].map((key) => [key, false] as const);
    expect(await keyOf({ unanswered: late })).toBe(await keyOf({ unanswered: late.toReversed() }));
  });

  it.each<[part: string, change: Page]>([
    ['address', { href: '/search.html?keyword=M10' }],
    ['path', { href: '/u-A1.html?keyword=M8' }],
    ['what a loader gave', withMatch(1, { loaderData: { title: '螺母' } })],
    ['that a loader gave nothing', withMatch(1, { loaderData: undefined })],
    ['search of a route', withMatch(1, { search: { page: 2 } })],
    ['search of no route', withMatch(1, { search: {} })],
    ['routes', { matches: MATCHES.slice(0, 1) }],
    ['which route it is', withMatch(1, { id: 'other' })],
    ['session', { answers: [[SESSION, { userName: 'other' }], PAGE.answers[1]] }],
    ['no session', { answers: [PAGE.answers[1]] }],
    ['another answer', { answers: [PAGE.answers[0], [PRICE, '2.00']] }],
    ['one answer less', { answers: [PAGE.answers[0]] }],
    ['one answer more', { answers: [...PAGE.answers, [['more'], null]] }],
    ['what an answer is to', { answers: [PAGE.answers[0], [['pricing', 'A2'], '1.00']] }],
    ['nothing left unanswered', { unanswered: [] }],
    ['something else unanswered', { unanswered: [[['later'], false]] }],
    ['what failed', { unanswered: [[['late'], true]] }],
  ])('is another one with another part: %s', async (_part, change) => {
    const other = await keyOf(change);
    expect(other).not.toBeNull();
    expect(other).not.toBe(await keyOf());
  });

  it.each<[what: string, change: Page]>([
    ['is another page', { href: '/cart.html' }],
    ['is of the user centre', { href: '/user/transaction/order.html' }],
    ['is no page', { href: '/nowhere.html' }],
    ['is refused', withMatch(0, { context: { refusal: 'LOGIN' } })],
    ['is refused within', withMatch(1, { context: { refusal: 'LOGIN' } })],
    ['has failed', withMatch(1, { status: 'error' })],
    ['is not found', withMatch(1, { status: 'notFound' })],
    ['waits', withMatch(1, { status: 'pending' })],
  ])('is null where the page %s', async (_what, change) => {
    expect(await keyOf(change)).toBeNull();
  });

  it.each(['/', '/search.html', '/u-A1.html', '/c-A1.html', '/b-A1.html'])('is there for %s', async (href) => {
    expect(await keyOf({ href })).not.toBeNull();
  });
});
