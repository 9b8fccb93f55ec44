import { log } from '#platform/api/log.ts';
import type { RobotKind } from '../contract/message-words.ts';
import { MOST_MERGED, MOST_PER_MINUTE, mergeTexts } from '../rules/robot-address.ts';
import { asWorker, type CarryTools, inTurn, NobodyThere, settleFailure } from './carry-deliveries.ts';
import { openContent } from './delivery-content.ts';
import {
  countRecent,
  type DeliveryRow,
  noteRobot,
  putBack,
  readActiveRobot,
  settle,
  takeDue,
  takeMore,
} from './delivery-repo.ts';
import { openAddress, problemWords } from './robot-sender.ts';

/** Until a group may be written to once more, in seconds. */
const PAUSE = 20;

/** What waits for the same group, as one text; null where the group has enough for this minute. */
async function takeForGroup(tools: CarryTools): Promise<DeliveryRow[] | null> {
  return asWorker(tools, async (db) => {
    const first = await takeDue(db, 'robot');
    if (!first) return null;
    const rows = [first, ...(await takeMore(db, first, MOST_MERGED - 1))];
    if ((await countRecent(db, first.robotId ?? 0n)) < MOST_PER_MINUTE) return rows;
    await putBack(
      db,
      rows.map(({ id }) => id),
      PAUSE,
    );
    return [];
  });
}

async function sendToGroup(tools: CarryTools, robotId: bigint, rows: readonly DeliveryRow[]): Promise<void> {
  const robot = await asWorker(tools, (db) => readActiveRobot(db, robotId));
  if (!robot) throw new NobodyThere('the robot is gone');
  const texts = rows.map(({ sealed }) => openContent(sealed, tools.secret));
  const text = mergeTexts(texts.map((content) => (content.kind === 'robot' ? content.text : '')));
  const address = openAddress(robot.sealed, tools.secret);
  await tools.robots.send({ ...address, kind: robot.kind as RobotKind }, text, rows[0]?.key ?? '');
}

async function carryNext(tools: CarryTools): Promise<boolean> {
  const rows = await takeForGroup(tools);
  const [first] = rows ?? [];
  if (!rows || !first) return rows !== null;
  const { robotId } = first;
  if (robotId === null) return true;
  const ids = rows.map(({ id }) => id);
  try {
    await sendToGroup(tools, robotId, rows);
    await asWorker(tools, async (db) => {
      await settle(db, ids, { status: 'sent' });
      await noteRobot(db, robotId, null);
    });
    log.info({ robot: String(robotId), messages: rows.length }, 'group told');
  } catch (error) {
    await settleFailure(tools, rows, error);
    if (!(error instanceof NobodyThere)) await asWorker(tools, (db) => noteRobot(db, robotId, problemWords(error)));
  }
  return true;
}

/** Carries what is due into groups, each at most twenty times a minute, and what waits together as one. */
export const carryToGroups = (tools: CarryTools): Promise<number> => inTurn(() => carryNext(tools));
