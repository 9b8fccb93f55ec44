import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { UNCOUNTED } from '#platform/api/rate-limit.ts';
import { buildMember, type TestMember } from '#tests/factories/build-member.ts';
import { memberDeskOf, USER_CODES } from '#tests/factories/member-desk.ts';
import { nextNumber } from '#tests/factories/next-number.ts';
import { fileOf, sendForm } from '#tests/factories/upload-file.ts';
import { startTestShop, type TestShop } from '#tests/test-shop.ts';
import type { TableReport } from '../contract/member-schemas.ts';

let shop: TestShop;
let desk: ReturnType<typeof memberDeskOf>;
beforeAll(async () => {
  shop = await startTestShop({ limiter: UNCOUNTED });
  desk = memberDeskOf(shop);
});
afterAll(() => shop.stop());

const HEAD = '姓名,邮箱,手机号,部门,角色,数据范围,职位,单笔限额';
const emailOf = (name: string) => `${name}${nextNumber()}@firm.example`;

interface Sent {
  rows: readonly string[];
  dryRun?: boolean;
  companyId?: string;
}

const bring = (member: TestMember, { rows, dryRun = false, companyId }: Sent) =>
  sendForm<TableReport>(
    shop,
    '/member-center/members/import',
    { fields: { dryRun, companyId }, files: { file: fileOf([HEAD, ...rows].join('\n'), '用户.csv') } },
    { token: member.token },
  );

/** An administrator with a role that he may give away, by its name. */
async function buildAdmin() {
  const admin = await buildMember(shop.db.owner);
  const name = `采购${nextNumber()}`;
  await desk.act(admin, 'roles/add', { name, note: '', codes: ['ORDER_MANAGEMENT'] });
  return { admin, role: name };
}

const invitedIn = async (member: TestMember): Promise<string[]> => {
  const { body } = await desk.read(member, 'members', { state: 'invited' });
  return body.data.list.map(({ name }: { name: string }) => name).sort();
};

async function lettersSent(): Promise<number> {
  const { rows } = await shop.db.owner.execute(sql`select 1 from outbox where topic = 'mail.send'`);
  return rows.length;
}

describe('people out of a file', () => {
  it('writes nothing in a trial, then invites the good rows and says of each other what is wrong', async () => {
    const { admin, role } = await buildAdmin();
    const before = await lettersSent();
    await desk.buildDepartment(admin, '设备部');
    const email = emailOf('zhao');
    const rows = [
      `赵一,${email},,设备部,${role},仅本人,工程师,"5,000.00"`,
      `钱二,${emailOf('qian')},,没有的部,${role},,,`,
      `孙三,${emailOf('sun')},,,没有的角色,,,`,
      `李四,,,,${role},,,`,
      `周五,${email},,,${role},,,`,
    ];
    const problems = [
      null,
      '没有这个部门，或有同名部门需写全路径：没有的部',
      '没有这个角色：没有的角色',
      '邮箱和手机号至少填写一项',
      '与第 2 行重复',
    ];
    const byRow = ({ rows: told }: TableReport) =>
      told.toSorted((a, b) => a.rowNumber - b.rowNumber).map(({ problem }) => problem);
    const trial = (await bring(admin, { rows, dryRun: true })).body.data;
    expect(trial).toMatchObject({ dryRun: true, invited: 1, refused: 4 });
    expect(trial && byRow(trial)).toEqual(problems);
    expect(await invitedIn(admin)).toEqual([]);
    const done = (await bring(admin, { rows })).body.data;
    expect(done && byRow(done)).toEqual(problems);
    expect(await invitedIn(admin)).toEqual(['赵一']);
    expect(await lettersSent()).toBe(before + 1);
    const again = (await bring(admin, { rows })).body.data;
    expect(again).toMatchObject({ invited: 0, refused: 5 });
    expect(await invitedIn(admin)).toEqual(['赵一']);
  });

  it('gives no right that whoever brings the file does not have', async () => {
    const { admin, role } = await buildAdmin();
    const narrow = await buildMember(shop.db.owner, { firm: admin, permissions: USER_CODES });
    const rows = [`吴六,${emailOf('wu')},,,${role},,,`];
    const trial = (await bring(narrow, { rows, dryRun: true })).body.data;
    expect(trial?.rows).toMatchObject([{ problem: `角色含有您没有的权限，不能授予：${role}` }]);
    expect((await bring(narrow, { rows })).body.data).toMatchObject({ invited: 0, refused: 1 });
    expect(await invitedIn(admin)).toEqual([]);
  });

  it('refuses a file that is no list of people as a whole, and people of another company', async () => {
    const { admin } = await buildAdmin();
    const file = fileOf('物料,数量\n螺钉,3', '清单.csv');
    const { body } = await sendForm(
      shop,
      '/member-center/members/import',
      { fields: { dryRun: false }, files: { file } },
      { token: admin.token },
    );
    expect([body.success, body.message]).toEqual([false, '没有找到表头：需要“姓名”列，以及“邮箱”或“手机号”列']);
    const stranger = await buildMember(shop.db.owner);
    const foreign = await bring(admin, { rows: ['郑七,z@x.example,,,采购,,,'], companyId: String(stranger.firmId) });
    expect([foreign.status, foreign.body.success]).toEqual([404, false]);
  });
});
