CREATE TABLE "item_costs" (
	"sku_id" bigint PRIMARY KEY NOT NULL,
	"cost" bigint NOT NULL,
	"floor" bigint NOT NULL,
	"supplier" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "item_costs_amounts" CHECK (cost >= 0 and floor >= cost)
);
--> statement-breakpoint
CREATE TABLE "quote_desk_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_desk_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"quote_id" bigint NOT NULL,
	"version_no" smallint NOT NULL,
	"line_no" integer,
	"offer_no" smallint,
	"user_id" bigint,
	"kind" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"cost_before" bigint,
	"floor_before" bigint,
	"cost_after" bigint,
	"floor_after" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_desk_events_kind" CHECK (kind in ('basis_changed', 'to_review', 'review_passed', 'review_refused'))
);
--> statement-breakpoint
ALTER TABLE "quote_costs" ALTER COLUMN "cost" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_costs" ALTER COLUMN "floor" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_costs" ADD COLUMN "source" text DEFAULT 'typed' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_costs" ADD COLUMN "catalogue_cost" bigint;--> statement-breakpoint
ALTER TABLE "quote_costs" ADD COLUMN "catalogue_floor" bigint;--> statement-breakpoint
ALTER TABLE "quote_costs" ADD COLUMN "change_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_costs" ADD COLUMN "changed_by" bigint;--> statement-breakpoint
ALTER TABLE "quote_costs" ADD COLUMN "price_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_costs" ADD CONSTRAINT "quote_costs_source" CHECK (source in ('catalogue', 'changed', 'typed'));--> statement-breakpoint
ALTER TABLE "quote_costs" ADD CONSTRAINT "quote_costs_change" CHECK ((source = 'changed') = (changed_by is not null and change_reason <> ''));--> statement-breakpoint
ALTER TABLE "quote_lines" ADD COLUMN "wished_quantity" integer;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD COLUMN "wished_unit" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD COLUMN "submitted_by" bigint;--> statement-breakpoint
ALTER TABLE "quote_desk_events" ADD CONSTRAINT "quote_desk_events_firm_id_quote_id_quotes_firm_id_id_fk" FOREIGN KEY ("firm_id","quote_id") REFERENCES "public"."quotes"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_desk_events_quote" ON "quote_desk_events" USING btree ("firm_id","quote_id","id");--> statement-breakpoint
alter table item_costs add constraint item_costs_sku foreign key (sku_id) references skus (id) on delete cascade;
--> statement-breakpoint
-- What goods cost the shop, and what its people say of that among themselves, is opened by the right of the desk alone.
alter table item_costs enable row level security;
--> statement-breakpoint
alter table item_costs force row level security;
--> statement-breakpoint
create policy desk on item_costs using ((select app_scope()) = 'desk') with check ((select app_scope()) = 'desk');
--> statement-breakpoint
alter table quote_desk_events enable row level security;
--> statement-breakpoint
alter table quote_desk_events force row level security;
--> statement-breakpoint
create policy desk on quote_desk_events using ((select app_scope()) = 'desk') with check ((select app_scope()) = 'desk');
--> statement-breakpoint
revoke update, delete on quote_desk_events from shop_app;
--> statement-breakpoint
-- What a line cost when it was sent stands like its price.
create function keep_sent_cost() returns trigger language plpgsql as $$
begin
  if exists (select 1 from quote_lines l join quote_versions v on v.firm_id = l.firm_id and v.id = l.version_id
    where l.firm_id = old.firm_id and l.id = old.line_id and v.state = 'sent') then
    raise exception 'costs of a sent version cannot be changed' using errcode = 'check_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
create trigger keep_sent_cost before update or delete on quote_costs
  for each row execute function keep_sent_cost();
