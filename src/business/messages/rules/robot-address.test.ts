import { describe, expect, it } from 'vitest';
import type { RobotKind } from '../contract/message-words.ts';
import { mergeTexts, readRobotAddress, refusalIn, robotBody } from './robot-address.ts';

const WECOM = 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=1';

describe('the address of a robot', () => {
  it.each<[RobotKind, string, string[], boolean]>([
    ['wecom', WECOM, [], true],
    ['dingtalk', 'https://oapi.dingtalk.com/robot/send?access_token=1', [], true],
    ['feishu', 'https://open.feishu.cn/open-apis/bot/v2/hook/1', [], true],
    ['feishu', 'https://open.larksuite.com/open-apis/bot/v2/hook/1', [], true],
    ['wecom', 'https://robot.firm.cn/x', ['robot.firm.cn'], true],
    ['wecom', 'https://robot.firm.cn/x', [], false],
    ['dingtalk', WECOM, [], false],
    ['wecom', 'https://qyapi.weixin.qq.com/cgi-bin/user/get', [], false],
    ['wecom', WECOM.replace('https', 'http'), [], false],
    ['wecom', WECOM.replace('qq.com', 'qq.com:8443'), [], false],
    ['wecom', WECOM.replace('//', '//a@'), [], false],
    ['wecom', WECOM.replace('//', '//:b@'), [], false],
    ['wecom', WECOM.replace('qq.com', 'qq.com.evil.cn'), [], false],
    ['wecom', 'https://127.0.0.1/cgi-bin/webhook/send', [], false],
    ['wecom', '', [], false],
  ])('%s %s with %j: %s', (kind, text, gateways, is) => {
    expect(readRobotAddress(kind, text, gateways) !== null).toBe(is);
  });
});

it('words are plain text on every platform', () => {
  expect(robotBody('feishu', '好')).toEqual({ msg_type: 'text', content: { text: '好' } });
  expect(robotBody('wecom', '好')).toEqual({ msgtype: 'text', text: { content: '好' } });
  expect(robotBody('dingtalk', '好')).toEqual({ msgtype: 'text', text: { content: '好' } });
});

it.each([
  [{ errcode: 0 }, null],
  [{ code: 0 }, null],
  [{ StatusCode: 0 }, null],
  [{}, null],
  [null, null],
  [{ errcode: 310_000, errmsg: 'words of the platform' }, '310000'],
  [{ code: 19_021 }, '19021'],
  [{ code: 'words' }, 'unreadable'],
])('case %#: the answer of a platform', (answer, refusal) => {
  expect(refusalIn(answer)).toBe(refusal);
});

it('what waits becomes one text, cut where no platform would take it', () => {
  expect(mergeTexts(['甲', '乙'])).toBe('甲\n\n——\n\n乙');
  expect(mergeTexts(['x'.repeat(1_800)])).toBe('x'.repeat(1_800));
  const cut = mergeTexts(['x'.repeat(1_801)]);
  expect([cut.length, cut.at(-1)]).toEqual([1_800, '…']);
});
