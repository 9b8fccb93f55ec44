import { displayTime } from '#platform/shared/display-time.ts';
import type { Finding } from '../../rules/finding.ts';
import {
  judgeCapabilities,
  judgeClock,
  judgeCookies,
  judgeStorage,
  judgeVersion,
  judgeWindow,
} from '../../rules/judge-browser.ts';
import { judgeDatabase, judgeService, judgeWorker } from '../../rules/judge-server.ts';
import type { Check } from './check.ts';
import { capabilities, keepsCookies, keepsStorage, seenBrowser } from './inspect-browser.ts';
import { measureCall, type TimedHealth } from './measure-network.ts';

function describeVersion(called: TimedHealth | null): Finding {
  const rule = '联系客服时请一并提供';
  if (!called) return { verdict: 'unknown', detail: '服务没有应答，无法得知', rule };
  const { version, startedAt, serverTime } = called.health;
  const times = `服务器时间 ${displayTime(serverTime)}，启动于 ${displayTime(startedAt)}`;
  return { verdict: 'good', detail: `${version}，${times}`, rule };
}

/** Lines of the system check: the shop first, then the browser in front of it. */
export function systemChecks(): readonly Check[] {
  let called: TimedHealth | null = null;
  let skew: number | null = null;
  return [
    {
      label: '服务',
      run: async (run) => {
        called = await measureCall(run);
        skew = called && Date.parse(called.health.serverTime) - (Date.now() - called.time / 2);
        return judgeService(called?.health ?? null);
      },
    },
    { label: '数据库', run: async () => judgeDatabase(called?.health ?? null) },
    { label: '后台任务', run: async () => judgeWorker(called?.health ?? null) },
    { label: '版本', run: async () => describeVersion(called) },
    { label: '时间', run: async () => judgeClock(skew) },
    { label: '浏览器', run: async () => judgeVersion(seenBrowser()) },
    { label: '浏览器能力', run: async () => judgeCapabilities(capabilities()) },
    { label: 'Cookie', run: async () => judgeCookies(keepsCookies()) },
    { label: '本地存储', run: async () => judgeStorage(keepsStorage()) },
    { label: '窗口宽度', run: async () => judgeWindow(window.innerWidth) },
  ];
}
