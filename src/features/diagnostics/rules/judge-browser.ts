import { OLDEST_VERSIONS, type SeenBrowser } from '#platform/shared/describe-browser.ts';
import type { Finding } from './finding.ts';

const ENOUGH = Object.entries(OLDEST_VERSIONS)
  .map(([name, version]) => `${name} ${version}`)
  .join('、');

/** Seconds between the clocks that do no harm. */
const SKEW_MAX = 60;

export function judgeVersion({ name, system, supported }: SeenBrowser): Finding {
  const rule = `${ENOUGH} 及以上`;
  const detail = `${name}（${system}）`;
  if (supported) return { verdict: 'good', detail, rule };
  if (supported === null) return { verdict: 'unknown', detail: `${detail}，未识别版本`, rule };
  return { verdict: 'bad', detail, rule, advice: '请升级浏览器，或联系贵司 IT 安装较新的 Chrome 或 Edge。' };
}

export function judgeCookies(kept: boolean): Finding {
  const rule = '允许本站 Cookie，登录状态靠它保持';
  if (kept) return { verdict: 'good', detail: '可用', rule };
  return { verdict: 'bad', detail: '被禁用', rule, advice: '请在浏览器设置中允许本站 Cookie，否则无法登录。' };
}

export function judgeStorage(kept: boolean): Finding {
  const rule = '允许本站保存数据，用于列设置等个人习惯';
  if (kept) return { verdict: 'good', detail: '可用', rule };
  return {
    verdict: 'notice',
    detail: '不可用',
    rule,
    advice: '浏览器不保存本站数据：列设置等不会被记住，请退出无痕模式。',
  };
}

/** `skew` in milliseconds: clock of the server minus clock of this machine. */
export function judgeClock(skew: number | null): Finding {
  const rule = `与服务器相差 ${SKEW_MAX} 秒以内`;
  if (skew === null) return { verdict: 'unknown', detail: '没有取到服务器时间', rule };
  const seconds = Math.round(Math.abs(skew) / 1_000);
  if (seconds <= SKEW_MAX) return { verdict: 'good', detail: seconds ? `相差 ${seconds} 秒` : '一致', rule };
  const detail = `本机时间${skew > 0 ? '慢' : '快'} ${describe(seconds)}`;
  return { verdict: 'notice', detail, rule, advice: '请校准本机时间，或联系贵司 IT 检查时间同步。' };
}

function describe(seconds: number): string {
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} 分 ${seconds % 60} 秒`;
  return `${Math.floor(seconds / 3_600)} 小时 ${Math.floor((seconds % 3_600) / 60)} 分`;
}

export interface PageFacts {
  /** Served over https, or from this very machine. */
  secure: boolean;
  /** Scripts in the page, and those among them that carry the page's mark. */
  scripts: number;
  marked: number;
}

/** Whether the page came as it was sent: a device on the way that adds scripts cannot mark them. */
export function judgePage({ secure, scripts, marked }: PageFacts): Finding {
  const rule = '通过 HTTPS（或在本机）打开，页面脚本未被改动';
  if (marked < scripts || scripts === 0) {
    const detail = `${scripts} 个脚本中有 ${scripts - marked} 个不是本站发出的`;
    return {
      verdict: 'notice',
      detail,
      rule,
      advice: '页面被改动：请停用浏览器插件，或联系贵司 IT 检查改写网页的代理。',
    };
  }
  if (!secure) {
    return { verdict: 'notice', detail: '未加密（HTTP）', rule, advice: '请使用 https:// 开头的地址访问。' };
  }
  return { verdict: 'good', detail: '连接可信，内容完整', rule };
}

export interface Capability {
  name: string;
  present: boolean;
}

/** What pages cannot do without. */
export function judgeCapabilities(capabilities: readonly Capability[]): Finding {
  const missing = capabilities.filter(({ present }) => !present).map(({ name }) => name);
  const rule = capabilities.map(({ name }) => name).join('、');
  if (missing.length === 0) return { verdict: 'good', detail: '全部具备', rule };
  return { verdict: 'bad', detail: `缺少 ${missing.join('、')}`, rule, advice: '请升级浏览器后再使用。' };
}

/** Width of the window in CSS pixels. */
export function judgeWindow(width: number): Finding {
  const rule = '1024 像素以上为宜';
  if (width >= 1024) return { verdict: 'good', detail: `${width} 像素`, rule };
  return { verdict: 'good', detail: `${width} 像素，表格需要左右滚动`, rule };
}
