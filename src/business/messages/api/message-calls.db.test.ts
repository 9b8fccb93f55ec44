import { describe, expect, it } from 'vitest';
import { buildMember } from '#tests/factories/build-member.ts';
import { messageWorld, TRIAL } from '#tests/factories/message-world.ts';

const w = messageWorld();
const { ownList, spread, tell } = w;

describe('calls', () => {
  it('list by kind, group, unread, words and PO number, page by page', async () => {
    for (let n = 1; n <= 5; n += 1) await tell({ key: `n${n}`, title: `订单 DD${n} 已发货`, poNumber: `PO-${n}` });
    await tell({ event: TRIAL.asked, title: '请审批 DD9' });
    await spread();
    const first = await ownList(w.anna, { pageSize: 4 });
    const second = await ownList(w.anna, { pageSize: 4, after: first.next });
    const titles = [...first.list, ...second.list].map(({ title }: { title: string }) => title);
    expect(new Set(titles).size).toBe(6);
    expect(second.next).toBeNull();
    expect((await ownList(w.anna, { kind: 'todo' })).list).toMatchObject([{ title: '请审批 DD9' }]);
    expect((await ownList(w.anna, { keyword: 'PO-3' })).list).toMatchObject([{ title: '订单 DD3 已发货' }]);
    expect((await ownList(w.anna, { keyword: '%' })).list).toEqual([]);
  });

  it('mark all as read up to what the page shows, and count what is left', async () => {
    await tell({ key: 'a' });
    await spread();
    const { list } = await ownList(w.anna);
    await tell({ key: 'b' });
    await tell({ event: TRIAL.asked });
    await spread();
    const upTo = list[0].id;
    const answer = await w.shop.post('/news-center/message/readAll', { upTo }, { token: w.anna.token });
    expect(answer.body.data).toMatchObject({ todo: 1, notice: 1, alert: 0, total: 2 });
    const rest = await w.shop.post('/news-center/message/readAll', { kind: 'notice' }, { token: w.anna.token });
    expect(rest.body.data).toMatchObject({ todo: 1, notice: 0, total: 1 });
    expect((await ownList(w.anna, { unread: true })).list).toHaveLength(1);
  });

  it('count what waits by the lists themselves', async () => {
    const answer = await w.shop.get('/news-center/message/counts', { token: w.anna.token });
    expect(answer.body.data.todoTotal).toBe(0);
    expect(answer.body.data.todos).toContainEqual({
      code: 'approvals',
      label: '待我审批',
      count: 0,
      href: '/user/transaction/approval.html',
    });
  });

  it('keep what a person wants, and refuse to leave what binds without a way', async () => {
    const habits = { quietFrom: '22:00', quietTo: '07:30', digest: 'weekly', digestHour: 9, digestDay: 5 };
    const save = (events: object[]) =>
      w.shop.post('/news-center/message/savePreferences', { habits, events }, { token: w.anna.token });
    const saved = await save([{ code: 'parcel.shipped', channels: ['mail'] }]);
    expect(saved.body.data.habits).toEqual(habits);
    expect(saved.body.data.contacts.mail).toContain('**@');
    const shipped = saved.body.data.events.find(({ code }: { code: string }) => code === 'parcel.shipped');
    expect(shipped.channels).toMatchObject([
      { channel: 'inbox', on: false },
      { channel: 'mail', on: true, locked: false },
    ]);
    expect((await save([{ code: 'approval.asked', channels: ['inbox'] }])).body.error).toBe('MESSAGE_EVENT_LOCKED');
    expect((await save([{ code: 'no.such', channels: [] }])).body.error).toBe('MESSAGE_EVENT_UNKNOWN');
  });

  it('keep what a company lets out; what it keeps in is not offered to its people', async () => {
    const save = (events: object[], token = w.anna.token) =>
      w.shop.post('/news-center/company/saveSettings', { events }, { token });
    await save([{ code: 'parcel.shipped', on: false, channels: [] }]);
    const { body } = await w.shop.get('/news-center/message/preferences', { token: w.ben.token });
    expect(body.data.events.map(({ code }: { code: string }) => code)).not.toContain('parcel.shipped');
    expect((await save([{ code: 'account.newDevice', on: false, channels: [] }])).body.error).toBe(
      'MESSAGE_EVENT_LOCKED',
    );
    const clerk = await buildMember(w.shop.db.owner, { firm: w.anna, permissions: ['ORDER_ADD'] });
    expect((await save([], clerk.token)).status).toBe(403);
  });

  it('keep from where on a company wants an event told, within its bounds and where there is such a number', async () => {
    const read = async () => {
      const { body } = await w.shop.get('/news-center/company/settings', { token: w.anna.token });
      return body.data.events.find(({ code }: { code: string }) => code === 'goods.priceUp').limit;
    };
    const save = async (code: string, limit?: number) => {
      const events = [{ code, on: true, channels: ['inbox'], ...(limit !== undefined && { limit }) }];
      return (await w.shop.post('/news-center/company/saveSettings', { events }, { token: w.anna.token })).body.error;
    };
    expect(await read()).toEqual({ label: '涨幅超过', unit: '%', least: 1, most: 50, value: 5 });
    expect(await save('goods.priceUp', 51)).toBe('MESSAGE_LIMIT_REFUSED');
    expect(await save('parcel.shipped', 5)).toBe('MESSAGE_LIMIT_REFUSED');
    expect(await save('goods.priceUp', 8)).toBeUndefined();
    expect((await read()).value).toBe(8);
    expect(await save('goods.priceUp')).toBeUndefined();
    expect((await read()).value).toBe(5);
  });

  it('keep robots whose address nobody sees again, and refuse addresses of anything else', async () => {
    const robot = {
      kind: 'wecom',
      name: '采购群',
      events: ['parcel.shipped'],
      quietFrom: null,
      quietTo: null,
      active: true,
    };
    const save = (more: object) =>
      w.shop.post('/news-center/company/saveRobot', { ...robot, ...more }, { token: w.anna.token });
    const url = 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=geheim';
    const saved = await save({ url });
    expect(saved.body.data.list).toMatchObject([{ host: 'qyapi.weixin.qq.com', hasSecret: false }]);
    expect(JSON.stringify(saved.body)).not.toContain('geheim');
    const [{ id }] = saved.body.data.list;
    expect((await save({ id, name: '另一个群' })).body.data.list).toMatchObject([{ name: '另一个群' }]);
    const signed = await save({ id, secret: 'SEC1' });
    expect(signed.body.data.list).toMatchObject([{ hasSecret: true }]);
    expect((await save({ id, url })).body.data.list).toMatchObject([{ hasSecret: true }]);
    // Whoever moves it elsewhere would have it sign for him.
    expect((await save({ id, url: `${url}2` })).body.data.list).toMatchObject([{ hasSecret: false }]);
    for (const bad of [
      'http://qyapi.weixin.qq.com/cgi-bin/webhook/send',
      'https://127.0.0.1/cgi-bin/webhook/send',
      'x',
      '',
    ]) {
      expect((await save({ url: bad })).body.error).toBe('ROBOT_ADDRESS');
    }
    const tried = await w.shop.post('/news-center/company/testRobot', { id }, { token: w.anna.token });
    expect(tried.body.data).toEqual({ ok: true, problem: null });
  });

  it('try a robot ten times a minute, whatever else is asked meanwhile', async () => {
    const robot = {
      kind: 'wecom',
      name: '群',
      events: ['parcel.shipped'],
      quietFrom: null,
      quietTo: null,
      active: true,
    };
    const url = 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=1';
    const { token } = w.anna;
    const saved = await w.shop.post('/news-center/company/saveRobot', { ...robot, url }, { token });
    const [{ id }] = saved.body.data.list;
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await w.shop.post('/news-center/company/testRobot', { id }, { token })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
    expect((await w.shop.get('/news-center/company/robots', { token })).status).toBe(200);
  });
});
