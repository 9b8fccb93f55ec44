import { asc, count, eq, ilike, or, sql } from 'drizzle-orm';
import { categoriesView, skusView } from '#features/catalog/api/catalog-views.ts';
import type { Db } from '#platform/api/database.ts';
import { containing } from '#platform/api/like-text.ts';
import type { MissingItem, TaxCode } from '../../contract/tax-code-contract.ts';
import { invoiceApplications as applications, invoiceApplicationLines as lines } from '../invoice-tables.ts';
import { taxCodes } from '../tax-code-tables.ts';

interface Page {
  pageNo: number;
  pageSize: number;
}

/** Codes of the imported table, by number or name. */
export async function readCodes(db: Db, { keyword, pageNo, pageSize }: Page & { keyword?: string }) {
  const like = keyword && containing(keyword);
  const condition = like
    ? or(ilike(taxCodes.name, like), ilike(taxCodes.shortName, like), sql`${taxCodes.code} like ${`${keyword}%`}`)
    : undefined;
  const [total] = await db.select({ rows: count() }).from(taxCodes).where(condition);
  const list: TaxCode[] = await db
    .select({
      ...{ code: taxCodes.code, name: taxCodes.name, shortName: taxCodes.shortName },
      ...{ summary: taxCodes.summary, demo: taxCodes.demo },
    })
    .from(taxCodes)
    .where(condition)
    .orderBy(asc(taxCodes.code))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return { list, total: total?.rows ?? 0, pageNo, pageSize };
}

/** Goods without a code that applications wait for, those most are waiting for first. */
export async function readMissing(db: Db, { pageNo, pageSize }: Page) {
  const { rows } = await db.execute<{ item_no: string; name: string; waiting: number; all: number }>(sql`
    select l.item_no, max(l.product_name) as name, count(distinct l.application_id)::int as waiting,
      (count(*) over ())::int as all
    from ${lines} l join ${applications} a on a.firm_id = l.firm_id and a.id = l.application_id
    where l.tax_code = '' and a.status in ('reviewing', 'accepted')
    group by l.item_no order by waiting desc, l.item_no limit ${pageSize} offset ${(pageNo - 1) * pageSize}`);
  const itemNos = rows.map((row) => row.item_no);
  const facts =
    itemNos.length === 0
      ? []
      : await db
          .select({ itemNo: skusView.itemNo, taxCode: skusView.taxCode, category: categoriesView.name })
          .from(skusView)
          .leftJoin(categoriesView, eq(categoriesView.id, skusView.categoryId))
          .where(sql`${skusView.itemNo} = any(${sql.param(itemNos)}::text[])`);
  const list = rows.map((row): MissingItem => {
    const fact = facts.find(({ itemNo }) => itemNo === row.item_no);
    return {
      ...{ skuCode: row.item_no, productName: row.name, waiting: row.waiting },
      ...{ categoryName: fact?.category ?? '', writtenCode: fact?.taxCode ?? '' },
    };
  });
  return { list, total: rows[0]?.all ?? 0, pageNo, pageSize };
}
