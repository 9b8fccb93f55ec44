import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { buildMember } from '#tests/factories/build-member.ts';
import { messageWorld, TRIAL } from '#tests/factories/message-world.ts';

const w = messageWorld();
const { addRobot, carry, deliveries, ownList, rowsOf, setContact, spread, tell } = w;

describe('what is told', () => {
  it('reaches each person once, by the ways of the event, with the PO number', async () => {
    await tell({ to: [w.anna.userId, w.ben.userId, w.anna.userId] });
    await spread();
    await carry();
    expect(w.letters.map(({ message }) => message.subject)).toEqual(['订单 DD1 已发货', '订单 DD1 已发货']);
    expect(w.letters[0]?.message.text).toContain('PO 号：PO-7');
    expect(w.letters[0]?.message.text).toContain('https://shop.test/user/order.html?no=DD1');
    const { list } = await ownList(w.anna);
    expect(list).toMatchObject([{ title: '订单 DD1 已发货', poNumber: 'PO-7', kindName: '通知', readAt: null }]);
  });

  it('is told once, however often it is said, and whoever carries it out twice', async () => {
    for (let n = 0; n < 3; n += 1) await tell({ key: 'same' });
    await Promise.all([spread(), spread()]);
    await rowsOf('update outbox set done_at = null');
    await Promise.all([spread(), spread(), spread()]);
    await Promise.all([carry(), carry(), carry()]);
    expect(w.letters).toHaveLength(1);
    expect((await ownList(w.anna)).list).toHaveLength(1);
  });

  it('is the reader’s alone: neither a colleague nor another company sees or reads it', async () => {
    await tell();
    await spread();
    const [message] = (await ownList(w.anna)).list;
    const stranger = await buildMember(w.shop.db.owner);
    for (const other of [w.ben, stranger]) {
      expect((await ownList(other)).list).toEqual([]);
      const answer = await w.shop.post('/news-center/message/read', { ids: [message.id] }, { token: other.token });
      expect(answer.body.data).toMatchObject({ total: 0, newestId: null });
    }
    expect((await ownList(w.anna)).list[0].readAt).toBeNull();
  });

  it('lies unreadable in the database while it waits', async () => {
    await tell({ letter: { subject: '请审批', text: '打开 https://shop.test/email-approval?code=TOKEN' } });
    await spread();
    const rows = JSON.stringify([
      await rowsOf('select payload from outbox'),
      await rowsOf('select sealed from message_deliveries'),
    ]);
    expect(rows).not.toContain('TOKEN');
    await carry();
    expect(w.letters[0]?.message.text).toContain('TOKEN');
    expect(JSON.stringify(await ownList(w.anna))).not.toContain('TOKEN');
  });

  it('of no company is shown in each of a person’s', async () => {
    await tell({ event: TRIAL.robbed, firmId: null });
    await spread();
    expect((await ownList(w.anna)).list).toHaveLength(1);
  });
});

describe('ways', () => {
  it('are those the person wants; 站内 can be left out, too', async () => {
    const save = (channels: string[], code = 'trial.news') =>
      w.shop.db.owner.execute(sql`insert into message_preferences (firm_id, user_id, event, channels)
        values (${w.anna.firmId}, ${w.anna.userId}, ${code}, ${sql.param(channels)}::text[])`);
    await save([]);
    await save([], 'trial.asked');
    await tell();
    await tell({ event: TRIAL.asked });
    await spread();
    await carry();
    // What binds keeps the inbox and one way beside it.
    expect((await ownList(w.anna)).list.map(({ event }: { event: string }) => event)).toEqual(['trial.asked']);
    expect(w.letters).toHaveLength(1);
  });

  it('are none where the company keeps an event in, but for what binds', async () => {
    await w.shop.db.owner.execute(sql`insert into firm_message_settings (firm_id, event, active, channels)
      values (${w.anna.firmId}, 'trial.news', false, '{}'), (${w.anna.firmId}, 'trial.asked', false, '{}')`);
    await addRobot(['trial.news']);
    await tell();
    await tell({ event: TRIAL.asked });
    await spread();
    expect(await deliveries()).toEqual([{ channel: 'mail', status: 'waiting', attempts: 0 }]);
  });

  it('lead to a phone where what binds finds no mail address, and to nobody who has left', async () => {
    await setContact(w.anna, { email: null });
    await tell({ event: TRIAL.asked, to: [w.anna.userId, w.ben.userId] });
    await rowsOf(`update memberships set status = 0, left_at = now() where id = ${w.ben.memberId}`);
    await spread();
    await carry();
    expect(w.letters).toEqual([]);
    expect(w.texts.map(({ message }) => message.text)).toEqual(['订单 DD1 已发货。详情请登录查看消息。']);
  });
});
