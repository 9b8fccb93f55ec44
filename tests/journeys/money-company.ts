import { randomInt } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { creditCodeCheck } from '../../src/business/tax-numbers/rules/public.ts';
import { invoiceTitles } from '../../src/features/profile/api/profile-tables.ts';
import { buildSku } from '../factories/build-sku.ts';
import { besideShop, buildBeside } from './beside-database.ts';
import { buildCompany } from './build-company.ts';
import { openPage } from './open-page.ts';

/** Washers, in the table of the tax office. */
const TAX_CODE = '1080411040000000000';
const LIMIT_FEN = 5_000_000n;

const taxNoOf = () => {
  const first17 = `91310000${String(randomInt(1e9)).padStart(9, '0')}`;
  return first17 + creditCodeCheck(first17);
};

/** A company with a limit of ¥50,000 and a title for special invoices, and two goods that nobody else buys: of 13% and of 9%. */
export async function buildTrade() {
  const { company, buyer, finance } = await buildCompany({
    buyer: { name: '何工', role: '采购员' },
    finance: { name: '周会计', role: '管理员' },
  });
  const { firmId, name } = company;
  await besideShop('update credit_accounts set limit_fen = $2, term_days = 30 where firm_id = $1', [firmId, LIMIT_FEN]);
  const goods = await buildBeside(async (db) => {
    await db.insert(invoiceTitles).values({
      ...{
        firmId,
        type: 2,
        title: name,
        taxNo: taxNoOf(),
        address: '苏州市工业园区星湖街 8 号',
        phone: '0512-60001234',
      },
      ...{ bankName: '中国工商银行苏州分行', bankAccount: '1102020809001234567' },
    });
    const screws = await buildSku(db, {
      name: '外六角螺栓 M10',
      orderUnit: '盒',
      salesPrice: '33.35',
      taxCode: TAX_CODE,
    });
    const books = await buildSku(db, {
      ...{ name: '紧固件选用手册', orderUnit: '本', salesPrice: '17.77', taxCode: TAX_CODE, taxRateBp: 900 },
    });
    return { screws: screws.itemNo, books: books.itemNo };
  });
  const [firm] = await besideShop<{ code: string }>('select customer_code as code from firms where id = $1', [firmId]);
  return { firmId, firmName: name, customerCode: firm?.code ?? '', buyer, finance, goods };
}
export type Trade = Awaited<ReturnType<typeof buildTrade>>;

/** Orders ten of one and seven of the other on account, as the pages do it; answers the number. */
export async function orderOnAccount(page: Page, { goods }: Trade): Promise<string> {
  const lines = `${goods.screws}:10,${goods.books}:7`;
  await openPage(page, `/orderConfirm.html?lines=${encodeURIComponent(lines)}`);
  await page.getByRole('radio', { name: /账期支付/ }).check();
  await page.getByRole('button', { name: '提交订单' }).click();
  await expect(page.getByRole('heading', { name: '订单提交成功' })).toBeVisible();
  return new URL(page.url()).searchParams.get('orderNo') ?? '';
}

/** Signs for everything but one of the books. */
export async function signShort(page: Page, orderNo: string, { goods }: Trade): Promise<void> {
  await openPage(page, `/user/transaction/orderDetail.html?orderNo=${orderNo}`);
  await page
    .getByRole('button', { name: /^签收 包裹/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(`实收 ${goods.books}`).fill('6');
  await dialog.getByLabel('签收人').fill('王师傅');
  await expect(dialog.getByText('短少 1')).toBeVisible();
  await dialog.getByRole('button', { name: '确认签收' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('article', { name: /^签收记录/ })).toBeVisible();
}
