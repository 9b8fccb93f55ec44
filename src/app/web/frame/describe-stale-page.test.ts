import { expect, it } from 'vitest';
import { describeStalePage, type Party } from './describe-stale-page.ts';

const party = (participantId: string, userId: string, realName: string, firmShortName: string): Party => ({
  participantId,
  userId,
  realName,
  firmShortName,
});
const AT_FIRST = party('1', '1', '孙越', '华东精密');
const AT_SECOND = party('2', '1', '孙越', '北方重装');
const COLLEAGUE = party('3', '2', '李工', '华东精密');

/** Invariant: there is something to tell exactly when the participants differ, and both are named. */
it.each([
  ['another firm of the same person', AT_FIRST, AT_SECOND, '此页面属于“华东精密”', 'switch'],
  ['another person of the same firm', AT_FIRST, COLLEAGUE, '此页面属于“孙越”', 'log-in'],
  ['nobody any more', AT_FIRST, null, '您已在其他窗口退出登录', 'log-in'],
  ['somebody, where nobody was', null, AT_FIRST, '您已在其他窗口登录', 'go-on'],
])('%s', (_, page, now, title, way) => {
  const words = describeStalePage(page, now);
  expect(words).toMatchObject({ title, way });
  expect([words?.pageOf, words?.now]).toEqual(
    [page, now].map((one) => (one ? `${one.realName} · ${one.firmShortName}` : '未登录')),
  );
});

it.each([[null], [AT_FIRST]])('says nothing where both are the same', (one) => {
  expect(describeStalePage(one, one && { ...one })).toBeNull();
});
