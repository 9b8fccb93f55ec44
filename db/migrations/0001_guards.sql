-- Roles, tenancy and state guards. The application connects as shop_app: it owns nothing and bypasses nothing.
-- Roles themselves are made before migrations run (src/platform/api/prepare-database.ts).

create function app_firm_id() returns bigint language sql stable
  as $$ select nullif(current_setting('app.firm_id', true), '')::bigint $$;
--> statement-breakpoint
create function app_user_id() returns bigint language sql stable
  as $$ select nullif(current_setting('app.user_id', true), '')::bigint $$;
--> statement-breakpoint
create function app_scope() returns text language sql stable
  as $$ select coalesce(current_setting('app.scope', true), '') $$;
--> statement-breakpoint
-- Puts a firm table under row-level security: own firm only, or a named right where the table grants one.
create function protect_firm_table(target regclass, granted_right text default null) returns void language plpgsql as $$
declare
  allowed text := 'firm_id = app_firm_id()';
begin
  if granted_right is not null then
    allowed := format('(%s or app_scope() = %L)', allowed, granted_right);
  end if;
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy firm on %s using (%s) with check (%s)', target, allowed, allowed);
end $$;
--> statement-breakpoint
grant usage on schema public to shop_app;
--> statement-breakpoint
grant select, insert, update, delete on all tables in schema public to shop_app;
--> statement-breakpoint
grant usage on all sequences in schema public to shop_app;
--> statement-breakpoint
alter default privileges in schema public grant select, insert, update, delete on tables to shop_app;
--> statement-breakpoint
alter default privileges in schema public grant usage on sequences to shop_app;
--> statement-breakpoint
select protect_firm_table('idempotency_keys', 'worker');
--> statement-breakpoint
select protect_firm_table('roles', 'identity');
--> statement-breakpoint
select protect_firm_table('role_permissions', 'identity');
--> statement-breakpoint
select protect_firm_table('memberships', 'identity');
--> statement-breakpoint
select protect_firm_table('membership_roles', 'identity');
--> statement-breakpoint
select protect_firm_table('sessions', 'identity');
--> statement-breakpoint
select protect_firm_table('addresses');
--> statement-breakpoint
select protect_firm_table('cart_lines');
--> statement-breakpoint
select protect_firm_table('view_history');
--> statement-breakpoint
select protect_firm_table('search_history');
--> statement-breakpoint
select protect_firm_table('search_clicks');
--> statement-breakpoint
select protect_firm_table('orders');
--> statement-breakpoint
select protect_firm_table('order_lines');
--> statement-breakpoint
select protect_firm_table('order_events');
--> statement-breakpoint
select protect_firm_table('stock_reservations');
--> statement-breakpoint
-- A firm sees itself.
alter table firms enable row level security;
--> statement-breakpoint
alter table firms force row level security;
--> statement-breakpoint
create policy firm on firms using (id = app_firm_id() or app_scope() = 'identity')
  with check (id = app_firm_id() or app_scope() = 'identity');
--> statement-breakpoint
-- People are known to themselves and to the firms they belong to (memberships filters by its own policy).
alter table users enable row level security;
--> statement-breakpoint
alter table users force row level security;
--> statement-breakpoint
create policy person on users
  using (id = app_user_id() or app_scope() = 'identity'
    or exists (select 1 from memberships m where m.user_id = users.id))
  with check (id = app_user_id() or app_scope() = 'identity');
--> statement-breakpoint
-- Anyone may record an effect of the own firm; only the worker reads them.
alter table outbox enable row level security;
--> statement-breakpoint
alter table outbox force row level security;
--> statement-breakpoint
create policy record on outbox for insert with check (firm_id is null or firm_id = app_firm_id());
--> statement-breakpoint
create policy deliver on outbox using (app_scope() = 'worker') with check (app_scope() = 'worker');
--> statement-breakpoint
-- The audit log is append only.
alter table audit_log enable row level security;
--> statement-breakpoint
alter table audit_log force row level security;
--> statement-breakpoint
create policy append on audit_log for insert
  with check (firm_id = coalesce(app_firm_id(), 0) or app_scope() in ('identity', 'worker'));
--> statement-breakpoint
create policy own on audit_log for select using (firm_id = app_firm_id());
--> statement-breakpoint
revoke update, delete on audit_log, order_events from shop_app;
--> statement-breakpoint
-- Firm 0 holds what applies to every firm.
alter table picture_configs enable row level security;
--> statement-breakpoint
alter table picture_configs force row level security;
--> statement-breakpoint
create policy firm on picture_configs using (firm_id in (0, app_firm_id())) with check (firm_id = app_firm_id());
--> statement-breakpoint
-- The caller behind a session token, in one round trip and before any firm is known. The scope ends with the function:
-- callers run it outside any transaction of their own.
create function find_session(p_token_hash text)
  returns table (user_id bigint, firm_id bigint, member_id bigint, firm_type text,
    participant_extend_type smallint, level_code text, permissions text[], stale boolean)
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform set_config('app.scope', 'identity', true);
  return query
  select s.user_id, s.firm_id, s.membership_id, f.firm_type, m.participant_extend_type, f.level_code,
    (select array_agg(distinct rp.code) from membership_roles mr
       join role_permissions rp on rp.firm_id = mr.firm_id and rp.role_id = mr.role_id
      where mr.firm_id = s.firm_id and mr.membership_id = s.membership_id),
    s.last_seen_at < now() - interval '1 minute'
  from sessions s
    left join memberships m on m.firm_id = s.firm_id and m.id = s.membership_id
    left join firms f on f.id = s.firm_id
  where s.token_hash = p_token_hash and s.revoked_at is null
    and s.idle_expires_at > now() and s.expires_at > now()
    and (s.membership_id is null or (m.status = 1 and f.status = 1));
  perform set_config('app.scope', '', true);
end $$;
--> statement-breakpoint
-- Moves the idle limit by the same span it was set with.
create function touch_session(p_token_hash text) returns void
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
begin
  perform set_config('app.scope', 'identity', true);
  update sessions set idle_expires_at = least(now() + (idle_expires_at - last_seen_at), expires_at), last_seen_at = now()
  where token_hash = p_token_hash and revoked_at is null;
  perform set_config('app.scope', '', true);
end $$;
--> statement-breakpoint
revoke all on function find_session(text), touch_session(text) from public;
--> statement-breakpoint
grant execute on function find_session(text), touch_session(text) to shop_app;
--> statement-breakpoint
create sequence order_number_seq;
--> statement-breakpoint
insert into order_transitions (from_status, to_status) values
  ('', 'approving'),
  ('', 'confirming'),
  ('', 'to_pay'),
  ('', 'to_ship'),
  ('approving', 'confirming'),
  ('approving', 'to_pay'),
  ('approving', 'to_ship'),
  ('approving', 'rejected'),
  ('approving', 'cancelled'),
  ('confirming', 'to_pay'),
  ('confirming', 'to_ship'),
  ('confirming', 'cancelled'),
  ('to_pay', 'to_ship'),
  ('to_pay', 'cancelled'),
  ('to_pay', 'closed'),
  ('to_ship', 'partly_shipped'),
  ('to_ship', 'to_receive'),
  ('to_ship', 'cancelled'),
  ('partly_shipped', 'to_receive'),
  ('partly_shipped', 'partly_signed'),
  ('to_receive', 'partly_signed'),
  ('to_receive', 'signed'),
  ('to_receive', 'refused'),
  ('partly_signed', 'signed'),
  ('partly_signed', 'refused'),
  ('signed', 'completed'),
  ('refused', 'closed');
--> statement-breakpoint
revoke insert, update, delete on order_transitions from shop_app;
--> statement-breakpoint
-- An order is born in an initial state and moves only along the table.
create function guard_order_status() returns trigger language plpgsql as $$
declare
  previous text := case when tg_op = 'INSERT' then '' else old.status end;
begin
  if tg_op = 'UPDATE' and new.status = old.status then
    return new;
  end if;
  if not exists (select 1 from order_transitions t where t.from_status = previous and t.to_status = new.status) then
    raise exception 'order cannot move from % to %', previous, new.status using errcode = 'check_violation';
  end if;
  return new;
end $$;
--> statement-breakpoint
create trigger guard_order_status before insert or update of status on orders
  for each row execute function guard_order_status();
--> statement-breakpoint
-- At commit the lines of an order add up to what the order says.
create function guard_order_total() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from orders o
    where o.firm_id = new.firm_id and o.id = new.order_id
      and (o.goods_fen, o.tax_fen, o.line_count) is distinct from (
        select sum(l.amount_fen), sum(l.tax_fen), count(*)::int from order_lines l
        where l.firm_id = o.firm_id and l.order_id = o.id)
  ) then
    raise exception 'lines of order % do not add up', new.order_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger guard_order_total after insert or update on order_lines
  deferrable initially deferred for each row execute function guard_order_total();
