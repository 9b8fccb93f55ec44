import type { CarrierAdapter, CarrierSettings, PickupWish } from '#business/carriers/api/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { log } from '#platform/api/log.ts';
import { isGivenUp, nextAskAfter } from '../../rules/returns/next-ask.ts';
import { slotBounds } from '../../rules/returns/pickup-slots.ts';
import { keepAsked, readDueReturns } from './due-return-repo.ts';
import type { ReturnRow } from './return-repo.ts';
import { type ToldNews, tellReturn } from './tell-return.ts';

const WORKER = { firmId: null, userId: null, right: 'worker' } as const;

const newsOf = (step: 'booked' | 'not_met', words: string, now: Date): ToldNews => ({
  ...{ noticeId: `shop.${step}`, step, words, place: '', happenedAt: now },
});

/** What is asked of the carrier; words of what is missing where it cannot be asked. */
function wishOf({ returnNo, fromAddress, warehouse, pickupSlot, createdAt }: ReturnRow, settings: CarrierSettings) {
  const to = settings.addressOf(warehouse);
  if (!fromAddress) return '没有取件地址，请重新预约或自行寄回';
  if (!to) return '仓库没有登记收货地址，请自行寄回或联系客服';
  const wish: PickupWish = {
    ...{ requestNo: returnNo, from: fromAddress, to, slot: slotBounds(pickupSlot), askedAt: createdAt },
  };
  return wish;
}

/** What the carrier says to a pick-up, as news; nothing while it has not made up its mind. */
async function book(carrier: CarrierAdapter, settings: CarrierSettings, row: ReturnRow, now: Date) {
  const wish = wishOf(row, settings);
  if (typeof wish === 'string') return [newsOf('not_met', wish, now)];
  const answer = await carrier.bookPickup(wish);
  if (answer.result === 'refused') return [newsOf('not_met', answer.why, now)];
  if (answer.result === 'waiting') return [];
  const { carrier: name, trackingNo } = answer;
  return [
    { ...newsOf('booked', `已预约 ${row.pickupSlot || '上门取件'}`, now), assigned: { carrier: name, trackingNo } },
  ];
}

const isWaiting = ({ way, status }: ReturnRow) => way === 'pickup' && status === 'asked';

/** Everything a carrier has to say now; it may take its time, so no transaction waits for it. */
function ask(carrier: CarrierAdapter, settings: CarrierSettings, row: ReturnRow, now: Date): Promise<ToldNews[]> {
  if (isWaiting(row)) return book(carrier, settings, row, now);
  if (row.trackingNo === '') return Promise.resolve([]);
  return carrier.query({ carrier: row.carrier, trackingNo: row.trackingNo, since: row.createdAt });
}

async function takeIn(db: Db, row: ReturnRow, news: readonly ToldNews[], now: Date): Promise<boolean> {
  let moved = false;
  for (const one of news) if (await tellReturn(db, row, one)) moved = true;
  const answered = moved || !isWaiting(row);
  const attempts = answered ? 0 : row.attempts + 1;
  if (!answered && isGivenUp(row.createdAt, now)) {
    return tellReturn(db, row, newsOf('not_met', '承运商没有接单，请改约时间或自行寄回', now));
  }
  await keepAsked(db, row, { attempts, nextAskAt: nextAskAfter(now, { waiting: !answered, attempts }) });
  return moved;
}

/** One parcel; a carrier that does not answer is asked again later, and nobody else waits for it. */
async function askOne(database: Database, settings: CarrierSettings, row: ReturnRow, now: Date): Promise<boolean> {
  const { carrier } = settings;
  let news: ToldNews[] = [];
  try {
    if (carrier) news = await ask(carrier, settings, row, now);
    else if (isWaiting(row)) news = [newsOf('not_met', '暂不支持上门取件，请自行寄回', now)];
  } catch (err) {
    log.warn({ err, returnNo: row.returnNo }, 'carrier did not answer');
  }
  try {
    return await inTransaction(database, WORKER, 'write', (db) => takeIn(db, row, news, now));
  } catch (err) {
    // What cannot be kept would be asked for first in every run, and nobody else's turn would come.
    log.error({ err, returnNo: row.returnNo }, 'news of a carrier not taken in');
    const attempts = row.attempts + 1;
    const asked = { attempts, nextAskAt: nextAskAfter(now, { waiting: true, attempts }) };
    await inTransaction(database, WORKER, 'write', (db) => keepAsked(db, row, asked));
    return false;
  }
}

/**
 * Asks carriers for pick-ups that nobody has agreed to, and for news of what comes back. Answers how many parcels moved;
 * `all`: also those whose time has not come.
 */
export async function askCarriers(database: Database, settings: CarrierSettings, all = false): Promise<number> {
  const due = await inTransaction(database, WORKER, 'read', (db) => readDueReturns(db, all));
  let moved = 0;
  for (const row of due) {
    if (await askOne(database, settings, row, new Date())) moved += 1;
  }
  return moved;
}
