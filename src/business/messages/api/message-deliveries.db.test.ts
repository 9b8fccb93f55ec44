import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildMember } from '#tests/factories/build-member.ts';
import { messageWorld, TRIAL } from '#tests/factories/message-world.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { carryOwn } from './carry-deliveries.ts';
import { carryToGroups } from './carry-to-groups.ts';

const w = messageWorld();
const { addRobot, carry, deliveries, rowsOf, spread, tell } = w;

const buildOperator = async () => {
  const { rows } = await w.shop.db.owner.execute<{ id: string }>(
    sql`insert into firms (customer_code, name, short_name, firm_type) values (${`OP${nextNumber()}`}, '商城', '商城', 'operator') returning id`,
  );
  return { firmId: BigInt(rows[0]?.id ?? 0) };
};

describe('a way that is shut', () => {
  const HOUR = 3_600_000;

  it('for an hour loses nothing', async () => {
    await tell();
    await spread();
    w.failing = new Error('mail not taken by the server: ECONNREFUSED');
    for (let n = 0; n < 16; n += 1) {
      await carry();
      await rowsOf('update message_deliveries set due_at = now()');
    }
    expect(await deliveries()).toEqual([{ channel: 'mail', status: 'waiting', attempts: 16 }]);
    w.failing = null;
    await carry();
    expect(w.letters).toHaveLength(1);
    expect(await deliveries()).toMatchObject([{ status: 'sent' }]);
  });

  it('that does not say what it took is asked once more under the same key', async () => {
    await tell();
    await spread();
    const tools = w.tools();
    const keys: (string | undefined)[] = [];
    const send: typeof tools.mailer.send = async (_, key) => {
      keys.push(key);
      if (keys.length === 1) throw new Error('not reached: ECONNRESET');
    };
    const mailer = { ...tools.mailer, send };
    await carryOwn({ ...tools, mailer }, 'mail');
    await rowsOf('update message_deliveries set due_at = now()');
    await carryOwn({ ...tools, mailer }, 'mail');
    expect(keys).toEqual([expect.stringMatching(/./), keys[0]]);
  });

  it('for a day is given up, told to the desk, and may be tried once more', async () => {
    await tell();
    await spread();
    w.failing = new Error('mail not taken by the server: ECONNREFUSED');
    await carry();
    await rowsOf('update message_deliveries set due_at = now()');
    await carry(() => new Date(Date.now() + 25 * HOUR));
    const staff = await buildMember(w.shop.db.owner, {
      firm: await buildOperator(),
      permissions: ['DESK_MONITORING'],
    });
    const desk = await w.shop.post('/news-center/desk/deliveries', {}, { token: staff.token });
    expect(desk.body.data).toMatchObject({ total: 1, list: [{ channelName: '邮件', statusName: '发送失败' }] });
    w.failing = null;
    const ids = desk.body.data.list.map(({ id }: { id: string }) => id);
    const again = await w.shop.post('/news-center/desk/repeat', { ids }, { token: staff.token });
    expect(again.body.data).toEqual({ repeated: 1 });
    await carry();
    expect(w.letters).toHaveLength(1);
  });

  it('is tried by somebody else when the process that tried is killed', async () => {
    await tell();
    await spread();
    let begun = () => {};
    const trying = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const killed = { ...w.tools(), mailer: { send: () => new Promise<void>(() => begun()), close: () => undefined } };
    void carryOwn(killed, 'mail');
    await trying;
    await carry();
    expect(w.letters).toEqual([]);
    await rowsOf(`update message_deliveries set due_at = due_at - interval '3 minutes'`);
    await carry();
    expect(w.letters).toHaveLength(1);
  });
});

describe('groups', () => {
  it('are written to once for each telling, in one text for what waits, with PO number and link', async () => {
    await addRobot(['trial.news']);
    await tell({ key: 'a', to: [w.anna.userId, w.ben.userId] });
    await tell({ key: 'b', title: '订单 DD2 已发货' });
    await spread();
    await spread();
    await carry();
    expect(w.groups).toHaveLength(1);
    expect(w.groups[0]?.text.split('——')).toHaveLength(2);
    expect(w.groups[0]?.text).toContain('PO 号：PO-7\nhttps://shop.test/user/order.html?no=DD1');
  });

  it('hear once of what several people are told under keys of their own', async () => {
    await addRobot(['trial.news']);
    await tell({ key: 'task 1', groupKey: 'order 7' });
    await tell({ key: 'task 2', groupKey: 'order 7', to: [w.ben.userId] });
    await spread();
    await carry();
    expect(w.letters).toHaveLength(2);
    expect(w.groups).toHaveLength(1);
    expect(w.groups[0]?.text).not.toContain('——');
  });

  it('that answer 500 are tried again under the same key, and say so on their page', async () => {
    await addRobot(['trial.news']);
    await tell();
    await spread();
    w.failing = new Error('answered 500');
    await carryToGroups(w.tools());
    const answer = await w.shop.get('/news-center/company/robots', { token: w.anna.token });
    expect(answer.body.data.list).toMatchObject([{ problem: '平台返回 500，请核对地址', lastOkAt: null }]);
    w.failing = null;
    await rowsOf('update message_deliveries set due_at = now()');
    await carryToGroups(w.tools());
    expect(w.groups).toHaveLength(1);
  });

  it('whose answer nobody knows hear the same once more, and what is new under a key of its own', async () => {
    await addRobot(['trial.news']);
    await tell({ title: '一' });
    await tell({ title: '二' });
    await spread();
    const tools = w.tools();
    const heard: { text: string; key: string }[] = [];
    let silent = true;
    const send: typeof tools.robots.send = async (_, text, key) => {
      heard.push({ text, key });
      if (silent) throw new Error('not reached: ECONNRESET');
    };
    await carryToGroups({ ...tools, robots: { send } });
    await tell({ title: '三' });
    await spread();
    silent = false;
    await rowsOf('update message_deliveries set due_at = now()');
    await carryToGroups({ ...tools, robots: { send } });
    const [first, again, fresh, ...more] = heard;
    expect(more).toEqual([]);
    expect(again).toEqual(first);
    expect(first?.text).toMatch(/一[^]*二/);
    expect(fresh?.text).toContain('三');
    expect(fresh?.text).not.toContain('二');
    expect(fresh?.key).not.toBe(first?.key);
  });

  it('get no more than twenty texts a minute', async () => {
    const robot = await addRobot(['trial.news']);
    await tell();
    await spread();
    await w.shop.db.owner.execute(sql`insert into message_deliveries (firm_id, robot_id, channel, event, key, sealed, status, sent_at)
      select ${w.anna.firmId}, ${robot}, 'robot', 'trial.news', 'k' || n, '', 'waiting', now() - n * interval '1 second' from generate_series(1, 20) n`);
    await rowsOf(`update message_deliveries set status = 'sent' where sealed = ''`);
    await carryToGroups(w.tools());
    expect(w.groups).toEqual([]);
    await rowsOf(`update message_deliveries set sent_at = sent_at - interval '1 minute', due_at = now()`);
    await carryToGroups(w.tools());
    expect(w.groups).toHaveLength(1);
  });

  it('that are gone get nothing', async () => {
    await addRobot(['trial.news']);
    await tell();
    await spread();
    await rowsOf('delete from message_robots');
    await carry();
    expect(w.groups).toEqual([]);
    expect(await deliveries()).toContainEqual({ channel: 'robot', status: 'dropped', attempts: 1 });
  });

  it('that were switched off get nothing: neither what is new nor what waited', async () => {
    await addRobot(['trial.news']);
    await tell({ key: 'waited' });
    await spread();
    await rowsOf('update message_robots set active = false');
    await tell({ key: 'new' });
    await spread();
    await carry();
    expect(w.groups).toEqual([]);
    const robots = (await deliveries()).filter(({ channel }) => channel === 'robot');
    expect(robots).toEqual([{ channel: 'robot', status: 'dropped', attempts: 1 }]);

    // Switched on once more they hear what comes from then on, and nothing of what was left out.
    await rowsOf('update message_robots set active = true');
    await tell({ key: 'later', title: '订单 DD9 已发货' });
    await spread();
    await carry();
    expect(w.groups.map(({ text }) => text)).toEqual([expect.stringMatching(/^订单 DD9 已发货/)]);
  });

  it('that are switched off while a platform is away are not written to when it is back', async () => {
    await addRobot(['trial.news']);
    await tell();
    await spread();
    w.failing = new Error('answered 500');
    await carryToGroups(w.tools());
    w.failing = null;
    await rowsOf('update message_robots set active = false');
    await rowsOf('update message_deliveries set due_at = now()');
    await carryToGroups(w.tools());
    expect(w.groups).toEqual([]);
    expect(await deliveries()).toContainEqual({ channel: 'robot', status: 'dropped', attempts: 2 });
  });
});

describe('a mail that has nowhere to go', () => {
  const letter = { subject: '请审批 DD1', text: '打开 https://shop.test/email-approval?code=TOKEN' };
  const withoutMail = () => w.setContact(w.anna, { email: null });

  it('goes by text message where it binds: its title, and nothing that opens anything', async () => {
    await withoutMail();
    await tell({ event: TRIAL.asked, letter });
    await spread();
    await carry();
    expect(w.texts.map(({ message }) => message)).toMatchObject([
      { template: 'message', params: { title: '请审批 DD1' }, text: '请审批 DD1。详情请登录查看消息。' },
    ]);
    expect(JSON.stringify(w.texts)).not.toContain('TOKEN');
    expect(await deliveries()).toEqual([
      { channel: 'mail', status: 'dropped', attempts: 1 },
      { channel: 'sms', status: 'sent', attempts: 1 },
    ]);
  });

  it('goes so once, whoever tries the mail again', async () => {
    await withoutMail();
    await tell({ event: TRIAL.asked });
    await spread();
    await carryOwn(w.tools(), 'mail');
    // As a process leaves it that is killed before it has written down what became of the mail.
    await rowsOf(`delete from message_deliveries where channel = 'mail'`);
    await rowsOf(`insert into message_deliveries (firm_id, user_id, message_id, channel, event, key, sealed, status)
      select firm_id, user_id, message_id, 'mail', event, regexp_replace(key, '-s$', ''), sealed, 'waiting' from message_deliveries`);
    await carry();
    expect(w.texts).toHaveLength(1);
    expect(await deliveries()).toHaveLength(2);
  });

  it.each([
    ['does not bind', TRIAL.news, {}],
    ['has no phone number either', TRIAL.asked, { phoneNumber: null }],
  ])('goes nowhere where it %s', async (_, event, contact) => {
    await w.setContact(w.anna, { email: null, ...contact });
    await tell({ event });
    await spread();
    await carry();
    expect([w.letters, w.texts]).toEqual([[], []]);
    expect(await deliveries()).toEqual([{ channel: 'mail', status: 'dropped', attempts: 1 }]);
    expect((await w.ownList(w.anna)).list).toHaveLength(1);
  });

  it('stays a mail while its server is away: a text message takes the place of an address, not of a try', async () => {
    await tell({ event: TRIAL.asked });
    await spread();
    w.failing = new Error('mail not taken by the server: ECONNREFUSED');
    await carryOwn(w.tools(), 'mail');
    w.failing = null;
    await carry();
    expect(w.texts).toEqual([]);
    expect(await deliveries()).toEqual([{ channel: 'mail', status: 'waiting', attempts: 1 }]);
  });
});
