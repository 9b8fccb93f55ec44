import { randomUUID } from 'node:crypto';
import type { Answer, TestShop } from '#tests/test-shop.ts';
import { buildFirm, buildMember, type TestMember } from './build-member.ts';
import { nextNumber } from './next-number.ts';
import { writtenForm } from './written-form.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- tests read answers of every shape
type Free = any;
const DESK = '/receivables/desk';

/** Somebody of the shop who books money, as the pages of the desk speak to it. */
export function receivableDeskOf(shop: TestShop, { token }: Pick<TestMember, 'token'>) {
  const call = (path: string, input: object = {}, key: string = randomUUID()): Promise<Answer<Free>> =>
    shop.post(`${DESK}/${path}`, input, { token, key });
  const data = async (path: string, input: object = {}): Promise<Free> => (await call(path, input)).body.data;
  const addAccount = async (): Promise<string> => {
    const accountNo = `1102${String(nextNumber()).padStart(10, '0')}`;
    const accounts = await data('bank/accounts/add', { name: '基本户', bankName: '演示银行', accountNo });
    return accounts.at(-1).accountId;
  };
  const upload = async (
    accountId: string,
    content: Buffer | string,
    more: { fileName?: string; columns?: object } = {},
  ): Promise<{ status: number; body: Free }> => {
    const form = new FormData();
    const fileName = more.fileName ?? '流水.csv';
    form.set('accountId', accountId);
    form.set('fileName', fileName);
    form.set('file', new Blob([new Uint8Array(Buffer.from(content))]), fileName);
    if (more.columns) form.set('columns', JSON.stringify(more.columns));
    const { body, headers } = await writtenForm(form);
    const path = `${shop.url}${DESK}/bank/upload`;
    const response = await fetch(path, { method: 'POST', headers: { token, ...headers }, body });
    return { status: response.status, body: await response.json() };
  };
  return { call, data, addAccount, upload };
}

/** Two people of the shop: one books and asks, the other decides. */
export async function receivableStaff(shop: TestShop) {
  const firm = await buildFirm(shop.db.owner, { firmType: 'operator' });
  const clerk = await buildMember(shop.db.owner, { firm, permissions: ['DESK_RECEIVABLES', 'DESK_WRITE_OFFS'] });
  const chief = await buildMember(shop.db.owner, { firm, permissions: ['DESK_WRITE_OFFS'] });
  return { clerk: receivableDeskOf(shop, clerk), chief: receivableDeskOf(shop, chief) };
}
