/**
 * Statements of write-catalog.ts. Each takes one JSON array of rows by natural key and leaves rows that exist alone, so
 * that a run that was broken off continues where it stopped.
 */
export const INSERT_CATEGORIES = `
  insert into categories (code, parent_id, level, name, path_ids, sort, unspsc, picture_kind)
  select r.code, parent.id, r.level, r.name, '{}', r.sort, r.unspsc, r."pictureKind"
    from jsonb_to_recordset($1::jsonb) as r
      (code text, "parentCode" text, level smallint, name text, sort int, unspsc text, "pictureKind" text)
    left join categories parent on parent.code = r."parentCode"
  on conflict (code) do nothing`;

/** Ids from the top down, for categories that were just made. */
export const FILL_PATHS = `
  update categories c
     set path_ids = coalesce((select parent.path_ids from categories parent where parent.id = c.parent_id), '{}') || c.id
   where c.level = $1 and c.path_ids = '{}'`;

export const INSERT_BRANDS = `
  insert into brands (code, name, name_en, aliases)
  select r.code, r.name, r."nameEn", array(select jsonb_array_elements_text(r.aliases))
    from jsonb_to_recordset($1::jsonb) as r (code text, name text, "nameEn" text, aliases jsonb)
  on conflict do nothing`;

export const INSERT_SERIES = `
  insert into series (code, name, brand_id, category_id)
  select r.code, r.name, brand.id, category.id
    from jsonb_to_recordset($1::jsonb) as r (code text, name text, "brandCode" text, "categoryCode" text)
    join brands brand on brand.code = r."brandCode"
    join categories category on category.code = r."categoryCode"
  on conflict (code) do nothing`;

/** SKUs and their stock in one statement: there is never one without the other. */
export const INSERT_SKUS = `
  with r as (
    select * from jsonb_to_recordset($1::jsonb) as r (
      "itemNo" text, name text, mpn text, "brandCode" text, "categoryCode" text, "seriesCode" text, attributes jsonb,
      description text, "orderUnit" text, "packQuantity" int, "baseUnit" text, moq int, step int, "listPrice" bigint,
      "salesPrice" bigint, "taxRateBp" int, "productStatus" smallint, "dayType" smallint, "deliveryDays" smallint,
      returnable boolean, exchangeable boolean, "newFlag" boolean, "hotFlag" boolean, "saleFlag" boolean,
      "skuType" smallint, "notCart" boolean, "taxCode" text, ean text, unspsc text, "pictureKind" text, "salesCount" int,
      "createdAt" timestamptz, stock jsonb)
  ), written as (
    insert into skus (
      item_no, name, mpn, brand_id, category_id, series_id, attributes, description, order_unit, pack_quantity,
      base_unit, moq, step, list_price, sales_price, tax_rate_bp, product_status, day_type, delivery_days, returnable,
      exchangeable, new_flag, hot_flag, sale_flag, sku_type, not_cart, tax_code, ean, unspsc, picture_kind, source, sales_count,
      created_at, updated_at)
    select r."itemNo", r.name, r.mpn, brand.id, category.id, series.id, r.attributes, r.description, r."orderUnit",
           r."packQuantity", r."baseUnit", r.moq, r.step, r."listPrice", r."salesPrice", r."taxRateBp",
           r."productStatus", r."dayType", r."deliveryDays", r.returnable, r.exchangeable, r."newFlag", r."hotFlag",
           r."saleFlag", r."skuType", r."notCart", r."taxCode", r.ean, r.unspsc, r."pictureKind", 'demo', r."salesCount",
           r."createdAt", r."createdAt"
      from r
      join brands brand on brand.code = r."brandCode"
      join categories category on category.code = r."categoryCode"
      join series on series.code = r."seriesCode"
    on conflict (item_no) do nothing
    returning id, item_no
  ), stocked as (
    insert into stock_levels (sku_id, warehouse, on_hand)
    select written.id, level.warehouse, level."onHand"
      from written
      join r on r."itemNo" = written.item_no
      cross join lateral jsonb_to_recordset(r.stock) as level (warehouse text, "onHand" int)
  )
  select count(*)::int as written from written`;
