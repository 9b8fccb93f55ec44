import { describe, expect, it } from 'vitest';
import { messageWorld, ORIGIN, SECRET, TRIAL } from '#tests/factories/message-world.ts';
import { removeOldMessages, sendDigests } from './message-jobs.ts';

const w = messageWorld();
const { carry, ownList, rowsOf, spread, tell } = w;

describe('times', () => {
  const habits = (words: string) =>
    rowsOf(`insert into message_habits (firm_id, user_id, quiet_from, quiet_to, digest, digest_hour, digest_day, digested_on)
      values (${w.anna.firmId}, ${w.anna.userId}, ${words})`);

  it('of quiet hold mail back until they end, but not what is about security', async () => {
    await habits(`0, 1439, 'none', 8, 1, null`);
    await tell();
    await tell({ event: TRIAL.robbed });
    await spread();
    await carry();
    expect(w.letters).toHaveLength(1);
    expect((await ownList(w.anna)).list).toHaveLength(2);
  });

  it('of a digest gather news that was not read yet into one mail', async () => {
    await habits(`null, null, 'daily', 0, 1, '2026-01-01'`);
    await tell({ key: 'a', title: '订单 DD1 已发货' });
    await tell({ key: 'b', title: '订单 DD2 已发货' });
    await tell({ key: 'c', title: '订单 DD3 已发货' });
    await tell({ event: TRIAL.asked, title: '请审批' });
    await spread();
    await carry();
    expect(w.letters.map(({ message }) => message.subject)).toEqual(['请审批']);
    const read = (await ownList(w.anna, { keyword: 'DD2' })).list[0];
    await w.shop.post('/news-center/message/read', { ids: [read.id] }, { token: w.anna.token });
    const work = { database: w.shop.db.app, secret: SECRET, origin: ORIGIN };
    expect(await Promise.all([sendDigests(work), sendDigests(work)])).toContain(1);
    await sendDigests(work);
    await carry();
    expect(w.letters).toHaveLength(2);
    const digest = w.letters[1]?.message;
    expect(digest?.subject).toBe('消息汇总：2 条未读通知');
    expect(digest?.text).toContain('DD1');
    expect(digest?.text).not.toContain('DD2');
  });

  it('end: what has been kept long enough goes', async () => {
    await tell({ event: TRIAL.quiet, key: 'old' });
    await spread(() => new Date(Date.now() - 2 * 86_400_000));
    await tell();
    await spread();
    await removeOldMessages({ database: w.shop.db.app });
    expect((await ownList(w.anna)).list).toMatchObject([{ event: 'trial.news' }]);
  });
});
