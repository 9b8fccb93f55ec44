import { describe, expect, it } from 'vitest';
import { loginHref } from '#business/paths/rules/public.ts';
import { PAGES, type PageRow } from '../page-table.ts';
import { deskMenu } from './desk-menu.ts';
import { type EntryFacts, PAGE_GUARDS, runGuards, type Viewer } from './page-guards.ts';

const row = (path: string, access: PageRow['access'] = 'login', title = '页面'): PageRow => ({
  path,
  file: 'x.tsx',
  layout: 'default',
  title,
  access,
});
const buyer: Viewer = { firmType: 'company', loginSource: 0, permissions: [] };
const staff: Viewer = { ...buyer, firmType: 'operator', permissions: ['DESK_MONITORING', 'DESK_ORDERS'] };
const idle: Viewer = { ...staff, permissions: [] };
const seller: Viewer = { ...staff, permissions: ['DESK_QUOTES'] };
const desk = (name: string) => PAGES.find(({ path }) => path === `/desk/${name}.html`);
const punchOut: Viewer = { ...buyer, loginSource: 3 };
const verdict = (facts: Partial<EntryFacts>) =>
  runGuards({ page: row('/cart.html'), viewer: null, href: '/cart.html', ...facts });

describe('auth', () => {
  it.each([
    ['a visitor on a public page stays', row('/search.html', 'public'), null, '/search.html?keyword=a', null],
    [
      'a visitor on any other page logs in and comes back, query included',
      row('/cart.html'),
      null,
      '/cart.html?a=1&b=2',
      { redirect: '/login.html?from=%2Fcart.html%3Fa%3D1%26b%3D2' },
    ],
    ['the home page needs no way back', row('/'), null, '/', { redirect: '/login.html' }],
    ['a user goes anywhere', row('/cart.html'), buyer, '/cart.html', null],
    ['an unknown page is shown as not found, not as a login', undefined, null, '/nowhere', null],
  ] as const)('%s', (_, page, viewer, href, expected) => {
    expect(verdict({ page, viewer, href })).toEqual(expected);
  });

  it.each(PAGES.map((page) => [page.path, page] as const))('keeps to the table of pages: %s', (path, page) => {
    const expected = page.access === 'public' ? null : { redirect: loginHref(path) };
    expect(verdict({ page, href: path.replace('{id}', 'A1') })).toEqual(
      expected && { redirect: loginHref(path.replace('{id}', 'A1')) },
    );
  });
});

describe('fusion auth', () => {
  it.each([
    ['staff work at the desk', staff, row('/cart.html'), { redirect: '/desk/monitoring.html' }],
    ['staff may open it', staff, desk('monitoring'), null],
    ['whoever has another role begins there', seller, row('/cart.html'), { redirect: '/desk/enquiries.html' }],
    ['and opens its pages', seller, desk('quoteDetail'), null],
    ['and its own messages', seller, desk('messages'), null],
    ['which nobody begins with', idle, desk('messages'), null],
    ['but none of another role', seller, desk('orders'), { redirect: '/desk/enquiries.html' }],
    ['nobody is led in a circle', idle, desk('monitoring'), null],
    ['staff may open public pages', staff, row('/netCheck.html', 'public'), null],
    ['customers never learn of the desk', buyer, row('/desk/monitoring.html'), 'not-found'],
    ['a procurement system is sent nowhere: the page tells it why', punchOut, row('/user/system/user.html'), null],
  ] as const)('%s', (_, viewer, page, expected) => {
    expect(verdict({ viewer, page, href: page?.path ?? '' })).toEqual(expected);
  });

  it('lists at the desk what a role has something to do with', () => {
    expect(deskMenu(seller).map(({ title }) => title)).toEqual(['询价处理', '报价处理', '下载中心', '消息中心']);
    const everything = { permissions: PAGES.flatMap(({ permission }) => permission ?? []) };
    const listed = new Set(deskMenu(everything).map(({ path }) => path));
    const unlisted = PAGES.filter(({ layout, path }) => layout === 'desk' && !listed.has(path));
    // Others lead to these.
    expect(unlisted.filter(({ path }) => !/(?:customer|Detail|Edit|Results|Settings)\.html$/.test(path))).toEqual([]);
    const everybodys = PAGES.filter(({ layout, permission }) => layout === 'desk' && !permission?.startsWith('DESK_'));
    expect(everybodys.map(({ title }) => title)).toEqual(['下载中心', '消息中心', '消息接收设置']);
  });
});

describe('sku', () => {
  const page = row('/u-{id}.html', 'public');
  it.each([
    ['/u-FAS1204418.html', null],
    ['/u-9MAMT.html?searchId=1', null],
    ['/u-A%2FB.html', 'not-found'],
    ['/u-%00.html', 'not-found'],
    ['/u-%E0%A4%A.html', 'not-found'],
    ['/u-%25.html', 'not-found'],
    [`/u-${'A'.repeat(65)}.html`, 'not-found'],
  ])('%s', (href, expected) => {
    expect(verdict({ page, href })).toBe(expected);
  });
});

describe('smart check', () => {
  it.each([
    [[], { redirect: '/user/user-center.html' }],
    [['SMART_CABINET_MANAGEMENT'], null],
  ])('with %o', (permissions, expected) => {
    const viewer = { ...buyer, permissions };
    expect(verdict({ viewer, page: row('/user/smart/device.html') })).toEqual(expected);
    expect(verdict({ viewer, page: row('/orderConfirmSmart.html') })).toEqual(expected);
  });
});

it('runs in the order of the specification', () => {
  expect(PAGE_GUARDS.map(([name]) => name)).toEqual(['auth', 'fusionAuth', 'metaTitle', 'sku', 'smart']);
});

it('refuses a page without a title', () => {
  expect(() => verdict({ page: row('/x.html', 'public', '') })).toThrow(/title/);
});
