-- Lines of an order add up to what the order says. Rows are compared column by column, and once per order and
-- transaction: at commit nothing changes any more, so an order of 2,000 lines is summed once and not 2,000 times.
create or replace function guard_order_total() returns trigger language plpgsql as $$
declare
  place text := new.firm_id || ' ' || new.order_id;
  adds_up boolean;
begin
  if current_setting('app.summed_order', true) = place then
    return null;
  end if;
  select o.goods_fen = s.amount and o.tax_fen = s.tax and o.line_count = s.lines into adds_up
  from orders o cross join lateral (
    select coalesce(sum(l.amount_fen), 0) as amount, coalesce(sum(l.tax_fen), 0) as tax, count(*) as lines
    from order_lines l where l.firm_id = o.firm_id and l.order_id = o.id) s
  where o.firm_id = new.firm_id and o.id = new.order_id;
  if adds_up is not true then
    raise exception 'lines of order % do not add up', new.order_id using errcode = 'check_violation';
  end if;
  perform set_config('app.summed_order', place, true);
  return null;
end $$;
