import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type CarryTools, carryOwn } from '#business/messages/api/carry-deliveries.ts';
import { carryToGroups } from '#business/messages/api/carry-to-groups.ts';
import { listEvents } from '#business/messages/api/message-events.ts';
import { sealAddress } from '#business/messages/api/robot-sender.ts';
import { tellEffects } from '#business/messages/api/spread-telling.ts';
import { createTeller, type Telling } from '#business/messages/api/teller.ts';
import { defineMessageEvents } from '#business/messages/contract/define-message-events.ts';
import { users } from '#features/access/api/access-tables.ts';
import { findContact, findHolders } from '#features/access/api/public.ts';
import { inTransaction } from '#platform/api/database.ts';
import type { MailMessage, SmsMessage } from '#platform/api/messages.ts';
import { deliverEffects } from '#platform/api/outbox-worker.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { buildMember, type TestMember } from './build-member.ts';
import { nextNumber } from './next-number.ts';

export const SECRET = Buffer.alloc(32, 5);
export const ORIGIN = 'https://shop.test';
/** Events of each kind, which no feature declares. */
export const TRIAL = defineMessageEvents('trial', {
  news: { label: '发货', group: 'order', kind: 'notice', channels: ['mail', 'robot'], byDefault: ['mail'] },
  quiet: { label: '签收', group: 'order', kind: 'notice', channels: ['mail'], byDefault: [], keptDays: 1 },
  asked: {
    label: '待审批',
    group: 'approval',
    kind: 'todo',
    channels: ['mail', 'sms', 'robot'],
    byDefault: ['mail'],
    binding: 'approval',
  },
  robbed: {
    label: '新设备',
    group: 'security',
    kind: 'alert',
    channels: ['mail', 'sms'],
    byDefault: ['mail'],
    binding: 'security',
  },
});

/** A shop with two colleagues, and everything on its way to them caught: hooks of the file that asks for it make it anew for each test. */
export function messageWorld() {
  const w = {} as {
    shop: TestShop;
    anna: TestMember;
    ben: TestMember;
    letters: { message: MailMessage; key: string }[];
    texts: { message: SmsMessage; key: string }[];
    groups: { text: string; key: string; url: string }[];
    /** What every way out answers, while it is set. */
    failing: Error | null;
  };
  beforeAll(async () => {
    w.shop = await startTestShop();
  });
  afterAll(() => w.shop.stop());

  const setContact = (person: TestMember, contact: { email?: string | null; phoneNumber?: string | null }) =>
    w.shop.db.owner.update(users).set(contact).where(eq(users.id, person.userId));

  beforeEach(async () => {
    const { owner } = w.shop.db;
    await owner.execute(sql`truncate outbox, messages, message_deliveries, message_habits, message_preferences,
      firm_message_settings, message_robots`);
    w.anna = await buildMember(owner);
    w.ben = await buildMember(owner, { firm: w.anna });
    const phoneNumber = `138${String(nextNumber()).padStart(8, '0')}`;
    await setContact(w.anna, { email: `anna${nextNumber()}@example.cn`, phoneNumber });
    await setContact(w.ben, { email: `ben${nextNumber()}@example.cn` });
    Object.assign(w, { letters: [], texts: [], groups: [], failing: null });
  });

  const take = async <T>(list: T[], one: T) => {
    if (w.failing) throw w.failing;
    list.push(one);
  };
  const tools = (now?: () => Date): CarryTools => ({
    database: w.shop.db.app,
    events: listEvents(Object.values(TRIAL)),
    secret: SECRET,
    findContact,
    mailer: { send: (message, key) => take(w.letters, { message, key }), close: () => undefined },
    carrier: { send: (message, key) => take(w.texts, { message, key }) },
    robots: { send: ({ url }, text, key) => take(w.groups, { text, key, url }) },
    now,
  });

  let told = 0;
  const rowsOf = async (text: string) => (await w.shop.db.owner.execute(sql.raw(text))).rows;
  return Object.assign(w, {
    setContact,
    tools,
    rowsOf,
    /** As a buyer's own request would. */
    tell(more: Partial<Telling> = {}) {
      told += 1;
      const { firmId, userId } = w.anna;
      const telling: Telling = {
        ...{ event: TRIAL.news, firmId, to: [userId], key: `trial:${told}` },
        ...{ title: '订单 DD1 已发货', text: '商品已发出。', href: '/user/order.html?no=DD1', poNumber: 'PO-7' },
        ...more,
      };
      return inTransaction(w.shop.db.app, { firmId, userId }, 'write', (db) => createTeller(SECRET).tell(db, telling));
    },
    spread(now?: () => Date) {
      const { database, events } = tools();
      return deliverEffects(
        database,
        tellEffects({ database, events, secret: SECRET, findHolders, origin: ORIGIN, now }),
      );
    },
    async carry(now?: () => Date) {
      await carryOwn(tools(now), 'mail');
      await carryOwn(tools(now), 'sms');
      await carryToGroups(tools(now));
    },
    deliveries: () => rowsOf('select channel, status, attempts from message_deliveries order by id'),
    ownList: async (person: TestMember, input: object = {}) =>
      (await w.shop.post('/news-center/message/list', input, { token: person.token })).body.data,
    async addRobot(events: readonly string[]) {
      const url = 'https://oapi.dingtalk.com/robot/send?access_token=1';
      const { rows } = await w.shop.db.owner.execute<{ id: string }>(sql`
        insert into message_robots (firm_id, kind, name, host, sealed, has_secret, events, active)
        values (${w.anna.firmId}, 'dingtalk', '群', 'oapi.dingtalk.com', ${sealAddress({ url, secret: '' }, SECRET)}, false,
          ${sql.param([...events])}::text[], true) returning id`);
      return BigInt(rows[0]?.id ?? 0);
    },
  });
}
