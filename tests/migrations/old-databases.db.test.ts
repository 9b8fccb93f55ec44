import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { prepareDatabase } from '#platform/api/prepare-database.ts';
import { buildMember, buildSession } from '#tests/factories/build-member.ts';
import { fileOf, sendForm } from '#tests/factories/upload-file.ts';
import { createTestDatabase, type TestDatabase } from '#tests/test-database.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import { applyAsBefore, asOwner, type Migration, readOldMigrations, withMigrations } from './old-migrations.ts';
import { writeOldPerson } from './old-person.ts';
import { readCatalogue } from './read-catalogue.ts';

const BASELINE = '0000_baseline';
const NEXT = "create table later (word text); insert into later values ('here');";

let old: Migration[];
let baseline: Migration;
let db: TestDatabase;

beforeAll(async () => {
  old = await readOldMigrations();
  const journal = JSON.parse(await readFile('db/migrations/meta/_journal.json', 'utf8'));
  const { when } = journal.entries[0];
  baseline = { tag: BASELINE, when, sql: await readFile(`db/migrations/${BASELINE}.sql`, 'utf8') };
});
beforeEach(async () => {
  db = await createTestDatabase('nothing');
  return () => db.drop();
});

/** As a start of the shop does, with the baseline alone or with others behind it. */
const prepare = (...later: Migration[]) =>
  withMigrations([baseline, ...later], (migrationsFolder) =>
    prepareDatabase(db.ownerUrl, { appPassword: inject('database').appPassword, migrationsFolder }),
  );
/** With everything that the shop of today stands on. */
const prepareWhole = () =>
  prepareDatabase(db.ownerUrl, { appPassword: inject('database').appPassword, migrationsFolder: 'db/migrations' });
const next = (): Migration => ({ tag: '0001_later', when: baseline.when + 1_000, sql: NEXT });
const catalogue = (ownerUrl = db.ownerUrl) => asOwner(ownerUrl, readCatalogue);
const journal = () =>
  asOwner(db.ownerUrl, async (client) => {
    const { rows } = await client.query(
      'select created_at, hash from drizzle.__drizzle_migrations order by created_at',
    );
    return rows.map(({ created_at, hash }) => ({ when: Number(created_at), hash }));
  });
const later = () => asOwner(db.ownerUrl, async (client) => (await client.query('select word from later')).rows);

describe('the baseline', () => {
  it('leaves what the old migrations left: every table, right, function, guard and row', async () => {
    await applyAsBefore(db.ownerUrl, old);
    const fresh = await createTestDatabase('nothing');
    try {
      await applyAsBefore(fresh.ownerUrl, [baseline]);
      const [before, now] = [await catalogue(), await catalogue(fresh.ownerUrl)];
      expect(before.relations.length).toBeGreaterThan(200);
      expect(before.rows.length).toBeGreaterThan(100);
      for (const kind of Object.keys(before) as (keyof typeof before)[]) {
        expect({ kind, is: now[kind] }).toEqual({ kind, is: before[kind] });
      }
    } finally {
      await fresh.drop();
    }
  });
});

describe('a database that all of the old migrations made', () => {
  it('goes on: nothing in it changes, its journal names the baseline, the next migration is applied', async () => {
    await applyAsBefore(db.ownerUrl, old);
    await prepare();
    const [first, ...others] = await journal();
    expect([first?.when, others]).toEqual([baseline.when, []]);
    const before = await catalogue();
    await prepare(next());
    expect((await journal()).map(({ when }) => when)).toEqual([baseline.when, next().when]);
    expect(await later()).toEqual([{ word: 'here' }]);
    await asOwner(db.ownerUrl, (client) => client.query('drop table later'));
    expect(await catalogue()).toEqual(before);
    await prepare(next());
    expect(await journal()).toHaveLength(2);
  });

  it('has the journal of one that the baseline made', async () => {
    await applyAsBefore(db.ownerUrl, old);
    await prepare();
    const adopted = await journal();
    await db.drop();
    db = await createTestDatabase('nothing');
    await prepare();
    expect(await journal()).toEqual(adopted);
  });

  it('keeps what came after them', async () => {
    const beside = { tag: '0028_beside', when: baseline.when + 500, sql: 'create table beside ()' };
    await applyAsBefore(db.ownerUrl, [...old, beside]);
    await prepare(next());
    expect((await journal()).map(({ when }) => when)).toEqual([baseline.when, beside.when, next().when]);
  });

  it('still opens in the last version that had them', async () => {
    await applyAsBefore(db.ownerUrl, old);
    await prepare();
    const before = await catalogue();
    await applyAsBefore(db.ownerUrl, old);
    expect(await catalogue()).toEqual(before);
  });
});

describe('a shop on such a database', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'old-shop-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  /** What the person sees: their name, an address and the picture they gave. */
  async function look(shop: TestShop, token: string) {
    const { body } = await shop.post('/member-center/user/profile/read', {}, { token });
    const addresses = await shop.post('/enterprise-service/address/list', {}, { token });
    const picture = await fetch(shop.url + body.data.avatarUrl);
    return {
      profile: body.data,
      addresses: addresses.body.data,
      picture: Buffer.from(await picture.arrayBuffer()).toString('base64'),
    };
  }

  /** A picture as the shop keeps it: its address and its bytes. The shop of before no longer runs, so that of today paints it. */
  async function paint() {
    const painter = await startTestShop({ env: { dataDir: folder } });
    const { token } = await buildMember(painter.db.owner);
    const painted = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c33' } })
      .png()
      .toBuffer();
    const files = { image: fileOf(painted, '头像.png') };
    await sendForm(painter, '/member-center/user/profile/avatar/upload', { files }, { token });
    const { profile, picture } = await look(painter, token);
    await painter.stop();
    return { avatarUrl: profile.avatarUrl as string, picture };
  }

  it('serves its people, their addresses and their files as before', async () => {
    await applyAsBefore(db.ownerUrl, old);
    const { avatarUrl, picture } = await paint();
    const person = await writeOldPerson(db.ownerUrl, avatarUrl);
    await prepareWhole();
    const shop = await startTestShop({ db, env: { dataDir: folder } });
    const seen = await look(shop, await buildSession(db.owner, person));
    await shop.stop();
    expect(seen).toMatchObject({ profile: { userName: person.userName, avatarUrl }, picture });
    expect(seen.addresses).toEqual([expect.objectContaining({ id: person.addressId })]);
    expect(seen.picture).toMatch(/.{100}/);
  });
});

describe('a database of which a start makes nothing', () => {
  it.each([1, 12, 27])('stopped after %i of the old migrations: says so, and what to do', async (steps) => {
    await applyAsBefore(db.ownerUrl, old.slice(0, steps));
    const before = { journal: await journal(), catalogue: await catalogue() };
    const refusal = prepare(next());
    await expect(refusal).rejects.toMatchObject({
      name: 'DatabaseError',
      userMessage: expect.stringMatching(
        new RegExp(
          `^数据库停在旧迁移的第 ${steps} 步（共 28 步）.*0027_payments_given_up\\.sql.*step ${steps} of the 28 `,
        ),
      ),
    });
    expect({ journal: await journal(), catalogue: await catalogue() }).toEqual(before);
  });

  it('made by migrations that nobody knows, or with a gap among the old ones: says so', async () => {
    const strangers = [{ tag: '0000_other', when: 1_700_000_000_000, sql: 'create table other ()' }];
    await applyAsBefore(db.ownerUrl, strangers);
    const words = expect.stringMatching(
      /^数据库的迁移记录（1 条）与本程序已知的迁移不符.*are not those this program knows/,
    );
    await expect(prepare()).rejects.toMatchObject({ name: 'DatabaseError', userMessage: words });
    await db.drop();
    db = await createTestDatabase('nothing');
    await applyAsBefore(db.ownerUrl, old);
    await asOwner(db.ownerUrl, (client) =>
      client.query(`delete from drizzle.__drizzle_migrations where created_at = $1`, [old[20]?.when]),
    );
    await expect(prepare()).rejects.toMatchObject({ userMessage: expect.stringContaining('（27 条）') });
  });
});
