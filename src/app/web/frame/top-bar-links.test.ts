import { describe, expect, it } from 'vitest';
import type { FrameUser } from './frame-data.ts';
import { oldVersionHref, showsMobileEdition, showsPersonalEdition, topBarLinks } from './top-bar-links.ts';

const user: FrameUser = {
  userName: 'limin',
  realName: '李敏',
  firmName: '华东精密制造（苏州）有限公司',
  firmShortName: '华东精密制造',
  firmType: 'company',
  logoUrl: null,
  participantExtendType: 0,
  firmChannel: 0,
  loginSource: 7,
};
const availablePaths = new Set([
  '/user/user-center.html',
  '/user/transaction/order.html',
  '/user/transaction/quota.html',
  '/netCheck.html',
]);
const labels = (facts: Partial<Parameters<typeof topBarLinks>[0]>) =>
  topBarLinks({ user, permissions: [], availablePaths, ...facts }).map((link) => link.label);

describe('topBarLinks', () => {
  it('shows orders and quotes only with their permissions', () => {
    expect(labels({})).toEqual(['个人中心', '网络检测']);
    expect(labels({ permissions: ['ORDER_MANAGEMENT'] })).toEqual(['个人中心', '我的订单', '网络检测']);
    expect(labels({ permissions: ['QUOTE_MANAGEMENT'] })).toEqual(['个人中心', '我的报价', '网络检测']);
  });

  it('leaves visitors the network check alone', () => {
    expect(labels({ user: null, permissions: ['ORDER_MANAGEMENT'] })).toEqual(['网络检测']);
  });

  it('never leads to a page that does not exist', () => {
    expect(labels({ permissions: ['ORDER_MANAGEMENT'], availablePaths: new Set() })).toEqual([]);
  });
});

it.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
])('personal edition: supported %s, punch-out %s: %s', (supportOfficial, punchOut, shown) => {
  expect(showsPersonalEdition({ supportOfficial, punchOut })).toBe(shown);
});

it.each([
  ['https://m.example', false, true],
  ['https://m.example', true, false],
  [null, false, false],
])('mobile edition: at %s, punch-out %s: %s', (mobileUrl, punchOut, shown) => {
  expect(showsMobileEdition({ punchOut, site: { supportPhone: '', supportMail: null, filings: [], mobileUrl } })).toBe(
    shown,
  );
});

it.each([
  ['https://old.example/', 'https://old.example/'],
  ['/gps', '/gps'],
  ['//elsewhere.example', null],
  ['/\\elsewhere.example', null],
  ['javascript:alert(1)', null],
  [null, null],
])('old version at %s: %s', (stored, href) => {
  expect(oldVersionHref(stored)).toBe(href);
});
