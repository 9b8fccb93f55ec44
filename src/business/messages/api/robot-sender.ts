import { createHmac } from 'node:crypto';
import { guardedPost, InsideAddress, type PostGuard } from '#platform/api/guarded-post.ts';
import type { Inbox } from '#platform/api/inbox.ts';
import { deriveKey, seal, unseal } from '#platform/api/seal.ts';
import { ROBOT_KINDS, type RobotKind } from '../contract/message-words.ts';
import { refusalIn, robotBody } from '../rules/robot-address.ts';

/** What lets anybody write into a group: sealed where it is kept. */
export interface RobotAddress {
  url: string;
  /** Empty: the group asks for no signature. */
  secret: string;
}

/** Writes into groups, or stands in for that. Rejects when the words did not arrive. */
export interface RobotSender {
  /** `key` is the same at every try. */
  send(robot: RobotAddress & { kind: RobotKind }, text: string, key: string): Promise<void>;
}

const keyOf = (secret: Buffer) => deriveKey(secret, 'message-robots');

export const sealAddress = (address: RobotAddress, secret: Buffer): string =>
  seal(JSON.stringify(address), keyOf(secret));

export const openAddress = (sealed: string, secret: Buffer): RobotAddress =>
  JSON.parse(unseal(sealed, keyOf(secret))) as RobotAddress;

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('base64');

/** 钉钉 signs in the address (milliseconds), 飞书 in the body (seconds), 企业微信 not at all. */
export function signRobot(robot: RobotAddress & { kind: RobotKind }, text: string, now: Date) {
  const url = new URL(robot.url);
  const body = robotBody(robot.kind, text);
  if (robot.secret === '') return { url, body };
  if (robot.kind === 'dingtalk') {
    const timestamp = String(now.getTime());
    url.searchParams.set('timestamp', timestamp);
    url.searchParams.set('sign', hmac(robot.secret, `${timestamp}\n${robot.secret}`));
  }
  if (robot.kind !== 'feishu') return { url, body };
  const timestamp = String(Math.floor(now.getTime() / 1000));
  return { url, body: { timestamp, sign: hmac(`${timestamp}\n${robot.secret}`, ''), ...body } };
}

function parsed(answer: string): unknown {
  try {
    return JSON.parse(answer);
  } catch {
    throw new Error('the platform answered something unreadable');
  }
}

/** Writes by the webhook of the platform. */
export function createRobotSender(now: () => Date, guard?: PostGuard): RobotSender {
  return {
    async send(robot, text, key) {
      const { url, body } = signRobot(robot, text, now());
      const post = { url, body: JSON.stringify(body), headers: { 'idempotency-key': key } };
      const refused = refusalIn(parsed(await guardedPost(post, guard)));
      if (refused !== null) throw new Error(`the platform refused with code ${refused}`);
    },
  };
}

/** Writes into the local inbox, for trials. */
export function createSimulatedRobotSender(inbox: Inbox): RobotSender {
  return {
    send: ({ kind, url }, text, key) =>
      inbox.add({ kind: 'robot', to: `${ROBOT_KINDS[kind]} ${new URL(url).hostname}`, subject: '', text }, key),
  };
}

/** What came of a try, in words for those who keep the robot. */
export function problemWords(error: unknown): string {
  if (error instanceof InsideAddress) return '地址指向内部网络，已拒绝发送';
  const message = error instanceof Error ? error.message : '';
  const code = /refused with code (-?[\w]+)/.exec(message)?.[1];
  if (code) return `平台拒绝了消息（代码 ${code}），请核对地址、加签密钥和机器人的安全设置`;
  const status = /^answered (\d{3})$/.exec(message)?.[1];
  if (status) return `平台返回 ${status}，请核对地址`;
  return '连接不上平台，请稍后再试';
}
