import { and, eq, type SQL, sql } from 'drizzle-orm';
import { firmsView } from '#features/organisation/api/organisation-views.ts';
import type { Db } from '#platform/api/database.ts';
import { formatUnitPrice } from '#platform/shared/money.ts';
import type { AgreementFilter, AgreementRow, PeriodState } from '../../contract/price-desk-schemas.ts';
import { periodState } from '../../rules/agreement-period.ts';
import { priceText } from '../present-prices.ts';
import { agreementHolds, TODAY } from '../price-columns.ts';
import { agreementPrices as a } from '../price-tables.ts';
import { containing, type PricedRow, priceColumns } from './read-conditions.ts';

const IN_STATE: Record<PeriodState, SQL> = {
  running: agreementHolds,
  coming: sql`${a.validFrom} > ${TODAY}`,
  ended: sql`${a.validTo} < ${TODAY}`,
};

/** Agreement prices of all customers, by customer and item, the latest period first. */
export async function readAgreements(
  db: Db,
  { customer, item, state, pageNo, pageSize }: AgreementFilter,
): Promise<{ list: AgreementRow[]; total: number }> {
  const wanted = and(
    customer ? sql`(${firmsView.customerCode} = ${customer} or ${containing(firmsView.name, customer)})` : undefined,
    item ? sql`(s.item_no = ${item} or ${containing(sql`s.name`, item)})` : undefined,
    state && IN_STATE[state],
  );
  const from = sql`${a} join ${firmsView} on ${eq(firmsView.id, a.firmId)} join skus_view s on s.id = ${a.skuId}`;
  const { rows } = await db.execute<Row>(sql`
    select ${priceColumns(a)}, ${firmsView.customerCode} as customer_code, ${firmsView.name} as firm_name,
        ${a.agreementNo} as agreement_no, ${a.minQuantity} as min_quantity, ${a.validFrom}::text as valid_from,
        ${a.validTo}::text as valid_to, ${TODAY}::text as today, (count(*) over ())::int as total
      from ${from} ${wanted ? sql`where ${wanted}` : sql``}
     order by ${firmsView.customerCode}, s.item_no, ${a.minQuantity}, ${a.validFrom} desc
     limit ${pageSize} offset ${(pageNo - 1) * pageSize}`);
  const total = rows[0]?.total ?? 0;
  return { list: rows.map(presentAgreement), total };
}

interface Row extends PricedRow {
  customer_code: string;
  firm_name: string;
  agreement_no: string;
  min_quantity: number;
  valid_from: string;
  valid_to: string | null;
  today: string;
  total: number;
}

function presentAgreement(row: Row): AgreementRow {
  const period = { validFrom: row.valid_from, validTo: row.valid_to };
  return {
    id: row.id,
    customerCode: row.customer_code,
    firmName: row.firm_name,
    skuCode: row.item_no,
    productName: row.name,
    orderUnit: row.order_unit,
    agreementNo: row.agreement_no,
    minQuantity: row.min_quantity,
    price: formatUnitPrice(BigInt(row.price)),
    listPrice: priceText(BigInt(row.list_price)),
    ...period,
    state: periodState(period, row.today),
  };
}
