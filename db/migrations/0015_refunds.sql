CREATE TABLE "payment_refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"payment_id" bigint NOT NULL,
	"refund_no" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"status" text NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "payment_refunds_no" UNIQUE("refund_no"),
	CONSTRAINT "payment_refunds_amount" CHECK (amount_fen > 0),
	CONSTRAINT "payment_refunds_status" CHECK (status in ('asked', 'desk', 'done'))
);
--> statement-breakpoint
DROP INDEX "order_lines_sku";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunding_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_firm_id_order_id_orders_firm_id_id_fk" FOREIGN KEY ("firm_id","order_id") REFERENCES "public"."orders"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_firm_id_payment_id_payments_firm_id_id_fk" FOREIGN KEY ("firm_id","payment_id") REFERENCES "public"."payments"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_refunds_order" ON "payment_refunds" USING btree ("firm_id","order_id");--> statement-breakpoint
CREATE INDEX "payment_refunds_open" ON "payment_refunds" USING btree ("updated_at") WHERE status <> 'done';--> statement-breakpoint
CREATE INDEX "orders_buyer" ON "orders" USING btree ("firm_id","user_id","submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status");--> statement-breakpoint
CREATE INDEX "orders_amount" ON "orders" USING btree ("firm_id","total_fen" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_lines_sku" ON "order_lines" USING btree ("firm_id","sku_id","order_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunds" CHECK (refunding_fen >= 0 and refunded_fen >= 0);--> statement-breakpoint
select protect_firm_table('payment_refunds', 'desk');
--> statement-breakpoint
create policy worker on payment_refunds using ((select app_scope()) = 'worker') with check ((select app_scope()) = 'worker');
--> statement-breakpoint
create sequence refund_number_seq;
--> statement-breakpoint
grant usage on sequence refund_number_seq to shop_app;
--> statement-breakpoint
-- A payment of which a part is back stands as paid again.
insert into state_transitions (machine, from_status, to_status) values ('payment', 'refunding', 'paid');
--> statement-breakpoint
-- What was on its way back before refunds were kept: all of it by people.
insert into payment_refunds (firm_id, order_id, payment_id, refund_no, amount_fen, status, done_at)
  select firm_id, order_id, id, 'REF' || to_char(updated_at at time zone 'Asia/Shanghai', 'YYMMDD')
      || to_char(nextval('refund_number_seq') % 1000000, 'FM000000'), amount_fen,
    case status when 'refunded' then 'done' else 'desk' end, case status when 'refunded' then updated_at end
  from payments where status in ('refunding', 'refunded');
--> statement-breakpoint
update orders o set refunding_fen = s.open, refunded_fen = s.done from (
  select firm_id, order_id, coalesce(sum(amount_fen) filter (where status <> 'done'), 0) as open,
    coalesce(sum(amount_fen) filter (where status = 'done'), 0) as done
  from payment_refunds group by firm_id, order_id) s
where o.firm_id = s.firm_id and o.id = s.order_id;
