import type { RobotKind } from '../contract/message-words.ts';

/** Where the platforms take what a robot is to write. */
const PLATFORMS: Readonly<Record<RobotKind, { hosts: readonly string[]; path: string }>> = {
  wecom: { hosts: ['qyapi.weixin.qq.com'], path: '/cgi-bin/webhook/send' },
  dingtalk: { hosts: ['oapi.dingtalk.com', 'api.dingtalk.com'], path: '/robot/send' },
  feishu: { hosts: ['open.feishu.cn', 'open.larksuite.com'], path: '/open-apis/bot/v2/hook/' },
};

/**
 * The address of a robot, if it is one (security): https, at the platform of its kind or at a gateway the operator of the shop named,
 * on the usual port, with no name or password in it. Whom that host resolves to is looked at when something is sent.
 */
export function readRobotAddress(kind: RobotKind, text: string, gateways: readonly string[]): URL | null {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null;
  const { hosts, path } = PLATFORMS[kind];
  const atPlatform = hosts.includes(url.hostname) && url.pathname.startsWith(path);
  return atPlatform || gateways.includes(url.hostname) ? url : null;
}

/** What a platform takes as words of a robot. */
export function robotBody(kind: RobotKind, text: string): Record<string, unknown> {
  return kind === 'feishu' ? { msg_type: 'text', content: { text } } : { msgtype: 'text', text: { content: text } };
}

/** Why a platform refused, by the number of its answer; null where it took the words. */
export function refusalIn(answer: unknown): string | null {
  const { errcode, code, StatusCode } = (answer ?? {}) as Record<string, unknown>;
  const number = errcode ?? code ?? StatusCode;
  if (number === undefined || number === 0) return null;
  return typeof number === 'number' ? String(number) : 'unreadable';
}

/** Messages to one group within a minute, as the platforms allow. */
export const MOST_PER_MINUTE = 20;
/** Messages that wait are put into one, at most so many. */
export const MOST_MERGED = 10;
/** Longest text all three platforms take. */
const LONGEST_TEXT = 1_800;

/** One text for a group of what waits for it. */
export function mergeTexts(texts: readonly string[]): string {
  const whole = texts.join('\n\n——\n\n');
  return whole.length <= LONGEST_TEXT ? whole : `${whole.slice(0, LONGEST_TEXT - 1)}…`;
}
