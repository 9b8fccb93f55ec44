export interface SeenBrowser {
  /** Chrome 126 */
  name: string;
  /** Windows, macOS, … or 未知系统. */
  system: string;
  /** Null when the browser does not say what it is. */
  supported: boolean | null;
}

/** Oldest version the shop is built for, by engine: the browsers of the last two years or so. */
export const OLDEST_VERSIONS = { Chrome: 120, Edge: 120, Firefox: 121, Safari: 17 } as const;

type Engine = keyof typeof OLDEST_VERSIONS;

/** In this order: most browsers call themselves Chrome and Safari as well. */
const ENGINES: readonly [Engine, RegExp][] = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Headless)?(?:Chrome|CriOS)\/(\d+)/],
  ['Safari', /\bVersion\/(\d+)[\d.]*(?: Mobile\/\w+)? Safari\//],
];

/** Browsers that people know under a name of their own; the engine inside decides what they can do. */
const SHELLS: readonly [string, RegExp][] = [
  ['企业微信', /\bwxwork\//i],
  ['微信', /\bMicroMessenger\//],
  ['钉钉', /\bDingTalk\//],
  ['QQ 浏览器', /\bM?QQBrowser\//],
  ['360 浏览器', /\b(?:QIHU|360SE|360EE)\b/],
];

const SYSTEMS: readonly [string, RegExp][] = [
  ['鸿蒙', /\b(?:HarmonyOS|OpenHarmony)\b/],
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

const find = (list: readonly [string, RegExp][], agent: string) => list.find(([, pattern]) => pattern.test(agent))?.[0];

/** What a `User-Agent` says of the browser. */
export function describeBrowser(agent: string): SeenBrowser {
  const system = find(SYSTEMS, agent) ?? '未知系统';
  if (/\bMSIE |\bTrident\//.test(agent)) return { name: 'Internet Explorer', system, supported: false };
  const shell = find(SHELLS, agent);
  for (const [engine, pattern] of ENGINES) {
    const version = Number(pattern.exec(agent)?.[1]);
    if (!version) continue;
    const own = `${engine} ${version}`;
    return { name: shell ? `${shell}（${own} 内核）` : own, system, supported: version >= OLDEST_VERSIONS[engine] };
  }
  return { name: shell ?? '未知浏览器', system, supported: null };
}

/** The short form that is logged: Chrome 126 / Windows. */
export function shortAgent(agent: string): string {
  const { name, system } = describeBrowser(agent);
  return `${name} / ${system}`;
}
