import { expect, it } from 'vitest';
import type { Robot } from '#business/messages/contract/message-settings-schemas.ts';
import { robotChoicesOf, robotInputOf, valuesOf } from './robot-draft.ts';

const robot: Robot = {
  ...{
    id: '7',
    kind: 'feishu',
    kindName: '飞书',
    name: '采购群',
    host: 'open.feishu.cn',
    hasSecret: true,
    active: false,
  },
  ...{ events: ['order.confirmed'], quietFrom: '22:00', quietTo: '07:00', lastOkAt: null, problem: null },
};
const changed = (values: Partial<ReturnType<typeof valuesOf>>) =>
  robotInputOf(robot, { ...valuesOf(robot), ...values }, robotChoicesOf(robot));

it('begins a new robot with nothing, a kept one without address and secret', () => {
  expect(valuesOf(null)).toMatchObject({ kind: 'wecom', name: '', url: '', secret: '', active: true });
  expect(robotChoicesOf(null)).toEqual({ events: [], quietFrom: null, quietTo: null });
  expect(valuesOf(robot)).toMatchObject({ kind: 'feishu', name: '采购群', url: '', secret: '', active: false });
});

it('leaves out what was not typed', () => {
  expect(changed({})).toEqual({
    ...{ id: '7', kind: 'feishu', name: '采购群', active: false },
    ...{ events: ['order.confirmed'], quietFrom: '22:00', quietTo: '07:00' },
  });
});

it.each([
  [{ url: ' https://x.cn/a ' }, { url: 'https://x.cn/a' }],
  [{ secret: ' s ' }, { secret: 's' }],
  [{ dropSecret: true }, { secret: '' }],
  [{ dropSecret: true, secret: 'new' }, { secret: 'new' }],
])('sends %o', (values, expected) => {
  expect(changed(values)).toMatchObject(expected);
});

it('makes a new one without a number', () => {
  const input = robotInputOf(null, { ...valuesOf(null), name: ' 群 ', url: 'https://x.cn' }, robotChoicesOf(null));
  expect(input).toEqual({
    ...{ kind: 'wecom', name: '群', url: 'https://x.cn', active: true },
    ...{ events: [], quietFrom: null, quietTo: null },
  });
});
