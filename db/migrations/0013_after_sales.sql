CREATE TABLE "after_sale_cases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "after_sale_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"case_no" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"line_count" integer NOT NULL,
	"asked_fen" bigint DEFAULT 0 NOT NULL,
	"granted_fen" bigint DEFAULT 0 NOT NULL,
	"freight_fen" bigint DEFAULT 0 NOT NULL,
	"return_way" text DEFAULT 'none' NOT NULL,
	"freight_payer" text DEFAULT 'shop' NOT NULL,
	"exchange_wish" text DEFAULT 'wait' NOT NULL,
	"quick" boolean DEFAULT false NOT NULL,
	"pickup_address" jsonb,
	"contact_name" text DEFAULT '' NOT NULL,
	"contact_phone" text DEFAULT '' NOT NULL,
	"sealed_account" text,
	"approval_status" text DEFAULT 'none' NOT NULL,
	"assignee_user_id" bigint,
	"due_at" timestamp with time zone,
	"escalated_at" timestamp with time zone,
	"confirm_until" timestamp with time zone,
	"reject_reason" text DEFAULT '' NOT NULL,
	"reopenings" smallint DEFAULT 0 NOT NULL,
	"child_order_id" bigint,
	"settled_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "after_sale_cases_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "after_sale_cases_no" UNIQUE("firm_id","case_no"),
	CONSTRAINT "after_sale_cases_amounts" CHECK (asked_fen >= 0 and granted_fen >= 0 and freight_fen >= 0),
	CONSTRAINT "after_sale_cases_kind" CHECK (kind in ('return', 'exchange', 'repair', 'resend', 'refund_only', 'price_gap', 'over_return', 'over_keep')),
	CONSTRAINT "after_sale_cases_way" CHECK (return_way in ('pickup', 'deliver', 'mail', 'none')),
	CONSTRAINT "after_sale_cases_payer" CHECK (freight_payer in ('shop', 'buyer')),
	CONSTRAINT "after_sale_cases_wish" CHECK (exchange_wish in ('wait', 'refund')),
	CONSTRAINT "after_sale_cases_approval" CHECK (approval_status in ('none', 'pending', 'passed', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "after_sale_drafts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "after_sale_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"content" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "after_sale_drafts_order" UNIQUE("firm_id","user_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "after_sale_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "after_sale_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"case_id" bigint NOT NULL,
	"user_id" bigint,
	"side" text NOT NULL,
	"kind" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "after_sale_events_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "after_sale_events_side" CHECK (side in ('buyer', 'desk', 'shop'))
);
--> statement-breakpoint
CREATE TABLE "after_sale_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "after_sale_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"case_id" bigint NOT NULL,
	"order_line_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"quantity" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"measured" text DEFAULT '' NOT NULL,
	"gap_fen" bigint DEFAULT 0 NOT NULL,
	"granted_quantity" integer,
	"received_quantity" integer,
	"good_quantity" integer DEFAULT 0 NOT NULL,
	"blocked_quantity" integer DEFAULT 0 NOT NULL,
	"scrap_quantity" integer DEFAULT 0 NOT NULL,
	"refused_quantity" integer DEFAULT 0 NOT NULL,
	"asked_fen" bigint DEFAULT 0 NOT NULL,
	"granted_fen" bigint DEFAULT 0 NOT NULL,
	"settled_quantity" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "after_sale_lines_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "after_sale_lines_line" UNIQUE("firm_id","case_id","order_line_id"),
	CONSTRAINT "after_sale_lines_quantity" CHECK (quantity between 1 and 999999),
	CONSTRAINT "after_sale_lines_granted" CHECK (granted_quantity between 0 and quantity),
	CONSTRAINT "after_sale_lines_graded" CHECK (good_quantity >= 0 and blocked_quantity >= 0 and scrap_quantity >= 0 and refused_quantity >= 0
        and good_quantity + blocked_quantity + scrap_quantity + refused_quantity <= coalesce(received_quantity, 0)),
	CONSTRAINT "after_sale_lines_settled" CHECK (settled_quantity between 0 and quantity),
	CONSTRAINT "after_sale_lines_amounts" CHECK (asked_fen >= 0 and gap_fen >= 0 and granted_fen between 0 and asked_fen)
);
--> statement-breakpoint
CREATE TABLE "after_sale_return_news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "after_sale_return_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"return_id" bigint NOT NULL,
	"notice_id" text NOT NULL,
	"words" text NOT NULL,
	"place" text DEFAULT '' NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "after_sale_return_news_notice" UNIQUE("firm_id","return_id","notice_id")
);
--> statement-breakpoint
CREATE TABLE "after_sale_returns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "after_sale_returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"case_id" bigint NOT NULL,
	"return_no" text NOT NULL,
	"way" text NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking_no" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"warehouse" text NOT NULL,
	"from_address" jsonb,
	"pickup_slot" text DEFAULT '' NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_ask_at" timestamp with time zone,
	"arrived_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "after_sale_returns_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "after_sale_returns_no" UNIQUE("return_no"),
	CONSTRAINT "after_sale_returns_way" CHECK (way in ('pickup', 'deliver', 'mail'))
);
--> statement-breakpoint
CREATE TABLE "returned_stock" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "returned_stock_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"case_line_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"warehouse" text NOT NULL,
	"grade" text NOT NULL,
	"quantity" integer NOT NULL,
	"user_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "returned_stock_once" UNIQUE("firm_id","case_line_id","grade"),
	CONSTRAINT "returned_stock_grade" CHECK (grade in ('good', 'blocked', 'scrap') and quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "after_sale_decisions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "after_sale_decisions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"case_id" bigint NOT NULL,
	"decision" text NOT NULL,
	"decided_by" bigint NOT NULL,
	"checked_by" bigint,
	"status" text DEFAULT 'waiting' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "after_sale_decisions_status" CHECK (status in ('waiting', 'agreed', 'refused', 'dropped')),
	CONSTRAINT "after_sale_decisions_persons" CHECK (checked_by <> decided_by)
);
--> statement-breakpoint
CREATE TABLE "after_sale_firm_settings" (
	"firm_id" bigint PRIMARY KEY NOT NULL,
	"approval_above_fen" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "after_sale_policy" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"quick_case_fen" bigint DEFAULT 20000 NOT NULL,
	"quick_month_fen" bigint DEFAULT 200000 NOT NULL,
	"alone_fen" bigint DEFAULT 200000 NOT NULL,
	"review_hours" smallint DEFAULT 8 NOT NULL,
	"inspect_hours" smallint DEFAULT 24 NOT NULL,
	"confirm_days" smallint DEFAULT 7 NOT NULL,
	"reopen_days" smallint DEFAULT 7 NOT NULL,
	"return_days" smallint DEFAULT 14 NOT NULL,
	"free_days" smallint DEFAULT 7 NOT NULL,
	"fault_days" smallint DEFAULT 30 NOT NULL,
	"warranty_days" smallint DEFAULT 365 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "after_sale_policy_one" CHECK (id = 1),
	CONSTRAINT "after_sale_policy_amounts" CHECK (quick_case_fen >= 0 and quick_month_fen >= 0 and alone_fen >= 0),
	CONSTRAINT "after_sale_policy_days" CHECK (review_hours > 0 and inspect_hours > 0 and confirm_days > 0 and reopen_days > 0 and return_days > 0
        and free_days > 0 and fault_days >= free_days and warranty_days >= fault_days)
);
--> statement-breakpoint
CREATE TABLE "after_sale_postings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "after_sale_postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"case_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"order_line_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"amount_fen" bigint NOT NULL,
	"tax_fen" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "after_sale_postings_once" UNIQUE("firm_id","case_id","order_line_id"),
	CONSTRAINT "after_sale_postings_kind" CHECK (kind in ('statement_credit', 'red_letter'))
);
--> statement-breakpoint
CREATE TABLE "after_sale_quick_months" (
	"firm_id" bigint NOT NULL,
	"month" text NOT NULL,
	"used_fen" bigint NOT NULL,
	CONSTRAINT "after_sale_quick_months_firm_id_month_pk" PRIMARY KEY("firm_id","month"),
	CONSTRAINT "after_sale_quick_months_used" CHECK (used_fen >= 0)
);
--> statement-breakpoint
CREATE TABLE "after_sale_refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "after_sale_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"case_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"goods_fen" bigint NOT NULL,
	"freight_fen" bigint NOT NULL,
	"tax_fen" bigint NOT NULL,
	"status" text DEFAULT 'due' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "after_sale_refunds_case" UNIQUE("firm_id","case_id"),
	CONSTRAINT "after_sale_refunds_amounts" CHECK (goods_fen >= 0 and freight_fen >= 0 and goods_fen + freight_fen > 0),
	CONSTRAINT "after_sale_refunds_status" CHECK (status in ('due', 'done'))
);
--> statement-breakpoint
CREATE TABLE "after_sale_repairs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "after_sale_repairs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"case_id" bigint NOT NULL,
	"finding" text NOT NULL,
	"estimate_fen" bigint DEFAULT 0 NOT NULL,
	"days" smallint DEFAULT 7 NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "after_sale_repairs_case" UNIQUE("firm_id","case_id"),
	CONSTRAINT "after_sale_repairs_status" CHECK (status in ('offered', 'accepted', 'declined', 'done')),
	CONSTRAINT "after_sale_repairs_estimate" CHECK (estimate_fen >= 0 and days between 1 and 180)
);
--> statement-breakpoint
DROP VIEW "public"."sign_lines_view";--> statement-breakpoint
DROP VIEW "public"."order_lines_view";--> statement-breakpoint
DROP VIEW "public"."orders_view";--> statement-breakpoint
ALTER TABLE "approval_flows" DROP CONSTRAINT "approval_flows_document";--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "returned_quantity" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "returned_fen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "origin_case_no" text;--> statement-breakpoint
ALTER TABLE "after_sale_cases" ADD CONSTRAINT "after_sale_cases_firm_id_order_id_orders_firm_id_id_fk" FOREIGN KEY ("firm_id","order_id") REFERENCES "public"."orders"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sale_cases" ADD CONSTRAINT "after_sale_cases_firm_id_child_order_id_orders_firm_id_id_fk" FOREIGN KEY ("firm_id","child_order_id") REFERENCES "public"."orders"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sale_drafts" ADD CONSTRAINT "after_sale_drafts_firm_id_order_id_orders_firm_id_id_fk" FOREIGN KEY ("firm_id","order_id") REFERENCES "public"."orders"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sale_events" ADD CONSTRAINT "after_sale_events_firm_id_case_id_after_sale_cases_firm_id_id_fk" FOREIGN KEY ("firm_id","case_id") REFERENCES "public"."after_sale_cases"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sale_lines" ADD CONSTRAINT "after_sale_lines_firm_id_case_id_after_sale_cases_firm_id_id_fk" FOREIGN KEY ("firm_id","case_id") REFERENCES "public"."after_sale_cases"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sale_lines" ADD CONSTRAINT "after_sale_lines_firm_id_order_line_id_order_lines_firm_id_id_fk" FOREIGN KEY ("firm_id","order_line_id") REFERENCES "public"."order_lines"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sale_return_news" ADD CONSTRAINT "after_sale_return_news_firm_id_return_id_after_sale_returns_firm_id_id_fk" FOREIGN KEY ("firm_id","return_id") REFERENCES "public"."after_sale_returns"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sale_returns" ADD CONSTRAINT "after_sale_returns_firm_id_case_id_after_sale_cases_firm_id_id_fk" FOREIGN KEY ("firm_id","case_id") REFERENCES "public"."after_sale_cases"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returned_stock" ADD CONSTRAINT "returned_stock_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returned_stock" ADD CONSTRAINT "returned_stock_firm_id_case_line_id_after_sale_lines_firm_id_id_fk" FOREIGN KEY ("firm_id","case_line_id") REFERENCES "public"."after_sale_lines"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sale_decisions" ADD CONSTRAINT "after_sale_decisions_firm_id_case_id_after_sale_cases_firm_id_id_fk" FOREIGN KEY ("firm_id","case_id") REFERENCES "public"."after_sale_cases"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sale_postings" ADD CONSTRAINT "after_sale_postings_firm_id_case_id_after_sale_cases_firm_id_id_fk" FOREIGN KEY ("firm_id","case_id") REFERENCES "public"."after_sale_cases"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sale_refunds" ADD CONSTRAINT "after_sale_refunds_firm_id_case_id_after_sale_cases_firm_id_id_fk" FOREIGN KEY ("firm_id","case_id") REFERENCES "public"."after_sale_cases"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sale_repairs" ADD CONSTRAINT "after_sale_repairs_firm_id_case_id_after_sale_cases_firm_id_id_fk" FOREIGN KEY ("firm_id","case_id") REFERENCES "public"."after_sale_cases"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "after_sale_cases_list" ON "after_sale_cases" USING btree ("firm_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status");--> statement-breakpoint
CREATE INDEX "after_sale_cases_buyer" ON "after_sale_cases" USING btree ("firm_id","user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status");--> statement-breakpoint
CREATE INDEX "after_sale_cases_order" ON "after_sale_cases" USING btree ("firm_id","order_id");--> statement-breakpoint
CREATE INDEX "after_sale_cases_child" ON "after_sale_cases" USING btree ("firm_id","child_order_id") WHERE child_order_id is not null;--> statement-breakpoint
CREATE INDEX "after_sale_cases_queue" ON "after_sale_cases" USING btree ("status","due_at","id");--> statement-breakpoint
CREATE INDEX "after_sale_cases_no_alone" ON "after_sale_cases" USING btree ("case_no");--> statement-breakpoint
CREATE INDEX "after_sale_cases_confirm" ON "after_sale_cases" USING btree ("confirm_until") WHERE status = 'confirming';--> statement-breakpoint
CREATE INDEX "after_sale_cases_due" ON "after_sale_cases" USING btree ("due_at") WHERE due_at is not null and escalated_at is null;--> statement-breakpoint
CREATE INDEX "after_sale_drafts_old" ON "after_sale_drafts" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "after_sale_events_case" ON "after_sale_events" USING btree ("firm_id","case_id","id");--> statement-breakpoint
CREATE INDEX "after_sale_lines_order_line" ON "after_sale_lines" USING btree ("firm_id","order_line_id");--> statement-breakpoint
CREATE INDEX "after_sale_returns_case" ON "after_sale_returns" USING btree ("firm_id","case_id","id");--> statement-breakpoint
CREATE INDEX "after_sale_returns_tracking" ON "after_sale_returns" USING btree ("carrier","tracking_no") WHERE tracking_no <> '';--> statement-breakpoint
CREATE INDEX "after_sale_returns_open" ON "after_sale_returns" USING btree ("next_ask_at") WHERE status in ('asked', 'booked', 'moving');--> statement-breakpoint
CREATE INDEX "returned_stock_sku" ON "returned_stock" USING btree ("sku_id","created_at");--> statement-breakpoint
CREATE INDEX "after_sale_decisions_case" ON "after_sale_decisions" USING btree ("firm_id","case_id","id");--> statement-breakpoint
CREATE INDEX "after_sale_decisions_waiting" ON "after_sale_decisions" USING btree ("created_at") WHERE status = 'waiting';--> statement-breakpoint
CREATE INDEX "after_sale_postings_firm" ON "after_sale_postings" USING btree ("firm_id","id");--> statement-breakpoint
CREATE INDEX "after_sale_refunds_order" ON "after_sale_refunds" USING btree ("firm_id","order_id");--> statement-breakpoint
CREATE INDEX "after_sale_refunds_due" ON "after_sale_refunds" USING btree ("created_at") WHERE status = 'due';--> statement-breakpoint
ALTER TABLE "approval_flows" ADD CONSTRAINT "approval_flows_document" CHECK (document_type in ('order', 'quote', 'enquiry', 'budget', 'user', 'material', 'invoice_title', 'after_sale'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_returned" CHECK (returned_quantity between 0 and quantity - cancelled_quantity);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_returned" CHECK (returned_fen between 0 and goods_fen - cancelled_fen + freight_fen);--> statement-breakpoint
CREATE VIEW "public"."sign_lines_view" WITH (security_invoker = true) AS (select "id", "firm_id", "sign_id", "line_id", "received", "short", "damaged", "over" from "sign_lines");--> statement-breakpoint
CREATE VIEW "public"."order_lines_view" WITH (security_invoker = true) AS (select "id", "firm_id", "order_id", "line_no", "sku_id", "item_no", "product_name", "brand_name", "mpn", "order_unit", "quantity", "sales_price", "amount_fen", "day_type", "delivery_days", "promises", "cancelled_quantity", "cancelled_fen", "shipped_quantity", "signed_quantity", "cost_center", "customer_code", "department", "expected_on", "note", "project", "tax_rate_bp", "tax_fen", "returned_quantity" from "order_lines");--> statement-breakpoint
CREATE VIEW "public"."orders_view" WITH (security_invoker = true) AS (select "id", "firm_id", "user_id", "order_no", "status", "po_number", "note", "address", "invoice", "pay_way", "payment_status", "total_fen", "line_count", "cancelled_fen", "share_code", "version", "submitted_at", "updated_at", "freight_fen", "goods_fen", "discount_fen", "returned_fen", "origin_case_no", "invoice_status", "statement_status", "after_sale_status", "region_code" from "orders");
--> statement-breakpoint
-- What follows from the code; written by npm run db:generate (scripts/db-facts).
revoke insert, update, delete on sign_lines_view, order_lines_view, orders_view from shop_app;
--> statement-breakpoint
create sequence after_sale_number_seq;
--> statement-breakpoint
create sequence return_number_seq;
--> statement-breakpoint
select protect_firm_table('after_sale_cases', 'desk');
--> statement-breakpoint
select protect_firm_table('after_sale_decisions', 'desk');
--> statement-breakpoint
select protect_firm_table('after_sale_drafts');
--> statement-breakpoint
select protect_firm_table('after_sale_events', 'desk');
--> statement-breakpoint
select protect_firm_table('after_sale_firm_settings');
--> statement-breakpoint
select protect_firm_table('after_sale_lines', 'desk');
--> statement-breakpoint
select protect_firm_table('after_sale_postings', 'desk');
--> statement-breakpoint
select protect_firm_table('after_sale_quick_months', 'desk');
--> statement-breakpoint
select protect_firm_table('after_sale_refunds', 'desk');
--> statement-breakpoint
select protect_firm_table('after_sale_repairs', 'desk');
--> statement-breakpoint
select protect_firm_table('after_sale_return_news', 'desk');
--> statement-breakpoint
select protect_firm_table('after_sale_returns', 'desk');
--> statement-breakpoint
select protect_firm_table('returned_stock', 'desk');
--> statement-breakpoint
revoke update, delete on after_sale_events from shop_app;
--> statement-breakpoint
revoke update, delete on after_sale_postings from shop_app;
--> statement-breakpoint
revoke update, delete on after_sale_return_news from shop_app;
--> statement-breakpoint
revoke update, delete on returned_stock from shop_app;
--> statement-breakpoint
insert into state_transitions (machine, from_status, to_status) values
  ('after_sale_case', '', 'approving'),
  ('after_sale_case', '', 'reviewing'),
  ('after_sale_case', 'approving', 'rejected'),
  ('after_sale_case', 'approving', 'reviewing'),
  ('after_sale_case', 'approving', 'withdrawn'),
  ('after_sale_case', 'arriving', 'inspecting'),
  ('after_sale_case', 'arriving', 'to_return'),
  ('after_sale_case', 'arriving', 'withdrawn'),
  ('after_sale_case', 'choosing', 'exchanging'),
  ('after_sale_case', 'choosing', 'refunding'),
  ('after_sale_case', 'completed', 'reviewing'),
  ('after_sale_case', 'confirming', 'completed'),
  ('after_sale_case', 'confirming', 'reviewing'),
  ('after_sale_case', 'estimating', 'confirming'),
  ('after_sale_case', 'estimating', 'repairing'),
  ('after_sale_case', 'exchanging', 'choosing'),
  ('after_sale_case', 'exchanging', 'confirming'),
  ('after_sale_case', 'inspecting', 'choosing'),
  ('after_sale_case', 'inspecting', 'estimating'),
  ('after_sale_case', 'inspecting', 'exchanging'),
  ('after_sale_case', 'inspecting', 'refunding'),
  ('after_sale_case', 'inspecting', 'rejected'),
  ('after_sale_case', 'inspecting', 'repairing'),
  ('after_sale_case', 'refunding', 'confirming'),
  ('after_sale_case', 'rejected', 'approving'),
  ('after_sale_case', 'rejected', 'reviewing'),
  ('after_sale_case', 'repairing', 'confirming'),
  ('after_sale_case', 'reviewing', 'choosing'),
  ('after_sale_case', 'reviewing', 'confirming'),
  ('after_sale_case', 'reviewing', 'exchanging'),
  ('after_sale_case', 'reviewing', 'refunding'),
  ('after_sale_case', 'reviewing', 'rejected'),
  ('after_sale_case', 'reviewing', 'supplementing'),
  ('after_sale_case', 'reviewing', 'to_return'),
  ('after_sale_case', 'reviewing', 'withdrawn'),
  ('after_sale_case', 'supplementing', 'rejected'),
  ('after_sale_case', 'supplementing', 'reviewing'),
  ('after_sale_case', 'supplementing', 'withdrawn'),
  ('after_sale_case', 'to_return', 'arriving'),
  ('after_sale_case', 'to_return', 'inspecting'),
  ('after_sale_case', 'to_return', 'rejected'),
  ('after_sale_case', 'to_return', 'withdrawn');
--> statement-breakpoint
insert into state_transitions (machine, from_status, to_status) values
  ('after_sale_return', '', 'asked'),
  ('after_sale_return', '', 'booked'),
  ('after_sale_return', '', 'moving'),
  ('after_sale_return', 'asked', 'booked'),
  ('after_sale_return', 'asked', 'called_off'),
  ('after_sale_return', 'asked', 'failed'),
  ('after_sale_return', 'asked', 'moving'),
  ('after_sale_return', 'booked', 'called_off'),
  ('after_sale_return', 'booked', 'failed'),
  ('after_sale_return', 'booked', 'moving'),
  ('after_sale_return', 'moving', 'arrived'),
  ('after_sale_return', 'moving', 'called_off'),
  ('after_sale_return', 'moving', 'failed');
--> statement-breakpoint
create trigger guard_state before insert or update of status on after_sale_cases for each row execute function guard_state('after_sale_case');
--> statement-breakpoint
create trigger guard_state before insert or update of status on after_sale_returns for each row execute function guard_state('after_sale_return');

--> statement-breakpoint
insert into after_sale_policy (id) values (1);
--> statement-breakpoint
drop policy desk on attachments;
--> statement-breakpoint
create policy desk on attachments
  using ((select app_scope()) = 'desk' and owner_kind in ('order', 'enquiry', 'quote', 'receipt', 'after_sale'))
  with check ((select app_scope()) = 'desk' and owner_kind in ('order', 'enquiry', 'quote', 'receipt', 'after_sale'));
