import type { CarrierSettings } from '#business/carriers/api/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { isActDue, playInspection, type ReturnAct } from '../../rules/simulate/play-inspection.ts';
import { lockCase, readCaseLines } from '../case-repo.ts';
import { inspectCase } from '../desk/inspect-case.ts';
import { receiveCase } from '../desk/receive-case.ts';
import { repairedCase } from '../desk/repaired-case.ts';
import { askCarriers } from '../returns/ask-carriers.ts';
import { readArrivals, readWorkedOn, type WaitingCase } from './played-case-repo.ts';

export interface ReturnPlay {
  /** In whose name the warehouse acts. */
  actor: { firmId: bigint; userId: bigint };
  carriers: CarrierSettings;
  seed: string;
  /** Hours of the shop in one real hour. */
  speed: number;
  /** Acts in one round. */
  mostActs: number;
  say: (line: string) => void;
}

async function receive(db: Db, { actor }: ReturnPlay, { warehouse, ...place }: WaitingCase): Promise<string> {
  const { caseNo, version } = await lockCase(db, place);
  await receiveCase(db, actor, { caseNo, version, warehouse, note: '' });
  return '退货已收货';
}

async function inspect(db: Db, { actor, seed }: ReturnPlay, { warehouse, ...place }: WaitingCase): Promise<string> {
  const { caseNo, version, kind } = await lockCase(db, place);
  const lines = (await readCaseLines(db, place)).map(({ lineNo, grantedQuantity, quantity, reason }) => ({
    ...{ lineNo, reason, granted: grantedQuantity ?? quantity },
  }));
  const found = playInspection(seed, caseNo, { kind, lines });
  await inspectCase(db, actor, { caseNo, version, warehouse, ...found });
  return `检测：${found.finding}`;
}

async function repaired(db: Db, { actor }: ReturnPlay, place: WaitingCase): Promise<string> {
  const { caseNo, version } = await lockCase(db, place);
  await repairedCase(db, actor, { caseNo, version, note: '已更换损坏零件，测试正常' });
  return '维修完成';
}

const ACTS: Readonly<Record<ReturnAct, (db: Db, play: ReturnPlay, waiting: WaitingCase) => Promise<string>>> = {
  ...{ receive, brought: receive, inspect, repaired },
};

/** One act in a transaction of its own; what is refused is said and left for later. */
async function attempt(database: Database, play: ReturnPlay, waiting: WaitingCase): Promise<boolean> {
  const scope = { ...play.actor, right: 'desk' } as const;
  try {
    const done = await inTransaction(database, scope, 'write', (db) => ACTS[waiting.act](db, play, waiting));
    play.say(`${waiting.caseNo} ${done}`);
    return true;
  } catch (error) {
    play.say(`${waiting.caseNo} 未完成：${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

/**
 * Plays carriers and warehouse of what comes back once, through the functions the desk's own calls use: pick-ups, arrivals,
 * inspections with what is odd in boxes, repairs. What is due follows from the tables alone. Answers how much was done.
 */
export async function playReturns(database: Database, play: ReturnPlay): Promise<number> {
  const { seed, speed, mostActs } = play;
  let acts = await askCarriers(database, play.carriers, true);
  if (acts > 0) play.say(`退货包裹 ${acts} 个有新动态`);
  const waiting = await inTransaction(database, { ...play.actor, right: 'desk' }, 'read', async (db) => [
    ...(await readArrivals(db)),
    ...(await readWorkedOn(db)),
  ]);
  for (const one of waiting) {
    if (acts >= mostActs) break;
    if (!isActDue(seed, one.act, one.caseNo, one.hours * speed)) continue;
    if (await attempt(database, play, one)) acts += 1;
  }
  return acts;
}
