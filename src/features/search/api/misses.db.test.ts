import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFirm, buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { MissCounter, writeMisses } from './miss-counter.ts';
import { addMisses, removeOldMisses } from './miss-repo.ts';
import { MOST_OF_ONE } from './miss-shares.ts';
import { searchMisses } from './search-tables.ts';

let shop: TestShop;
let desk: TestMember;

beforeAll(async () => {
  shop = await startTestShop({ limiter: { take: async () => null } });
  const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
  desk = await buildMember(shop.db.owner, { firm, permissions: ['DESK_OVERVIEW'] });
});
afterAll(() => shop.stop());

const today = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
const ask = (input: object, token = desk.token) =>
  shop.post('/product-provider-v2/desk/search/missDays', input, { token });

it('counts words together, and tells the desk of them by their times', async () => {
  const counter = new MissCounter();
  const write = writeMisses(shop.db.app);
  for (const word of ['石墨烯轴承', '陶瓷法兰', '石墨烯轴承']) counter.note(word, 'firm 1', write);
  await counter.flush(write);
  counter.note('石墨烯轴承', 'firm 1', write);
  await counter.flush(write);
  const { body } = await ask({ from: today(), to: today(), before: { from: '2020-01-01', to: '2020-12-31' } });
  expect(body.data).toEqual({
    times: 4,
    before: 0,
    words: 2,
    top: [
      { word: '石墨烯轴承', times: 3, lastOn: today() },
      { word: '陶瓷法兰', times: 1, lastOn: today() },
    ],
    since: today(),
  });
});

it('counts random words of one company so far and no further; a real one of another still comes in', async () => {
  const counter = new MissCounter();
  const write = writeMisses(shop.db.app);
  for (let n = 0; n < 1_000; n += 1) {
    counter.note(`F${n.toString(16)}`, 'firm 9', write);
    if (n % 200 === 199) await counter.flush(write);
  }
  counter.note('石墨烯垫片', 'firm 2', write);
  await counter.flush(write);
  const rows = await shop.db.owner.select().from(searchMisses);
  expect(rows.filter(({ word }) => word.startsWith('F'))).toHaveLength(MOST_OF_ONE);
  expect(rows.some(({ word }) => word === '石墨烯垫片')).toBe(true);
});

it('keeps so many words of a day and no more, and goes on counting those it has', async () => {
  const { owner } = shop.db;
  const full = new Map(Array.from({ length: 2_100 }, (_, place) => [`词${place}`, 1]));
  await addMisses(owner, full);
  await addMisses(
    owner,
    new Map([
      ['石墨烯轴承', 1],
      ['晚来的词', 1],
    ]),
  );
  const rows = await owner.select().from(searchMisses);
  expect(rows.find(({ word }) => word === '石墨烯轴承')?.times).toBe(4);
  expect(rows.some(({ word }) => word === '晚来的词')).toBe(false);
});

it('forgets words of years ago', async () => {
  const { owner } = shop.db;
  await owner.insert(searchMisses).values({ day: '2021-01-01', word: '旧词', times: 1 });
  await removeOldMisses(owner);
  expect((await owner.select().from(searchMisses)).some(({ word }) => word === '旧词')).toBe(false);
});

it('loses counts and nothing else where the database is away', async () => {
  const counter = new MissCounter();
  const away = async () => {
    throw new Error('away');
  };
  counter.note('词', 'firm 1', away);
  await expect(counter.flush(away)).resolves.toBeUndefined();
});

it('is for who may see the overview', async () => {
  const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
  const other = await buildMember(shop.db.owner, { firm, permissions: ['DESK_SEARCH'] });
  expect((await ask({ from: today(), to: today() }, other.token)).status).toBe(403);
});
