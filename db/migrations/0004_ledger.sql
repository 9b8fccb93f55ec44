-- The movements of credit become a ledger as those of budgets are one: each names its account, its document and itself, and
-- tells the balance after it (decision 0056). The owner of the tables reads what row-level security hides from everybody.
alter table credit_accounts no force row level security;
--> statement-breakpoint
alter table credit_entries no force row level security;
--> statement-breakpoint
alter table orders no force row level security;
--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD COLUMN "id" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "credit_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);
--> statement-breakpoint
ALTER TABLE "credit_accounts" ADD CONSTRAINT "credit_accounts_firm_id" UNIQUE("firm_id","id");
--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "account_id" bigint;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "document_type" text;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "document_no" text;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "effect_key" text;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "used_after_fen" bigint;
--> statement-breakpoint
-- The first use of an order bears the name that it would have today, so that it is not booked again; whatever else was
-- booked is named by its row. Credit that is used up is all that a firm without an account is left with.
insert into credit_accounts (firm_id, limit_fen, used_fen)
select e.firm_id, s.used, s.used from (select distinct firm_id from credit_entries) e
cross join lateral (
  select greatest(0, sum(case c.kind when 'use' then c.amount_fen else -c.amount_fen end))::bigint as used
  from credit_entries c where c.firm_id = e.firm_id) s
where not exists (select from credit_accounts a where a.firm_id = e.firm_id);
--> statement-breakpoint
update credit_entries e set account_id = a.id, document_type = 'order', document_no = n.order_no, used_after_fen = n.used,
  effect_key = n.kind || ':order:' || n.order_no || ':' ||
    case when n.kind = 'use' and n.turn = 1 then '' else 'e' || n.id || ':' end || n.order_id
from (
  select c.id, c.firm_id, c.kind, c.order_id, o.order_no,
    row_number() over (partition by c.firm_id, c.order_id, c.kind order by c.id) as turn,
    sum(case c.kind when 'use' then c.amount_fen else -c.amount_fen end) over (partition by c.firm_id order by c.id) as used
  from credit_entries c join orders o on o.firm_id = c.firm_id and o.id = c.order_id) n
join credit_accounts a on a.firm_id = n.firm_id
where e.id = n.id;
--> statement-breakpoint
do $$
declare
  lost bigint;
  apart bigint;
begin
  select count(*) into lost from credit_entries where account_id is null;
  if lost > 0 then
    raise exception 'the ledger of credit: % movements belong to no order that is there; nothing was changed', lost;
  end if;
  select count(*) into apart from credit_accounts a where a.used_fen <> coalesce((
    select e.used_after_fen from credit_entries e where e.firm_id = a.firm_id order by e.id desc limit 1), 0);
  if apart > 0 then
    raise exception 'the ledger of credit: % accounts are not the sum of their movements; nothing was changed', apart;
  end if;
end $$;
--> statement-breakpoint
ALTER TABLE "credit_entries" ALTER COLUMN "account_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_entries" ALTER COLUMN "document_type" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_entries" ALTER COLUMN "document_no" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_entries" ALTER COLUMN "effect_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_entries" ALTER COLUMN "used_after_fen" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_effect" UNIQUE("firm_id","account_id","effect_key");
--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_firm_id_account_id_credit_accounts_firm_id_id_fk" FOREIGN KEY ("firm_id","account_id") REFERENCES "public"."credit_accounts"("firm_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "credit_entries_document" ON "credit_entries" USING btree ("firm_id","document_type","document_no");
--> statement-breakpoint
-- What an order holds is found by its number, as documents of every ledger are.
DROP INDEX "credit_entries_order";
--> statement-breakpoint
alter table credit_accounts force row level security;
--> statement-breakpoint
alter table credit_entries force row level security;
--> statement-breakpoint
alter table orders force row level security;
--> statement-breakpoint
-- Movements are written once, whoever comes: no right of the application, and no slip of somebody who owns the tables.
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'movements in % are written once: book what puts them right', tg_table_name
    using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create function keep_ledger(target regclass) returns void language plpgsql as $$
begin
  execute format('revoke update, delete, truncate on %s from shop_app', target);
  execute format('create trigger written_once before update or delete on %s for each row execute function refuse_rewriting()', target);
  execute format('create trigger never_emptied before truncate on %s for each statement execute function refuse_rewriting()', target);
end $$;
--> statement-breakpoint
select keep_ledger(name) from unnest(array['budget_entries', 'credit_entries']::regclass[]) name;
