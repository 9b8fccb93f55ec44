import { writeAudit } from '#platform/api/audit.ts';
import type { SignedInCaller } from '#platform/api/caller.ts';
import type { Db } from '#platform/api/database.ts';
import { refuse } from '#platform/api/refuse.ts';
import { robotErrors } from '../contract/message-errors.ts';
import type { RobotInput } from '../contract/message-settings-schemas.ts';
import { ROBOT_KINDS } from '../contract/message-words.ts';
import { minutesOf } from '../rules/quiet-hours.ts';
import { readRobotAddress } from '../rules/robot-address.ts';
import { openAddress, type RobotAddress, sealAddress } from './robot-sender.ts';
import { countRobots, insertRobot, type RobotRow, updateRobot } from './setting-repo.ts';

/** Robots of one company. */
const MOST_ROBOTS = 10;

interface Keeping {
  secret: Buffer;
  gateways: readonly string[];
}

/** Address and secret as they are to be kept: what is not given stays, as long as it fits the platform. */
function addressOf({ secret, gateways }: Keeping, before: RobotRow | null, input: RobotInput) {
  const kept: RobotAddress = before ? openAddress(before.sealed, secret) : { url: '', secret: '' };
  const url = readRobotAddress(input.kind, input.url ?? kept.url, gateways);
  if (!url) throw refuse(robotErrors, 'ROBOT_ADDRESS');
  // Another address must not be spoken to with the secret of the former one.
  const moved = input.url !== undefined && input.url !== kept.url;
  return { url, sign: input.secret ?? (moved ? '' : kept.secret) };
}

/** Writes a new robot of the company, or changes one. */
export async function saveRobot(
  db: Db,
  caller: SignedInCaller,
  keeping: Keeping,
  { before, input }: { before: RobotRow | null; input: RobotInput },
): Promise<void> {
  const { url, sign } = addressOf(keeping, before, input);
  const { kind, name, events, active } = input;
  const facts = {
    ...{ kind, name, active, events: [...new Set(events)] },
    host: url.hostname,
    sealed: sealAddress({ url: url.href, secret: sign }, keeping.secret),
    hasSecret: sign !== '',
    quietFrom: input.quietFrom === null ? null : minutesOf(input.quietFrom),
    quietTo: input.quietTo === null ? null : minutesOf(input.quietTo),
    problem: null,
  };
  const after = { name, kind: ROBOT_KINDS[kind], active: active ? '启用' : '停用' };
  if (before) {
    await updateRobot(db, caller.firmId, before.id, facts);
    const objectId = String(before.id);
    const was = { name: before.name, active: before.active ? '启用' : '停用' };
    await writeAudit(db, caller, { action: 'robot.changed', objectType: 'messageRobot', objectId, before: was, after });
    return;
  }
  if ((await countRobots(db, caller.firmId)) >= MOST_ROBOTS) throw refuse(robotErrors, 'ROBOTS_MANY');
  await insertRobot(db, caller.firmId, facts);
  await writeAudit(db, caller, { action: 'robot.added', objectType: 'messageRobot', after });
}
