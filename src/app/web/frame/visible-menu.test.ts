import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '#features/access/rules/public.ts';
import { USER_MENU } from './user-menu.ts';
import { type MenuViewer, mayOpenMenuPath, visibleMenu } from './visible-menu.ts';

const everything = new Set(USER_MENU.flatMap((group) => group.items.map((item) => item.path)));
const admin: MenuViewer = {
  ...{ permissions: Object.keys(PERMISSIONS), firmType: 'company', participantExtendType: 0 },
  ...{ firmChannel: 0, loginSource: 7 },
};
const labels = (viewer: MenuViewer, paths: ReadonlySet<string> = everything) =>
  visibleMenu(viewer, paths).flatMap((group) => group.items.map((item) => item.label));

describe('visibleMenu', () => {
  it('shows every entry to a company account that holds every permission', () => {
    expect(labels(admin)).toHaveLength(everything.size - 1);
    expect(labels(admin)).not.toContain('销售工作台');
  });

  it('shows an entry only with its permission and that of its group', () => {
    expect(labels({ ...admin, permissions: [] })).not.toContain('我的订单');
    expect(labels({ ...admin, permissions: ['ORDER_MANAGEMENT'] })).not.toContain('我的订单');
    expect(labels({ ...admin, permissions: ['TRADE_MANAGEMENT', 'ORDER_MANAGEMENT'] })).toContain('我的订单');
    expect(labels({ ...admin, permissions: ['TRADE_MANAGEMENT', 'ORDER_MANAGEMENT'] })).not.toContain('我的报价');
  });

  it('shows group accounts only what is meant for them', () => {
    expect(labels({ ...admin, firmType: 'group' })).toEqual(['用户', '组织', '角色', '文件下载', '个人信息']);
  });

  it('leaves sales accounts the personal info alone of the restricted entries', () => {
    const shown = labels({ ...admin, participantExtendType: 5 });
    expect(shown).toContain('个人信息');
    expect(shown).not.toContain('收货地址');
    expect(shown).not.toContain('发票信息');
    expect(shown).toContain('销售工作台');
    const workspace = '/user/sales/workspace.html';
    expect(mayOpenMenuPath({ ...admin, participantExtendType: 5 }, workspace)).toBe(true);
    expect(mayOpenMenuPath(admin, workspace)).toBe(false);
  });

  it('shows links to be given away to those alone whose calls make them', () => {
    const sharing = ['我的分享', '推荐商品'];
    const shown = (viewer: MenuViewer) => labels(viewer).filter((label) => sharing.includes(label));
    expect(shown(admin)).toEqual(sharing);
    expect(shown({ ...admin, participantExtendType: 5 })).toEqual(sharing);
    // A firm that buys through its procurement system, and a session that came from there.
    expect(shown({ ...admin, firmChannel: 1 })).toEqual([]);
    expect(shown({ ...admin, loginSource: 3 })).toEqual([]);
    expect(mayOpenMenuPath({ ...admin, firmChannel: 1 }, '/user/transaction/shares.html')).toBe(false);
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

describe('mayOpenMenuPath', () => {
  it.each([
    [['ORDER_MANAGEMENT', 'TRADE_MANAGEMENT'], '/user/transaction/order.html', true],
    [['ORDER_MANAGEMENT'], '/user/transaction/quota.html', false],
    [[], '/user/user-center.html', true],
    // Not in the menu: other guards decide.
    [[], '/user/transaction/orderDetail.html', true],
  ])('holding %j, %s: %s', (permissions, path, allowed) => {
    expect(mayOpenMenuPath({ ...admin, permissions }, path)).toBe(allowed);
  });
});
