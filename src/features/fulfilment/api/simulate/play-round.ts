import { WAYBILL_CARRIERS } from '#business/carriers/contract/carriers.ts';
import { between, draw } from '#business/carriers/rules/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { countAsSent } from '../../rules/sign-counts.ts';
import { isDamaged, isSlipDue, newsDue } from '../../rules/simulate/play-parcel.ts';
import { foundOf, nextWarehouseAct, type WarehouseAct } from '../../rules/simulate/play-part.ts';
import { pickAll, pickPart } from '../desk/pick-part.ts';
import { shipPart } from '../desk/ship-part.ts';
import { startPicking } from '../desk/start-picking.ts';
import { notifyNews } from '../notify-news.ts';
import { openWork, partOf, shipmentOf } from '../open-work.ts';
import { signShipment } from '../sign-shipment.ts';
import { type MovingParcel, readMovingParcels, readWaitingParts, type WaitingPart } from './due-work-repo.ts';

export interface Play {
  /** In whose name the desk acts. */
  actor: { firmId: bigint; userId: bigint };
  seed: string;
  /** Hours of the shop in one real hour. */
  speed: number;
  /** Acts in one round: a shop that stood still for days does not catch up in a second. */
  mostActs: number;
  say: (line: string) => void;
}

const HOUR_MS = 3_600_000;

async function pickShort(db: Db, { actor }: Play, { orderNo, partNo }: WaitingPart) {
  const work = await openWork(db, { orderNo });
  const part = partOf(work, partNo);
  const lineNos = new Map(work.lines.map(({ lineId, lineNo }) => [lineId, lineNo]));
  const lines = part.lines.map(({ lineId, quantity }, place) => ({
    lineNo: lineNos.get(lineId) ?? 0,
    found: place === 0 ? foundOf(quantity) : quantity,
  }));
  await pickPart(db, actor, { orderNo, partNo, lines, rest: 'later' });
  return '缺货，其余先发';
}

const ACTS: Readonly<Record<WarehouseAct, (db: Db, play: Play, part: WaitingPart) => Promise<string>>> = {
  start: async (db, { actor }, part) => {
    await startPicking(db, actor, part);
    return '开始拣货';
  },
  pickAll: async (db, { actor }, part) => {
    await pickAll(db, actor, part);
    return '已拣齐';
  },
  pickShort,
  ship: async (db, { actor, seed }, { partId, orderNo, partNo, warehouse }) => {
    const place = Math.floor(draw(`${seed} carrier ${partId}`) * WAYBILL_CARRIERS.length);
    const carrier = warehouse === null ? '供应商直送' : (WAYBILL_CARRIERS[place] ?? WAYBILL_CARRIERS[0]);
    const trackingNo = `${Math.floor(between(draw(`${seed} number ${partId} ${orderNo}`), 1e9, 9e9))}${partId}`;
    await shipPart(db, actor, { orderNo, partNo, carrier, trackingNo });
    return `${carrier} ${trackingNo} 已发货`;
  },
};

async function playParcel(db: Db, play: Play, parcel: MovingParcel): Promise<string | null> {
  const { seed, speed, actor } = play;
  const { shipmentNo: name, status, hours, deliveredHours, city, carrier, trackingNo } = parcel;
  const facts = { name, status, sinceSent: hours * speed, sinceDelivered: deliveredHours * speed };
  const news = newsDue(seed, facts, new Set(parcel.heard));
  for (const { at, ...told } of news) {
    const happenedAt = new Date(Date.parse(parcel.shippedAt) + (at / speed) * HOUR_MS);
    const place = told.step === 'collected' ? '' : city;
    await notifyNews(db, actor, { carrier, trackingNo }, { ...told, happenedAt, place, signer: '门卫' });
  }
  if (news[0]) return `${name} ${news[0].words}`;
  return isSlipDue(seed, facts) ? signOnPaper(db, play, parcel) : null;
}

/** The slip comes back: signed, now and then with something broken. */
async function signOnPaper(db: Db, { actor, seed }: Play, { orderNo, shipmentNo }: MovingParcel): Promise<string> {
  const work = await openWork(db, { orderNo });
  const counts = countAsSent(shipmentOf(work, shipmentNo).lines);
  const [first] = counts;
  if (first && isDamaged(seed, shipmentNo)) first.damaged = 1;
  const facts = { shipmentNo, signer: '收货组', kind: 'person', note: '', counts, signedAt: new Date() } as const;
  await signShipment(db, actor, work, facts);
  return `${shipmentNo} 签收`;
}

/** One act in a transaction of its own; what is refused is said and left for later. */
async function attempt(database: Database, play: Play, name: string, act: (db: Db) => Promise<string | null>) {
  try {
    const done = await inTransaction(database, { ...play.actor, right: 'desk' }, 'write', act);
    if (done) play.say(`${name} ${done}`);
    return done !== null;
  } catch (error) {
    play.say(`${name} 未完成：${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

async function playParts(database: Database, play: Play, parts: readonly WaitingPart[]): Promise<number> {
  const { seed, speed, mostActs } = play;
  let acts = 0;
  for (const part of parts) {
    if (acts >= mostActs / 2) break;
    const act = nextWarehouseAct(seed, { name: part.partId, status: part.status, hours: part.hours * speed });
    if (!act) continue;
    const title = `${part.orderNo} 分单 ${part.partNo}`;
    if (await attempt(database, play, title, (db) => ACTS[act](db, play, part))) acts += 1;
  }
  return acts;
}

/**
 * Plays the warehouse and the carriers once, through the functions the desk's own calls use. What is due follows from
 * the tables alone: the simulator may be stopped and started at any moment. Answers how many acts were done.
 */
export async function playRound(database: Database, play: Play): Promise<number> {
  const scope = { ...play.actor, right: 'desk' } as const;
  const [parts, parcels] = await inTransaction(database, scope, 'read', async (db) => [
    await readWaitingParts(db),
    await readMovingParcels(db),
  ]);
  // Half of a round at most is the warehouse's: what is on the road must not wait for it.
  const packed = await playParts(database, play, parts);
  let told = 0;
  for (const parcel of parcels) {
    if (packed + told >= play.mostActs) break;
    if (await attempt(database, play, parcel.orderNo, (db) => playParcel(db, play, parcel))) told += 1;
  }
  return packed + told;
}
