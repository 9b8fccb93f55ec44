import type { TestMember } from '#tests/factories/build-member.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import type { FeatureSamples } from '#tests/generated/feature-samples.ts';
import type { TestShop } from '#tests/test-shop.ts';
import { messageRobots } from './message-tables.ts';
import { sealAddress } from './robot-sender.ts';

const UNKNOWN_ROW = '999999999999999999';
const WEBHOOK = 'https://qyapi.weixin.qq.com/cgi-bin/webhook/send?key=11111111-2222-3333-4444-555555555555';

async function buildRobot({ db }: TestShop, { firmId }: TestMember): Promise<string> {
  // Nothing here opens it: the secret of the test's shop is not known.
  const sealed = sealAddress({ url: WEBHOOK, secret: '' }, Buffer.alloc(32));
  const facts = {
    kind: 'wecom',
    host: 'qyapi.weixin.qq.com',
    hasSecret: false,
    events: ['order.confirmed'],
    active: true,
  };
  const [robot] = await db.owner
    .insert(messageRobots)
    .values({ firmId, name: `采购群${nextNumber()}`, sealed, ...facts })
    .returning({ id: messageRobots.id });
  return String(robot?.id);
}

const HABITS = { quietFrom: '22:00', quietTo: '07:30', digest: 'daily', digestHour: 8, digestDay: 1 };
const ROBOT = {
  kind: 'wecom',
  name: '采购群',
  url: WEBHOOK,
  events: ['order.confirmed'],
  quietFrom: null,
  quietTo: null,
  active: true,
};

export const messageSamples: FeatureSamples = {
  objects: { messageRobot: { build: buildRobot, unknown: UNKNOWN_ROW, personal: false } },
  inputs: {
    'messages.savePreferences': () => ({ habits: HABITS, events: [{ code: 'parcel.shipped', channels: ['inbox'] }] }),
    'messageCompany.saveSettings': () => ({
      events: [{ code: 'parcel.shipped', on: true, channels: ['inbox', 'mail'] }],
    }),
    'messageCompany.saveRobot': () => ROBOT,
  },
  notReached: {
    'messageCompany.testRobot': 'wants a robot',
  },
  internalTables: [
    'messages',
    'message_deliveries',
    'message_preferences',
    'message_habits',
    'firm_message_settings',
    'message_robots',
  ],
};
