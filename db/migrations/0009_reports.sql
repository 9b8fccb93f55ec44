CREATE TABLE "report_bookings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"basis" text NOT NULL,
	"kind" text NOT NULL,
	"source_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"booked_on" date NOT NULL,
	"correction_of" date,
	"user_id" bigint NOT NULL,
	"department_id" bigint NOT NULL,
	"cost_center_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"brand_id" bigint NOT NULL,
	"quantity" bigint NOT NULL,
	"gross_fen" bigint NOT NULL,
	"net_fen" bigint NOT NULL,
	"saved_fen" bigint NOT NULL,
	"saved_net_fen" bigint NOT NULL,
	"last_fen" bigint NOT NULL,
	"last_net_fen" bigint NOT NULL,
	"price" bigint NOT NULL,
	"list_price" bigint NOT NULL,
	"last_price" bigint NOT NULL,
	"cause" text DEFAULT '' NOT NULL,
	CONSTRAINT "report_bookings_entry" UNIQUE("firm_id","basis","kind","source_id","booked_on"),
	CONSTRAINT "report_bookings_basis" CHECK (basis in ('ordered', 'signed') and kind in ('goods', 'freight')),
	CONSTRAINT "report_bookings_cause" CHECK (cause in ('', 'quote', 'agreement', 'level')),
	CONSTRAINT "report_bookings_correction" CHECK (correction_of is null or correction_of < booked_on)
);
--> statement-breakpoint
CREATE TABLE "report_days" (
	"firm_id" bigint NOT NULL,
	"basis" text NOT NULL,
	"kind" text NOT NULL,
	"booked_on" date NOT NULL,
	"user_id" bigint NOT NULL,
	"department_id" bigint NOT NULL,
	"cost_center_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"brand_id" bigint NOT NULL,
	"entries" integer NOT NULL,
	"quantity" bigint NOT NULL,
	"gross_fen" bigint NOT NULL,
	"net_fen" bigint NOT NULL,
	"saved_fen" bigint NOT NULL,
	"saved_net_fen" bigint NOT NULL,
	"last_fen" bigint NOT NULL,
	"last_net_fen" bigint NOT NULL,
	"corrected_fen" bigint NOT NULL,
	"corrected_net_fen" bigint NOT NULL,
	CONSTRAINT "report_days_place" PRIMARY KEY("firm_id","basis","kind","booked_on","user_id","department_id","cost_center_id","category_id","brand_id")
);
--> statement-breakpoint
CREATE TABLE "report_deliveries" (
	"part_line_id" bigint NOT NULL,
	"firm_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"part_no" integer NOT NULL,
	"user_id" bigint NOT NULL,
	"department_id" bigint NOT NULL,
	"cost_center_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"brand_id" bigint NOT NULL,
	"warehouse" text NOT NULL,
	"carrier" text NOT NULL,
	"quantity" integer NOT NULL,
	"received" integer,
	"ordered_on" date NOT NULL,
	"promised_on" date NOT NULL,
	"shipped_on" date,
	"delivered_on" date,
	"reason" text NOT NULL,
	CONSTRAINT "report_deliveries_firm_id_part_line_id_pk" PRIMARY KEY("firm_id","part_line_id")
);
--> statement-breakpoint
CREATE TABLE "report_filters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_filters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"page" text NOT NULL,
	"name" text NOT NULL,
	"filter" jsonb NOT NULL,
	"shared" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_filters_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "report_filters_name" UNIQUE("firm_id","user_id","page","name"),
	CONSTRAINT "report_filters_page" CHECK (page in ('spend', 'delivery', 'category'))
);
--> statement-breakpoint
CREATE TABLE "report_firms" (
	"firm_id" bigint PRIMARY KEY NOT NULL,
	"closing_day" smallint DEFAULT 5 NOT NULL,
	"closed_through" date,
	"generation" bigint DEFAULT 0 NOT NULL,
	"built_through" bigint DEFAULT 0 NOT NULL,
	"built_orders" integer DEFAULT 0 NOT NULL,
	"orders_to_build" integer DEFAULT 0 NOT NULL,
	"built_at" timestamp with time zone,
	CONSTRAINT "report_firms_closing_day" CHECK (closing_day between 1 and 28)
);
--> statement-breakpoint
DROP VIEW "public"."order_lines_view";--> statement-breakpoint
DROP VIEW "public"."orders_view";--> statement-breakpoint
CREATE INDEX "report_bookings_days" ON "report_bookings" USING btree ("firm_id","basis","kind","booked_on","id");--> statement-breakpoint
CREATE INDEX "report_bookings_order" ON "report_bookings" USING btree ("firm_id","order_id");--> statement-breakpoint
CREATE INDEX "report_deliveries_due" ON "report_deliveries" USING btree ("firm_id","promised_on","part_line_id");--> statement-breakpoint
CREATE INDEX "report_deliveries_order" ON "report_deliveries" USING btree ("firm_id","order_id");--> statement-breakpoint
CREATE VIEW "public"."approval_requests_view" WITH (security_invoker = true) AS (select "id", "firm_id", "request_no", "title", "requester_user_id", "department_id", "amount_fen", "status", "created_at", "decided_at" from "approval_requests");--> statement-breakpoint
CREATE VIEW "public"."budget_periods_view" WITH (security_invoker = true) AS (select "id", "firm_id", "rule_id", "cost_center_id", "starts_on", "ends_on", "limit_fen", "reserved_fen", "used_fen" from "budget_periods");--> statement-breakpoint
CREATE VIEW "public"."cost_rules_view" WITH (security_invoker = true) AS (select "id", "firm_id", "cost_center_id", "frequency", "limit_fen", "starts_on", "ends_on", "status" from "cost_rules");--> statement-breakpoint
CREATE VIEW "public"."order_part_lines_view" WITH (security_invoker = true) AS (select "id", "firm_id", "part_id", "line_id", "quantity" from "order_part_lines");--> statement-breakpoint
CREATE VIEW "public"."order_parts_view" WITH (security_invoker = true) AS (select "id", "firm_id", "order_id", "part_no", "warehouse", "promised_on", "arrives_on", "first_promised_on", "first_arrives_on", "status" from "order_parts");--> statement-breakpoint
CREATE VIEW "public"."shipment_lines_view" WITH (security_invoker = true) AS (select "id", "firm_id", "shipment_id", "line_id", "quantity" from "shipment_lines");--> statement-breakpoint
CREATE VIEW "public"."shipments_view" WITH (security_invoker = true) AS (select "id", "firm_id", "order_id", "part_id", "carrier", "status", "shipped_at", "delivered_at" from "shipments");--> statement-breakpoint
CREATE VIEW "public"."sign_lines_view" WITH (security_invoker = true) AS (select "id", "firm_id", "sign_id", "line_id", "received", "short", "damaged" from "sign_lines");--> statement-breakpoint
CREATE VIEW "public"."sign_records_view" WITH (security_invoker = true) AS (select "id", "firm_id", "order_id", "shipment_id", "kind", "signed_at" from "sign_records");--> statement-breakpoint
CREATE VIEW "public"."quote_conversions_view" WITH (security_invoker = true) AS (select "firm_id", "quote_id", "line_id", "order_id", "amount_fen", "created_at" from "quote_conversions");--> statement-breakpoint
CREATE VIEW "public"."quote_lines_view" WITH (security_invoker = true) AS (select "id", "firm_id", "sku_id" from "quote_lines");--> statement-breakpoint
CREATE VIEW "public"."order_lines_view" WITH (security_invoker = true) AS (select "id", "firm_id", "order_id", "line_no", "sku_id", "item_no", "product_name", "brand_name", "mpn", "order_unit", "quantity", "sales_price", "amount_fen", "day_type", "delivery_days", "promises", "cancelled_quantity", "cancelled_fen", "shipped_quantity", "signed_quantity", "cost_center", "customer_code", "department", "expected_on", "note", "project", "tax_rate_bp", "tax_fen" from "order_lines");--> statement-breakpoint
CREATE VIEW "public"."orders_view" WITH (security_invoker = true) AS (select "id", "firm_id", "user_id", "order_no", "status", "po_number", "note", "address", "invoice", "pay_way", "payment_status", "total_fen", "line_count", "cancelled_fen", "share_code", "version", "submitted_at", "updated_at", "freight_fen" from "orders");
--> statement-breakpoint
-- What follows from the code; written by npm run db:generate (scripts/db-facts).
revoke insert, update, delete on approval_requests_view, budget_periods_view, cost_rules_view, order_part_lines_view, order_parts_view, shipment_lines_view, shipments_view, sign_lines_view, sign_records_view, quote_conversions_view, quote_lines_view, order_lines_view, orders_view from shop_app;
--> statement-breakpoint
select protect_firm_table('report_bookings', 'worker');
--> statement-breakpoint
select protect_firm_table('report_days', 'worker');
--> statement-breakpoint
select protect_firm_table('report_deliveries', 'worker');
--> statement-breakpoint
select protect_firm_table('report_filters');
--> statement-breakpoint
select protect_firm_table('report_firms', 'worker');
