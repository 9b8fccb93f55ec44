import type { UserInfo } from '#features/access/contract/access-schemas.ts';

/** A person at work for a firm; null is a visitor. */
export type Party = Pick<UserInfo, 'participantId' | 'userId' | 'realName' | 'firmShortName'> | null;

/** How a page that belongs to somebody else comes to life again without losing what was typed. */
export type WayBack = 'switch' | 'log-in' | 'go-on';

export interface StalePageWords {
  title: string;
  /** Whose the page is, and for whom the browser works by now. */
  pageOf: string;
  now: string;
  advice: string;
  way: WayBack;
}

const nameOf = (party: Party) => (party ? `${party.realName} · ${party.firmShortName}` : '未登录');

/** Words of the notice; null when both are the same, and there is nothing to tell. */
export function describeStalePage(page: Party, now: Party): StalePageWords | null {
  if (page?.participantId === now?.participantId) return null;
  const names = { pageOf: nameOf(page), now: nameOf(now) };
  if (!page) {
    const advice = `可以用“${now?.realName}”的账号继续，或重新载入页面。`;
    return { ...names, title: '您已在其他窗口登录', advice, way: 'go-on' };
  }
  if (!now) {
    const advice = '请在新窗口用原账号登录，再回到此页继续。';
    return { ...names, title: '您已在其他窗口退出登录', advice, way: 'log-in' };
  }
  if (page.userId === now.userId) {
    const advice = `切换回“${page.firmShortName}”后，可以在此页继续。`;
    return { ...names, title: `此页面属于“${page.firmShortName}”`, advice, way: 'switch' };
  }
  const advice = '请在新窗口用原账号登录，再回到此页继续。';
  return { ...names, title: `此页面属于“${page.realName}”`, advice, way: 'log-in' };
}
