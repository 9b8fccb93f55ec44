import { writeAudit } from '#platform/api/audit.ts';
import { type SignedInCaller, signedIn } from '#platform/api/caller.ts';
import { type Db, inTransaction } from '#platform/api/database.ts';
import { implementFeature } from '#platform/api/implement-feature.ts';
import { log } from '#platform/api/log.ts';
import { notFound, refuse } from '#platform/api/refuse.ts';
import type { MessageEvent } from '../contract/define-message-events.ts';
import { messageCompanyContract } from '../contract/message-company-contract.ts';
import { companySettingErrors, robotErrors } from '../contract/message-errors.ts';
import type { CompanySettingsInput } from '../contract/message-settings-schemas.ts';
import type { RobotKind } from '../contract/message-words.ts';
import { keepsBinding, ownWays } from '../rules/choose-ways.ts';
import { concerns } from '../rules/event-audience.ts';
import { limitOf, takesLimit } from '../rules/event-limit.ts';
import { noteRobot } from './delivery-repo.ts';
import type { EventList } from './message-events.ts';
import { presentEvent, presentFirmSetting, presentRobot } from './present-settings.ts';
import { openAddress, problemWords, type RobotSender } from './robot-sender.ts';
import { saveRobot } from './save-robot.ts';
import {
  deleteRobot,
  findRobot,
  type RobotRow,
  readFirmSettings,
  readRobots,
  writeFirmSettings,
} from './setting-repo.ts';

const calls = implementFeature(messageCompanyContract);

export interface CompanySettings {
  events: EventList;
  secret: Buffer;
  robots: RobotSender;
  /** Hosts that take words for groups beside the three platforms. */
  gateways: readonly string[];
}

/** Events of customers: the desk is no company's to set. */
const firmEvents = ({ events }: Pick<CompanySettings, 'events'>) =>
  [...events.values()].filter((event) => concerns(event, false));

async function readSettings(db: Db, { firmId }: SignedInCaller, settings: CompanySettings) {
  const said = await readFirmSettings(db, firmId);
  return { events: firmEvents(settings).map((event) => presentFirmSetting(event, said.get(event.code))) };
}

/** A setting in the words of the log: 常购商品涨价：开启，涨幅超过 8%. */
function told(row: { event: string; active: boolean; limitValue: number | null }, event: MessageEvent | undefined) {
  const { limit, label = row.event } = event ?? {};
  const state = `${label}：${row.active ? '开启' : '关闭'}`;
  return limit ? `${state}，${limit.label} ${limitOf(limit, row)}${limit.unit}` : state;
}

async function saveSettings(db: Db, caller: SignedInCaller, settings: CompanySettings, input: CompanySettingsInput) {
  const known = new Map(firmEvents(settings).map((event) => [event.code, event]));
  const rows = input.events.map(({ code, on, channels, limit }) => {
    const event = known.get(code);
    if (!event) throw refuse(companySettingErrors, 'MESSAGE_EVENT_UNKNOWN');
    const kept = ownWays(event).filter((way) => channels.includes(way));
    if (event.binding && (!on || !keepsBinding(event, kept)))
      throw refuse(companySettingErrors, 'MESSAGE_EVENT_LOCKED');
    if (!takesLimit(event.limit, limit)) throw refuse(companySettingErrors, 'MESSAGE_LIMIT_REFUSED');
    return { event: code, active: on, channels: kept, limitValue: limit ?? null };
  });
  await writeFirmSettings(db, caller.firmId, rows);
  const events = rows.map((row) => told(row, known.get(row.event)));
  await writeAudit(db, caller, { action: 'message.settings', objectType: 'messages', after: { events } });
}

async function readRobotList(db: Db, { firmId }: SignedInCaller, settings: CompanySettings) {
  const told = firmEvents(settings).filter(({ channels }) => channels.includes('robot'));
  return { list: (await readRobots(db, firmId)).map(presentRobot), events: told.map(presentEvent) };
}

async function mustFind(db: Db, { firmId }: SignedInCaller, id: string): Promise<RobotRow> {
  const row = await findRobot(db, firmId, BigInt(id));
  if (!row) throw notFound('群机器人');
  return row;
}

const TEST_TEXT = '这是一条测试消息：群机器人已连接 MRO采购系统。';

/** Writes a test into the group, and says what came of it. */
async function tryRobot({ robots, secret }: CompanySettings, { id, kind, sealed }: RobotRow): Promise<string | null> {
  const address = openAddress(sealed, secret);
  const key = `test-${id}-${Date.now()}`;
  try {
    await robots.send({ ...address, kind: kind as RobotKind }, TEST_TEXT, key);
    return null;
  } catch (err) {
    log.warn({ err, robot: String(id) }, 'robot not reached');
    return problemWords(err);
  }
}

/** Calls by which a company says what it lets out, and where to. */
export function createMessageCompanyHandlers(settings: CompanySettings) {
  return {
    settings: calls.settings.handler(({ context: { db, caller } }) => readSettings(db, signedIn(caller), settings)),
    saveSettings: calls.saveSettings.handler(async ({ input, context: { db, caller } }) => {
      await saveSettings(db, signedIn(caller), settings, input);
      return readSettings(db, signedIn(caller), settings);
    }),
    robots: calls.robots.handler(({ context: { db, caller } }) => readRobotList(db, signedIn(caller), settings)),
    saveRobot: calls.saveRobot.handler(async ({ input, context: { db, caller } }) => {
      const own = signedIn(caller);
      const before = input.id === undefined ? null : await mustFind(db, own, input.id);
      const taken = firmEvents(settings).filter(({ channels }) => channels.includes('robot'));
      if (!input.events.every((code) => taken.some((event) => event.code === code))) {
        throw refuse(robotErrors, 'MESSAGE_EVENT_UNKNOWN');
      }
      await saveRobot(db, own, settings, { before, input });
      return readRobotList(db, own, settings);
    }),
    removeRobot: calls.removeRobot.handler(async ({ input, context: { db, caller } }) => {
      const own = signedIn(caller);
      const { id, name } = await mustFind(db, own, input.id);
      await deleteRobot(db, own.firmId, id);
      const event = {
        action: 'robot.removed',
        objectType: 'messageRobot',
        objectId: String(id),
        before: { name },
      } as const;
      await writeAudit(db, own, event);
      return readRobotList(db, own, settings);
    }),
    testRobot: calls.testRobot.handler(async ({ input, context: { database, caller } }) => {
      const own = signedIn(caller);
      const robot = await inTransaction(database, own, 'read', (db) => mustFind(db, own, input.id));
      const problem = await tryRobot(settings, robot);
      await inTransaction(database, own, 'write', async (db) => {
        await noteRobot(db, robot.id, problem);
        const after = { name: robot.name, result: problem ?? '成功' };
        await writeAudit(db, own, {
          action: 'robot.tested',
          objectType: 'messageRobot',
          objectId: String(robot.id),
          after,
        });
      });
      return { ok: problem === null, problem };
    }),
  };
}
