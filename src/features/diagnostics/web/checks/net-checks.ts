import { judgeClock, judgeCookies, judgePage, judgeStorage, judgeVersion } from '../../rules/judge-browser.ts';
import {
  judgeCall,
  judgeConnection,
  judgeDownload,
  judgeLatency,
  judgePicture,
  judgeStream,
} from '../../rules/judge-network.ts';
import type { Check } from './check.ts';
import { keepsCookies, keepsStorage, pageFacts, seenBrowser } from './inspect-browser.ts';
import {
  measureCall,
  measureConnection,
  measureDownload,
  measurePicture,
  measureStream,
  measureTrips,
  type TimedHealth,
} from './measure-network.ts';

/** Lines of the network check, in the order a connection comes to life. Later ones use what earlier ones learned. */
export function netChecks(): readonly Check[] {
  const host = typeof window === 'undefined' ? '' : window.location.host;
  let called: TimedHealth | null = null;
  let skew: number | null = null;
  return [
    { label: '域名与连接', run: async ({ signal }) => judgeConnection(await measureConnection(signal)) },
    {
      label: '网络延迟',
      run: async (run) => {
        const trips = await measureTrips(run);
        skew = trips.skew;
        return judgeLatency(trips.times, host);
      },
    },
    {
      label: '接口',
      run: async (run) => {
        called = await measureCall(run);
        return judgeCall(called?.time ?? null, host);
      },
    },
    {
      label: '图片服务',
      run: async ({ signal }) => {
        if (!called) return judgePicture(null, host);
        const { samplePicture } = called.health;
        return judgePicture(samplePicture ? await measurePicture(samplePicture, signal) : 'none', host);
      },
    },
    { label: '下载速度', run: async (run) => judgeDownload(await measureDownload(run)) },
    { label: '服务器推送', run: async (run) => judgeStream(await measureStream(run), host) },
    { label: '时间', run: async () => judgeClock(skew) },
    { label: '页面安全', run: async () => judgePage(pageFacts()) },
    { label: 'Cookie', run: async () => judgeCookies(keepsCookies()) },
    { label: '本地存储', run: async () => judgeStorage(keepsStorage()) },
    { label: '浏览器', run: async () => judgeVersion(seenBrowser()) },
  ];
}
