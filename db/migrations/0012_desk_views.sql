CREATE TABLE "report_firm_days" (
	"firm_id" bigint NOT NULL,
	"booked_on" date NOT NULL,
	"orders" integer NOT NULL,
	"amount_fen" bigint NOT NULL,
	CONSTRAINT "report_firm_days_firm_id_booked_on_pk" PRIMARY KEY("firm_id","booked_on")
);
--> statement-breakpoint
CREATE TABLE "search_misses" (
	"day" date NOT NULL,
	"word" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "search_misses_day_word_pk" PRIMARY KEY("day","word"),
	CONSTRAINT "search_misses_times" CHECK (times > 0)
);
--> statement-breakpoint
CREATE INDEX "report_firm_days_day" ON "report_firm_days" USING btree ("booked_on");--> statement-breakpoint
CREATE INDEX "report_deliveries_day" ON "report_deliveries" USING btree ("counts_on","part_line_id");--> statement-breakpoint
CREATE VIEW "public"."report_firm_days_view" WITH (security_invoker = true) AS (select "firm_id", "booked_on", "orders", "amount_fen" from "report_firm_days");--> statement-breakpoint
CREATE VIEW "public"."report_firms_view" WITH (security_invoker = true) AS (select "firm_id", "built_at" from "report_firms");
--> statement-breakpoint
-- What follows from the code; written by npm run db:generate (scripts/db-facts).
revoke insert, update, delete on report_firm_days_view, report_firms_view from shop_app;
--> statement-breakpoint
select protect_firm_table('report_firm_days', 'worker');
--> statement-breakpoint
-- By hand: the desk, and sales accounts for the firms they serve, look at the ledgers of many firms and change none.
create policy desk on report_firms for select using ((select app_scope()) = 'desk');
create policy desk on report_bookings for select using ((select app_scope()) = 'desk');
create policy desk on report_deliveries for select using ((select app_scope()) = 'desk');
create policy desk on report_firm_days for select using ((select app_scope()) = 'desk');
--> statement-breakpoint
-- By hand: sums of what is booked already, each firm under its own name.
do $$
declare
  firm record;
begin
  perform set_config('app.scope', 'worker', true);
  for firm in select firm_id from report_firms loop
    perform set_config('app.firm_id', firm.firm_id::text, true);
    insert into report_firm_days (firm_id, booked_on, orders, amount_fen)
    select b.firm_id, b.booked_on,
      count(distinct b.order_id) filter (where b.kind = 'goods' and b.correction_of is null
        and (b.quantity <> 0 or b.gross_fen <> 0)), sum(b.gross_fen)
    from report_bookings b where b.firm_id = firm.firm_id and b.basis = 'ordered' group by 1, 2;
  end loop;
  perform set_config('app.scope', '', true);
  perform set_config('app.firm_id', '', true);
end $$;
