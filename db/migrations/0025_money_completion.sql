CREATE TABLE "title_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "title_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"request_no" text NOT NULL,
	"title_id" bigint,
	"title_version" integer,
	"before" jsonb,
	"after" jsonb NOT NULL,
	"title" text NOT NULL,
	"tax_no" text NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"asked_by" bigint NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"answer" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "title_requests_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "title_requests_no" UNIQUE("request_no"),
	CONSTRAINT "title_requests_change" CHECK ((title_version is null) = (before is null)),
	CONSTRAINT "title_requests_decided" CHECK ((status in ('approved', 'refused')) = (decided_by is not null))
);
--> statement-breakpoint
CREATE TABLE "erp_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erp_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"role" text NOT NULL,
	"cost_center" text DEFAULT '' NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"account" text NOT NULL,
	"account_name" text DEFAULT '' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erp_codes_place" UNIQUE("firm_id","role","cost_center","category"),
	CONSTRAINT "erp_codes_role" CHECK (role in ('expense', 'input_tax', 'payable', 'supplier')),
	CONSTRAINT "erp_codes_expense" CHECK (role = 'expense' or (cost_center = '' and category = ''))
);
--> statement-breakpoint
CREATE TABLE "dunning_policy" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"steps" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"user_id" bigint NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dunning_policy_one" CHECK (id = 1)
);
--> statement-breakpoint
CREATE TABLE "dunning_stops" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dunning_stops_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"until" date,
	"reason" text NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" bigint,
	CONSTRAINT "dunning_stops_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "dunning_stops_ended" CHECK ((ended_at is null) = (ended_by is null))
);
--> statement-breakpoint
CREATE INDEX "title_requests_firm" ON "title_requests" USING btree ("firm_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "title_requests_queue" ON "title_requests" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "title_requests_tax_no" ON "title_requests" USING btree ("tax_no");--> statement-breakpoint
CREATE UNIQUE INDEX "title_requests_waiting" ON "title_requests" USING btree ("firm_id","title","tax_no") WHERE status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "title_requests_waiting_title" ON "title_requests" USING btree ("firm_id","title_id") WHERE status = 'waiting' and title_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "dunning_stops_open" ON "dunning_stops" USING btree ("firm_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "orders_origin_case" ON "orders" USING btree ("firm_id","origin_case_no") WHERE origin_case_no is not null;--> statement-breakpoint
CREATE VIEW "public"."invoice_red_letters_view" WITH (security_invoker = true) AS (select "id", "firm_id", "invoice_id", "red_invoice_no", "issued_at" from "invoice_red_letters");--> statement-breakpoint
CREATE VIEW "public"."invoice_red_lines_view" WITH (security_invoker = true) AS (select "firm_id", "red_letter_id", "invoice_line_id", "amount_fen", "tax_fen" from "invoice_red_lines");--> statement-breakpoint
CREATE VIEW "public"."statement_disputes_view" WITH (security_invoker = true) AS (select "firm_id", "statement_id", "line_id" from "statement_disputes");
--> statement-breakpoint
-- What follows from the code; written by npm run db:generate (scripts/db-facts).
revoke insert, update, delete on invoice_red_letters_view, invoice_red_lines_view, statement_disputes_view from shop_app;
--> statement-breakpoint
revoke update, delete on invoice_red_lines from shop_app;
--> statement-breakpoint
create sequence title_request_number_seq;
--> statement-breakpoint
select protect_firm_table('dunning_stops', 'desk');
--> statement-breakpoint
select protect_firm_table('erp_codes');
--> statement-breakpoint
select protect_firm_table('title_requests', 'desk');
--> statement-breakpoint
insert into state_transitions (machine, from_status, to_status) values
  ('title_request', '', 'waiting'),
  ('title_request', 'waiting', 'approved'),
  ('title_request', 'waiting', 'refused'),
  ('title_request', 'waiting', 'withdrawn');
--> statement-breakpoint
create trigger guard_state before insert or update of status on title_requests for each row execute function guard_state('title_request');

--> statement-breakpoint
-- By hand. The worker reminds nobody whom the desk has told it to leave alone.
create policy worker on dunning_stops for select using ((select app_scope()) = 'worker');
--> statement-breakpoint
-- By hand. What a paper says of goods and money is written once, as with lines of statements; what becomes of it may change.
revoke update, delete on invoice_lines from shop_app;
--> statement-breakpoint
grant update (red_quantity, red_fen, red_tax_fen) on invoice_lines to shop_app;
--> statement-breakpoint
revoke update, delete on invoice_application_lines from shop_app;
--> statement-breakpoint
grant update (released_quantity, released_fen, tax_code, tax_short_name) on invoice_application_lines to shop_app;
--> statement-breakpoint
revoke update, delete on receipts from shop_app;
--> statement-breakpoint
grant update (status, allocated_fen, reversed_by, reversed_reason, reversed_at, version, updated_at) on receipts to shop_app;
--> statement-breakpoint
revoke update, delete on write_offs from shop_app;
--> statement-breakpoint
grant update (status, decided_by, decided_at, answer, version) on write_offs to shop_app;
--> statement-breakpoint
revoke delete on statements, invoices, invoice_red_letters from shop_app;
