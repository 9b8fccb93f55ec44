import { type SQL, sql } from 'drizzle-orm';
import { orderPartsView } from '#features/fulfilment/api/fulfilment-views.ts';
import { orderLinesView, ordersView } from '#features/orders/api/orders-views.ts';
import { shanghaiDay } from '#platform/api/shanghai-days.ts';
import type { StatementTerms } from '../terms-repo.ts';
import { returnedPieces } from './unbilled-others-repo.ts';
import { type BilledCycle, signedPieces } from './unbilled-signs-repo.ts';

/** Freight is billed with the goods and taxed as they are. */
const FREIGHT_RATE_BP = 1_300;

/** Tax contained in an amount, rounded half away from zero, as `taxWithin` does it. */
const taxWithin = (fen: SQL, rate: SQL): SQL =>
  sql`sign(${fen})::bigint * ((abs(${fen}) * ${rate} * 2 + 10000 + ${rate}) / (2 * (10000 + ${rate})))`;

/** Where tax is worked out from the price without it: net price of four places, times units. */
const taxBeside = (): SQL =>
  sql`l.fen - (((l.sales_price * 20000 + 10000 + l.rate) / (2 * (10000 + l.rate))) * l.units + 50) / 100`;

/** Each amount's tax is rounded for itself, or all of them as one, and the last line has what is between. */
function taxOf({ priceBasis, rounding }: Pick<StatementTerms, 'priceBasis' | 'rounding'>): SQL {
  const own = taxWithin(sql`l.fen`, sql`l.rate`);
  if (rounding === 'total') {
    const all = taxWithin(sql`(sum(l.fen) over rates)::bigint`, sql`l.rate`);
    return sql`${own} + case when row_number() over (rates order by l.day desc, l.source desc, l.source_id desc) = 1
      then ${all} - (sum(${own}) over rates)::bigint else 0 end`;
  }
  const beside = sql`case when l.source = 'sign' and l.units > 0 then ${taxBeside()} else ${own} end`;
  return priceBasis === 'net' ? beside : own;
}

const GROUPS: Readonly<Record<StatementTerms['grouping'], SQL>> = {
  company: sql`''`,
  department: sql`coalesce(p.department, '')`,
  cost_center: sql`coalesce(p.cost_center, '')`,
  po: sql`coalesce(o.po_number, '')`,
  address: sql`concat(o.address ->> 'province', o.address ->> 'city', o.address ->> 'district', o.address ->> 'detail')`,
};

const lineOf = (source: string, cells: { id: SQL; units: SQL; fen: SQL; at: SQL; name: SQL; more: SQL }) => sql`
  select ${source}::text as source, ${cells.id} as source_id, ${cells.units}::int as units, (${cells.fen})::bigint as fen,
    ${shanghaiDay(cells.at)} as day, ${cells.name} as title, ${cells.more}`;

/** order of the price, its line, document, part, signer, shipment, kind of signature */
const more = (orderId: SQL, lineId: SQL, documentNo: SQL): SQL => sql`${orderId} as order_id, ${lineId} as line_id,
  ${documentNo} as document_no, null::bigint as part_id, '' as signer, '' as shipment_no, '' as sign_kind`;

const RETURNED = sql`case kind when 'price_gap' then '退差价 ' when 'return' then '退货 ' else '售后 ' end`;

/**
 * `with recursive` clauses that end in `lines`: everything of a firm that is signed or came about until the last day of a cycle and stands on no
 * statement, as lines of statements, with the group each belongs to. Preview and run are this one question.
 */
export const billedLines = (cycle: BilledCycle, terms: StatementTerms): SQL => sql`
  ${signedPieces(cycle)},
  ${returnedPieces(cycle)},
  found as (
    ${lineOf('sign', {
      id: sql`s.source_id`,
      units: sql`s.units`,
      fen: sql`s.fen`,
      at: sql`s.signed_at`,
      name: sql`''`,
      more: sql`s.priced_order_id as order_id, s.line_id,
      case when s.priced_order_id <> s.order_id then so.order_no else '' end as document_no, s.part_id, s.signer, s.shipment_no, s.sign_kind`,
    })}
    from pieces s join ${ordersView} so on so.firm_id = ${cycle.firmId} and so.id = s.order_id
    union all ${lineOf('discount', { id: sql`source_id`, units: sql`0`, fen: sql`-discount_fen`, at: sql`signed_at`, name: sql`'优惠 '`, more: more(sql`priced_order_id`, sql`line_id`, sql`''`) })}
    from pieces where discount_fen <> 0
    union all ${lineOf('posting', { id: sql`source_id`, units: sql`units`, fen: sql`fen`, at: sql`created_at`, name: RETURNED, more: more(sql`order_id`, sql`line_id`, sql`case_no`) })}
    from (select * from went_back union all select * from rounded) w
    union all ${lineOf('freight', { id: sql`source_id`, units: sql`0`, fen: sql`fen`, at: sql`at`, name: sql`'运费'`, more: more(sql`order_id`, sql`null::bigint`, sql`''`) })}
    from carried
    union all ${lineOf('freight_return', { id: sql`source_id`, units: sql`0`, fen: sql`fen`, at: sql`at`, name: sql`'退运费'`, more: more(sql`order_id`, sql`null::bigint`, sql`case_no`) })}
    from carried_back),
  named as (
    select f.*, o.user_id, o.order_no, coalesce(o.po_number, '') as po_number, o.pay_way, op.part_no,
      coalesce(p.customer_code, '') as customer_code, coalesce(p.department, '') as department, coalesce(p.cost_center, '') as cost_center,
      coalesce(p.item_no, '') as item_no, f.title || coalesce(p.product_name, '') as name,
      concat_ws(' ', p.brand_name, p.mpn) as spec, coalesce(p.order_unit, '') as unit, coalesce(p.sales_price, 0) as sales_price,
      coalesce(p.tax_rate_bp, ${FREIGHT_RATE_BP}) as rate, ${GROUPS[terms.grouping]} as group_key
    from found f
    join ${ordersView} o on o.firm_id = ${cycle.firmId} and o.id = f.order_id
    left join ${orderLinesView} p on p.firm_id = ${cycle.firmId} and p.id = f.line_id
    left join ${orderPartsView} op on op.firm_id = ${cycle.firmId} and op.id = f.part_id),
  lines as materialized (
    select l.*, (${taxOf(terms)})::bigint as tax_fen, case when l.pay_way = 'account' then l.fen else 0 end as due_fen,
      case when l.pay_way <> 'account' then 'settled' when l.source in ('sign', 'freight', 'discount') then 'open' else 'booked' end as status
    from named l
    window rates as (partition by l.group_key, l.rate))`;
