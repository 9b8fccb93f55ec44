import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '#features/access/rules/public.ts';
import { pageRefusal } from '../guards/page-refusal.ts';
import { pageAt } from '../page-at.ts';
import { BUILT_PATHS } from '../page-table.ts';
import { USER_MENU } from './user-menu.gen.ts';
import { type MenuViewer, missingRight, visibleMenu } from './visible-menu.ts';

const everything = new Set(USER_MENU.flatMap((group) => group.items.map((item) => item.path)));
const admin: MenuViewer = {
  permissions: Object.keys(PERMISSIONS),
  firmType: 'company',
  participantExtendType: 0,
  firmChannel: 0,
  loginSource: 7,
};
const labels = (viewer: MenuViewer, paths: ReadonlySet<string> = everything) =>
  visibleMenu(viewer, paths).flatMap((group) => group.items.map((item) => item.label));

describe('visibleMenu', () => {
  it('shows every entry to a company account that holds every permission', () => {
    const ofSales = ['销售工作台', '客户采购'];
    expect(labels(admin)).toHaveLength(everything.size - ofSales.length);
    for (const label of ofSales) expect(labels(admin)).not.toContain(label);
  });

  it('shows an entry only with its permission and that of its group', () => {
    expect(labels({ ...admin, permissions: [] })).not.toContain('我的订单');
    expect(labels({ ...admin, permissions: ['ORDER_MANAGEMENT'] })).not.toContain('我的订单');
    expect(labels({ ...admin, permissions: ['TRADE_MANAGEMENT', 'ORDER_MANAGEMENT'] })).toContain('我的订单');
    expect(labels({ ...admin, permissions: ['TRADE_MANAGEMENT', 'ORDER_MANAGEMENT'] })).not.toContain('我的报价');
  });

  it('shows group accounts only what is meant for them', () => {
    expect(labels({ ...admin, firmType: 'group' })).toEqual([
      '用户',
      '组织',
      '角色',
      '文件下载',
      '个人信息',
      '消息中心',
    ]);
  });

  it('leaves sales accounts the personal info alone of the restricted entries', () => {
    const shown = labels({ ...admin, participantExtendType: 5 });
    expect(shown).toContain('个人信息');
    expect(shown).not.toContain('收货地址');
    expect(shown).not.toContain('发票信息');
    expect(shown).toContain('销售工作台');
  });

  it('shows links to be given away to those alone whose calls make them', () => {
    const sharing = ['我的分享', '推荐商品'];
    const shown = (viewer: MenuViewer) => labels(viewer).filter((label) => sharing.includes(label));
    expect(shown(admin)).toEqual(sharing);
    expect(shown({ ...admin, participantExtendType: 5 })).toEqual(sharing);
    // A firm that buys through its procurement system, and a session that came from there.
    expect(shown({ ...admin, firmChannel: 1 })).toEqual([]);
    expect(shown({ ...admin, loginSource: 3 })).toEqual([]);
  });

  it('offers no addresses and titles to those who keep none here, and procurement systems no accounts', () => {
    const own = ['个人信息', '收货地址', '发票信息'];
    const shown = (viewer: MenuViewer) => labels(viewer).filter((label) => own.includes(label));
    expect(shown(admin)).toEqual(own);
    expect(shown({ ...admin, firmChannel: 1 })).toEqual(['个人信息']);
    expect(shown({ ...admin, firmChannel: 1, loginSource: 3 })).toEqual([]);
    expect(labels({ ...admin, loginSource: 3 })).not.toContain('用户');
  });

  it('never shows a page that is not built, nor an empty group', () => {
    const menu = visibleMenu(admin, new Set(['/user/transaction/order.html']));
    expect(menu.map((group) => group.label)).toEqual(['交易管理']);
    expect(menu[0]?.items.map((item) => item.label)).toEqual(['我的订单']);
  });
});

it('finds the right of a page that is there in its row alone', () => {
  const items = USER_MENU.flatMap((group) => group.items);
  expect(items.filter(({ path, later }) => later !== undefined && BUILT_PATHS.has(path))).toEqual([]);
});

describe('missingRight', () => {
  it.each([
    [['ORDER_MANAGEMENT', 'TRADE_MANAGEMENT'], '/user/transaction/order.html', null],
    [['ORDER_MANAGEMENT'], '/user/transaction/order.html', 'TRADE_MANAGEMENT'],
    [['TRADE_MANAGEMENT'], '/user/transaction/quota.html', 'QUOTE_MANAGEMENT'],
    // Pages beside the menu have their own right alone.
    [[], '/user/transaction/inquiryDetail.html', 'DEMAND_ORDER_MANAGEMENT'],
    [['DEMAND_ORDER_MANAGEMENT'], '/user/transaction/inquiryDetail.html', null],
    [[], '/user/system/user-edit.html', 'USER_MANAGEMENT'],
    [[], '/user/system/cost-edit.html', 'COST_MANAGEMENT'],
    [[], '/user/transaction/orderDetail.html', null],
    [[], '/user/user-center.html', null],
  ])('holding %j, at %s: %s', (permissions, path, missing) => {
    const page = pageAt(path);
    if (!page) throw new Error('page');
    expect(missingRight({ permissions }, page)).toBe(missing);
  });
});

describe('a page that is not for somebody’s kind of account says so in its own place', () => {
  const kinds = {
    sales: { ...admin, participantExtendType: 5 },
    group: { ...admin, firmType: 'group' },
    partner: { ...admin, firmChannel: 1 },
  } as const;
  it.each([
    ['sales', '/user/system/audit.html', '销售账号'],
    ['sales', '/user/system/user.html', '销售账号'],
    ['sales', '/user/personal/delivery.html', '销售账号'],
    ['group', '/user/personal/delivery.html', '集团账号'],
    ['group', '/user/transaction/inquiry.html', '集团账号'],
    ['partner', '/user/system/approval.html', '采购系统'],
    ['partner', '/user/transaction/shares.html', '采购系统'],
  ] as const)('%s at %s', (kind, path, words) => {
    expect(pageRefusal(pageAt(path), kinds[kind])).toContain(words);
  });
  it.each([
    ['group', '/user/system/audit.html'],
    ['group', '/user/system/role.html'],
    ['partner', '/user/system/costCenter.html'],
    ['partner', '/user/system/user.html'],
    ['sales', '/user/transaction/inquiry.html'],
    ['sales', '/user/sales/workspace.html'],
  ] as const)('%s at %s: it is', (kind, path) => {
    expect(pageRefusal(pageAt(path), kinds[kind])).toBeNull();
  });
});
