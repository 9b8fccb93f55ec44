import { expect, it } from 'vitest';
import type { CaughtMessage } from './inbox.ts';
import { createSimulatedSmsSender } from './simulated-sms-sender.ts';

function startCarrier(random = 0.5) {
  const delivered: { message: Omit<CaughtMessage, 'at'>; key: string }[] = [];
  const waits: number[] = [];
  const sender = createSimulatedSmsSender({
    inbox: { add: async (message, key) => void delivered.push({ message, key }), list: async () => [] },
    wait: async (ms) => void waits.push(ms),
    random: () => random,
  });
  const send = (phoneNumber: string, key: string) =>
    sender.send({ phoneNumber, template: 'login_code', params: { code: '123456' }, text: '验证码 123456' }, key);
  return { send, delivered, waits };
}

it('delivers into the inbox', async () => {
  const { send, delivered } = startCarrier();
  await send('13812345678', 'k1');
  const message = { kind: 'sms', to: '13812345678', subject: '', text: '验证码 123456' };
  expect(delivered).toEqual([{ message, key: 'k1' }]);
});

it.each([
  [0, 150],
  [0.5, 525],
  [0.999999, 900],
])('takes 150 to 900 ms: random %s gives %s ms', async (random, expected) => {
  const { send, waits } = startCarrier(random);
  await send('13812345678', 'k1');
  expect(waits).toEqual([expected]);
});

it('never reaches numbers that end in 0001111', async () => {
  const { send, delivered } = startCarrier();
  for (const key of ['k1', 'k1', 'k2']) await expect(send('13800001111', key)).rejects.toThrow('not reachable');
  expect(delivered).toEqual([]);
});

it('reaches numbers that end in 0002222 by the second try of each message', async () => {
  const { send, delivered } = startCarrier();
  for (const key of ['k1', 'k2']) {
    await expect(send('13800002222', key)).rejects.toThrow('busy');
    await send('13800002222', key);
  }
  expect(delivered.map(({ key }) => key)).toEqual(['k1', 'k2']);
});
