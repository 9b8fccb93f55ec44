import type { InputMaker } from '#tests/generated/input-maker.ts';
import type { TestShop } from '#tests/test-shop.ts';
import { buildMember } from './build-member.ts';
import { applyForCase, caseDeskOf, caseDeskPeople } from './case-desk.ts';

const ALONE = [{ lineNo: 1, quantity: 2 }];

/** Somebody who does everything at the desk. */
const bossOf = async (shop: TestShop) => caseDeskOf(shop, (await caseDeskPeople(shop)).boss);

type Boss = ReturnType<typeof caseDeskOf>;

/** A case of some customer, two units, taken as far as `steps` say; named as it is seen then. */
async function caseSeen(shop: TestShop, kind = 'return', steps?: (boss: Boss, caseNo: string) => Promise<unknown>) {
  const reason = kind === 'repair' ? 'broken' : 'no_papers';
  const buyer = await buildMember(shop.db.owner);
  const { caseNo } = await applyForCase(shop, buyer, [{ kind, reason, quantity: kind === 'refund_only' ? 400 : 2 }]);
  const boss = await bossOf(shop);
  await steps?.(boss, caseNo);
  const { version } = await boss.read(caseNo);
  return { caseNo, version };
}

const receive = async (boss: Boss, caseNo: string) => {
  await boss.grant(caseNo);
  await boss.act('receive', caseNo, { warehouse: await warehouseOf(boss, caseNo) });
};
const warehouseOf = async (boss: Boss, caseNo: string) => (await boss.read(caseNo)).warehouse;

async function inWarehouse(shop: TestShop, kind: string) {
  let warehouse = '';
  const seen = await caseSeen(shop, kind, async (boss, caseNo) => {
    await receive(boss, caseNo);
    warehouse = await warehouseOf(boss, caseNo);
  });
  return { ...seen, warehouse };
}

/** Inputs of the desk of after-sales that succeed. */
export const CASE_DESK_INPUTS: Readonly<Record<string, InputMaker>> = {
  'afterSaleDesk.detail': async ({ shop }) => ({ caseNo: (await caseSeen(shop)).caseNo }),
  'afterSaleDesk.export': async ({ shop }) => ({ keyword: (await caseSeen(shop)).caseNo }),
  'afterSaleDesk.scan': async ({ shop }) => ({ number: (await caseSeen(shop)).caseNo }),
  'afterSaleDesk.take': ({ shop }) => caseSeen(shop),
  'afterSaleDesk.grant': async ({ shop }) => ({
    ...(await caseSeen(shop)),
    ...{ lines: ALONE, returnWay: 'mail', freightPayer: 'shop' },
  }),
  'afterSaleDesk.reject': async ({ shop }) => ({ ...(await caseSeen(shop)), reason: '超出质保范围' }),
  'afterSaleDesk.ask': async ({ shop }) => ({ ...(await caseSeen(shop)), question: '请补充照片' }),
  'afterSaleDesk.check': async ({ shop }) => ({
    ...(await caseSeen(shop, 'refund_only', (boss, caseNo) => boss.grant(caseNo))),
    agreed: true,
  }),
  'afterSaleDesk.receive': async ({ shop }) => {
    let warehouse = '';
    const seen = await caseSeen(shop, 'return', async (boss, caseNo) => {
      await boss.grant(caseNo);
      warehouse = await warehouseOf(boss, caseNo);
    });
    return { ...seen, warehouse };
  },
  'afterSaleDesk.inspect': async ({ shop }) => ({
    ...(await inWarehouse(shop, 'return')),
    ...{ lines: [{ lineNo: 1, received: 2, good: 2 }], finding: '与申请一致' },
  }),
  'afterSaleDesk.repaired': async ({ shop }) => {
    const seen = await caseSeen(shop, 'repair', async (boss, caseNo) => {
      await receive(boss, caseNo);
      const lines = [{ lineNo: 1, received: 2 }];
      await boss.inspect(caseNo, { warehouse: await warehouseOf(boss, caseNo), lines });
    });
    return { ...seen, note: '已更换轴承' };
  },
  'afterSaleDesk.say': async ({ shop }) => ({ caseNo: (await caseSeen(shop)).caseNo, words: '正在核对' }),
  'afterSaleDesk.savePolicy': async ({ shop }) => {
    const { token } = await bossOf(shop);
    return (await shop.post('/after-sales/desk/policy', {}, { token })).body.data;
  },
};
