import { type Post, readEventLimit } from '#business/messages/api/public.ts';
import type { SkuForSale } from '#features/catalog/api/public.ts';
import { type Database, type Db, inTransaction } from '#platform/api/database.ts';
import { purchaseMessages } from '../../contract/message-events.ts';
import { goodsNews, type ToldGoods } from '../../rules/watch/goods-news.ts';
import { type GoodsNews, isNoted, watchItem } from '../../rules/watch/watch-item.ts';
import { readOffers, seeItem } from './see-items.ts';
import { lockWatched, noteWatched, readLevel, readWatched, type WatchedRow } from './watch-repo.ts';

interface Look {
  percent: number;
  now: Date;
}

/** One item of one person, judged; null where the shop offers it no more or nothing is new. */
function judge(row: WatchedRow, item: SkuForSale | undefined, { percent, now }: Look) {
  if (!item) return null;
  const { news, next } = watchItem(row, seeItem(item), percent, now);
  return isNoted(row, next) ? null : { row: { ...row, ...next }, news, goods: toldOf(row, item) };
}

const toldOf = ({ price }: WatchedRow, { itemNo, name, orderUnit, salesPrice }: SkuForSale): ToldGoods => ({
  ...{ itemNo, name, orderUnit, price: salesPrice },
  before: price ?? salesPrice,
});

/** Whose goods have changed: for the whole firm, a few statements however many people it has. */
async function readConcerned(db: Db, firmId: bigint, now: Date) {
  const rows = await readWatched(db, firmId);
  const levelCode = await readLevel(db, firmId);
  const look = { percent: await readEventLimit(db, firmId, purchaseMessages.priceUp), now };
  const offers = await readOffers(db, [...new Set(rows.map(({ skuId }) => skuId))], levelCode);
  // Ranges differ from person to person: whoever is concerned is looked at again in his own name.
  const open = (skuId: bigint) => {
    const item = offers.get(skuId);
    return item && { ...item, inRange: true };
  };
  const concerned = rows.filter((row) => judge(row, open(row.skuId), look) !== null);
  return { levelCode, look, userIds: [...new Set(concerned.map(({ userId }) => userId))] };
}

type Person = { firmId: bigint; userId: bigint; levelCode: string | null };

/** Notes how the goods of one person stand now and tells what has changed: of each kind one message, however many goods. */
async function tellPerson(db: Db, { messages }: Post, { levelCode, ...person }: Person, look: Look): Promise<void> {
  const { firmId, userId } = person;
  const rows = await lockWatched(db, person);
  const offers = await readOffers(
    db,
    rows.map(({ skuId }) => skuId),
    levelCode,
  );
  const changed = rows.flatMap((row) => judge(row, offers.get(row.skuId), look) ?? []);
  const news = (kind: GoodsNews) => changed.filter((one) => one.news.includes(kind)).map(({ goods }) => goods);
  await noteWatched(
    db,
    firmId,
    changed.map(({ row }) => row),
  );
  for (const kind of ['priceUp', 'back'] as const) {
    const [first, ...others] = news(kind);
    if (!first) continue;
    const key = `goods.${kind}:${look.now.toISOString()}`;
    await messages.tell(db, {
      ...{ event: purchaseMessages[kind], firmId, to: [userId], key },
      ...goodsNews(kind, [first, ...others]),
    });
  }
}

/** Looks after the goods of one firm: read for all of it at once, then a transaction for each person with something new. */
export async function tellFirmOfGoods(database: Database, post: Post, firmId: bigint, now: Date): Promise<void> {
  const scope = { firmId, userId: null, right: 'worker' } as const;
  const { userIds, levelCode, look } = await inTransaction(database, scope, 'read', (db) =>
    readConcerned(db, firmId, now),
  );
  for (const userId of userIds) {
    const person = { firmId, userId, levelCode };
    await inTransaction(database, { ...scope, userId }, 'write', (db) => tellPerson(db, post, person, look));
  }
}
