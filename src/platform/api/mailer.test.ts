import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { startTestSmtpServer, type TestSmtpServer } from '#tests/test-smtp-server.ts';
import { type Mailer, openMailer } from './mailer.ts';

let server: TestSmtpServer;
let mailer: Mailer;
afterEach(async () => {
  mailer.close();
  await server.stop();
});

async function start(behaviour: Parameters<typeof startTestSmtpServer>[0] = {}) {
  server = await startTestSmtpServer(behaviour);
  const letterHead = { sender: '测试商城', supportPhone: '400-000-0000' };
  mailer = openMailer({ smtpUrl: server.smtpUrl, from: 'no-reply@shop.test', letterHead });
}

const letter = { to: 'limin@example.cn', subject: '重置密码', text: '请打开\nhttps://shop.test/reset.html?code=abc' };

it('delivers text and HTML from the shop to one person', async () => {
  await start();
  await mailer.send(letter, 'k1');
  const [{ recipients, mail } = { recipients: [], mail: null }] = server.letters;
  expect(recipients).toEqual(['limin@example.cn']);
  expect(mail).toMatchObject({
    subject: '重置密码',
    from: { name: '测试商城', address: 'no-reply@shop.test' },
    to: [{ address: 'limin@example.cn' }],
  });
  expect(mail?.text).toContain('https://shop.test/reset.html?code=abc');
  expect(mail?.html).toContain('<a href="https://shop.test/reset.html?code=abc"');
  expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
});

it('gives repeats of one message one id', async () => {
  await start();
  for (const key of ['k1', 'k1', 'k2']) await mailer.send(letter, key);
  expect(server.letters.map(({ mail }) => mail.messageId)).toEqual([
    '<k1@shop.test>',
    '<k1@shop.test>',
    '<k2@shop.test>',
  ]);
});

it.each([
  'limin@example.cn\r\nBcc: all@example.cn',
  'limin@example.cn\nX: y',
  'limin@example.cn, other@example.cn',
  'limin@example.cn other@example.cn',
  'LM <limin@example.cn>',
  'limin',
  '@example.cn',
  'a@b@example.cn',
  '',
])('writes to nobody when the recipient is %j', async (to) => {
  await start();
  await expect(mailer.send({ ...letter, to }, 'k1')).rejects.toThrow('no mail address');
  expect(server.letters).toEqual([]);
});

it.each(['主题\r\nBcc: all@example.cn', '主题\n\n<h1>', '主题\u0000', '主题\u0085'])(
  'makes one line of the subject %j',
  async (subject) => {
    await start();
    await mailer.send({ ...letter, subject }, 'k1');
    expect(server.letters).toHaveLength(1);
    expect(server.letters[0]?.mail.subject).toMatch(/^主题[^\p{Cc}]*$/u);
    expect(server.letters[0]?.recipients).toEqual([letter.to]);
  },
);

it('cannot be made to read files or addresses', async () => {
  await start();
  const sneaky = { ...letter, text: 'x', attachments: [{ path: '/etc/hostname' }] };
  await mailer.send(sneaky, 'k1');
  expect(server.letters[0]?.mail.attachments).toEqual([]);
});

it('tells codes and not what the server says about the recipient', async () => {
  await start({ refuseRecipient: 550 });
  const error = await mailer.send(letter, 'k1').catch((failure: Error) => failure);
  expect(error).toEqual(new Error('mail not taken by the server: 550 EENVELOPE'));
  expect((error as Error).cause).toBeUndefined();
});

it('says why the server was not reached, and reaches it again', async () => {
  await start();
  await server.stop();
  await expect(mailer.send(letter, 'k1')).rejects.toThrow('ECONNREFUSED');
  server = await startTestSmtpServer({ port: server.port });
  await mailer.send(letter, 'k1');
  expect(server.letters).toHaveLength(1);
});

it('sends no password without encryption to another machine', async () => {
  await start();
  const said: string[] = [];
  const plain = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      said.push(data.toString());
      socket.write(said.length === 1 ? '250-plain\r\n250 AUTH PLAIN\r\n' : '502 unknown command\r\n');
    });
    socket.write('220 plain\r\n');
  });
  await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
  const { port } = plain.address() as AddressInfo;
  // An address of this machine that does not look like one.
  const smtpUrl = `smtp://shop:geheim@0.0.0.0:${port}`;
  const foreign = openMailer({ smtpUrl, from: 'a@shop.test', letterHead: { sender: 'x', supportPhone: '1' } });
  await expect(foreign.send(letter, 'k1')).rejects.toThrow('mail not taken');
  foreign.close();
  await new Promise((resolve) => plain.close(resolve));
  expect(said.map((line) => line.split(/\s/)[0])).toEqual(['EHLO', 'STARTTLS']);
});
