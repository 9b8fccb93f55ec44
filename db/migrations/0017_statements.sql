CREATE TABLE "bill_mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bill_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"email" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"statements" boolean DEFAULT true NOT NULL,
	"invoices" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bill_mails_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "bill_mails_email" UNIQUE("firm_id","email")
);
--> statement-breakpoint
CREATE TABLE "statement_disputes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_disputes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"statement_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"dispute_no" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"words" text NOT NULL,
	"claimed_quantity" integer,
	"claimed_price" bigint,
	"asked_fen" bigint NOT NULL,
	"granted_fen" bigint,
	"granted_quantity" integer,
	"answer" text DEFAULT '' NOT NULL,
	"owner_user_id" bigint,
	"due_at" timestamp with time zone,
	"escalated_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "statement_disputes_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "statement_disputes_no" UNIQUE("firm_id","dispute_no"),
	CONSTRAINT "statement_disputes_kind" CHECK (kind in ('quantity', 'price', 'not_received', 'duplicate', 'tax_rate')),
	CONSTRAINT "statement_disputes_amounts" CHECK (asked_fen >= 0 and coalesce(granted_fen, 0) >= 0),
	CONSTRAINT "statement_disputes_units" CHECK (coalesce(claimed_quantity, 0) >= 0 and coalesce(granted_quantity, 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "statement_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"statement_id" bigint NOT NULL,
	"dispute_id" bigint,
	"user_id" bigint,
	"side" text NOT NULL,
	"kind" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statement_events_side" CHECK (side in ('buyer', 'desk', 'shop'))
);
--> statement-breakpoint
CREATE TABLE "statement_exceptions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_exceptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"statement_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"expected" text NOT NULL,
	"found" text NOT NULL,
	"difference" text NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"resolved_by" bigint,
	"resolved_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statement_exceptions_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "statement_exceptions_once" UNIQUE("firm_id","line_id","reason"),
	CONSTRAINT "statement_exceptions_status" CHECK (status in ('open', 'accepted', 'disputed', 'cleared'))
);
--> statement-breakpoint
CREATE TABLE "statement_invoiced" (
	"firm_id" bigint NOT NULL,
	"invoice_no" text NOT NULL,
	"order_line_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"amount_fen" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statement_invoiced_firm_id_invoice_no_order_line_id_pk" PRIMARY KEY("firm_id","invoice_no","order_line_id")
);
--> statement-breakpoint
CREATE TABLE "statement_links" (
	"link_id" text NOT NULL,
	"firm_id" bigint NOT NULL,
	"statement_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"secret_hash" text NOT NULL,
	"for_whom" text DEFAULT '' NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"openings" integer DEFAULT 0 NOT NULL,
	"last_opened_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statement_links_firm_id_link_id_pk" PRIMARY KEY("firm_id","link_id")
);
--> statement-breakpoint
CREATE TABLE "statement_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"statement_id" bigint NOT NULL,
	"source" text NOT NULL,
	"source_id" bigint NOT NULL,
	"status" text NOT NULL,
	"day" date NOT NULL,
	"order_id" bigint NOT NULL,
	"order_line_id" bigint,
	"user_id" bigint NOT NULL,
	"order_no" text NOT NULL,
	"part_no" integer,
	"document_no" text DEFAULT '' NOT NULL,
	"po_number" text DEFAULT '' NOT NULL,
	"customer_code" text DEFAULT '' NOT NULL,
	"department" text DEFAULT '' NOT NULL,
	"cost_center" text DEFAULT '' NOT NULL,
	"item_no" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"spec" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"sales_price" bigint NOT NULL,
	"tax_rate_bp" integer NOT NULL,
	"amount_fen" bigint NOT NULL,
	"tax_fen" bigint NOT NULL,
	"due_fen" bigint NOT NULL,
	"signer" text DEFAULT '' NOT NULL,
	"shipment_no" text DEFAULT '' NOT NULL,
	"sign_kind" text DEFAULT '' NOT NULL,
	"own_no" text DEFAULT '' NOT NULL,
	"check_result" text DEFAULT 'none' NOT NULL,
	"check_note" text DEFAULT '' NOT NULL,
	"dispute_id" bigint,
	CONSTRAINT "statement_lines_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "statement_lines_source" UNIQUE("firm_id","source","source_id"),
	CONSTRAINT "statement_lines_status" CHECK (status in ('open', 'disputed', 'confirmed', 'booked', 'settled')),
	CONSTRAINT "statement_lines_kind" CHECK (source in ('sign', 'discount', 'freight', 'freight_return', 'posting', 'adjustment')),
	CONSTRAINT "statement_lines_due" CHECK (due_fen in (0, amount_fen)),
	CONSTRAINT "statement_lines_check" CHECK (check_result in ('none', 'same', 'different'))
);
--> statement-breakpoint
CREATE TABLE "statement_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statement_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"cycle_from" date NOT NULL,
	"cycle_to" date NOT NULL,
	"status" text NOT NULL,
	"statements" integer DEFAULT 0 NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"due_fen" bigint DEFAULT 0 NOT NULL,
	"millis" integer DEFAULT 0 NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 1 NOT NULL,
	"finished_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statement_runs_cycle" UNIQUE("firm_id","cycle_to"),
	CONSTRAINT "statement_runs_status" CHECK (status in ('done', 'failed')),
	CONSTRAINT "statement_runs_days" CHECK (cycle_from <= cycle_to)
);
--> statement-breakpoint
CREATE TABLE "statement_sums" (
	"firm_id" bigint NOT NULL,
	"statement_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"status" text NOT NULL,
	"adjusting" text NOT NULL,
	"tax_rate_bp" integer NOT NULL,
	"lines" integer NOT NULL,
	"amount_fen" bigint NOT NULL,
	"tax_fen" bigint NOT NULL,
	"due_fen" bigint NOT NULL,
	CONSTRAINT "statement_sums_firm_id_statement_id_user_id_status_adjusting_tax_rate_bp_pk" PRIMARY KEY("firm_id","statement_id","user_id","status","adjusting","tax_rate_bp"),
	CONSTRAINT "statement_sums_adjusting" CHECK (adjusting in ('yes', 'no'))
);
--> statement-breakpoint
CREATE TABLE "statement_terms" (
	"firm_id" bigint PRIMARY KEY NOT NULL,
	"cycle" text NOT NULL,
	"cut_off_days" integer[] NOT NULL,
	"rolling_days" integer DEFAULT 0 NOT NULL,
	"term_days" integer,
	"confirm_days" integer NOT NULL,
	"rounding" text NOT NULL,
	"grouping" text NOT NULL,
	"price_basis" text NOT NULL,
	"tolerance_quantity" integer NOT NULL,
	"tolerance_price_bp" integer NOT NULL,
	"tolerance_fen" bigint NOT NULL,
	"columns" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statement_terms_cycle" CHECK (cycle in ('monthly', 'fixed', 'weekly', 'rolling')),
	CONSTRAINT "statement_terms_days" CHECK (case cycle when 'rolling' then rolling_days between 1 and 90
        when 'weekly' then cardinality(cut_off_days) between 1 and 6 and 7 >= all (cut_off_days)
        else cardinality(cut_off_days) between 1 and 6 end and 1 <= all (cut_off_days) and 31 >= all (cut_off_days)),
	CONSTRAINT "statement_terms_rounding" CHECK (rounding in ('line', 'total')),
	CONSTRAINT "statement_terms_grouping" CHECK (grouping in ('company', 'department', 'cost_center', 'po', 'address')),
	CONSTRAINT "statement_terms_basis" CHECK (price_basis in ('gross', 'net')),
	CONSTRAINT "statement_terms_limits" CHECK (coalesce(term_days, 0) between 0 and 365 and confirm_days between 1 and 90),
	CONSTRAINT "statement_terms_tolerances" CHECK (tolerance_quantity >= 0 and tolerance_price_bp between 0 and 9999 and tolerance_fen >= 0)
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"statement_no" text NOT NULL,
	"cycle" text NOT NULL,
	"cycle_from" date NOT NULL,
	"cycle_to" date NOT NULL,
	"grouping" text NOT NULL,
	"group_key" text DEFAULT '' NOT NULL,
	"price_basis" text NOT NULL,
	"term_days" integer NOT NULL,
	"due_on" date NOT NULL,
	"confirm_by" date NOT NULL,
	"status" text NOT NULL,
	"approval_status" text DEFAULT 'none' NOT NULL,
	"line_count" integer NOT NULL,
	"open_lines" integer NOT NULL,
	"disputed_lines" integer DEFAULT 0 NOT NULL,
	"amount_fen" bigint NOT NULL,
	"tax_fen" bigint NOT NULL,
	"due_fen" bigint NOT NULL,
	"invoiced_fen" bigint DEFAULT 0 NOT NULL,
	"paid_fen" bigint DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	"disputed_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	CONSTRAINT "statements_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "statements_no" UNIQUE("firm_id","statement_no"),
	CONSTRAINT "statements_cycle" UNIQUE("firm_id","cycle_to","grouping","group_key"),
	CONSTRAINT "statements_approval" CHECK (approval_status in ('none', 'pending', 'passed', 'refused')),
	CONSTRAINT "statements_counts" CHECK (line_count > 0 and open_lines >= 0 and disputed_lines >= 0)
);
--> statement-breakpoint
DROP VIEW "public"."shipments_view";--> statement-breakpoint
DROP VIEW "public"."sign_records_view";--> statement-breakpoint
ALTER TABLE "approval_flows" DROP CONSTRAINT "approval_flows_document";--> statement-breakpoint
ALTER TABLE "statement_disputes" ADD CONSTRAINT "statement_disputes_firm_id_statement_id_statements_firm_id_id_fk" FOREIGN KEY ("firm_id","statement_id") REFERENCES "public"."statements"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_disputes" ADD CONSTRAINT "statement_disputes_firm_id_line_id_statement_lines_firm_id_id_fk" FOREIGN KEY ("firm_id","line_id") REFERENCES "public"."statement_lines"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_events" ADD CONSTRAINT "statement_events_firm_id_statement_id_statements_firm_id_id_fk" FOREIGN KEY ("firm_id","statement_id") REFERENCES "public"."statements"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_exceptions" ADD CONSTRAINT "statement_exceptions_firm_id_statement_id_statements_firm_id_id_fk" FOREIGN KEY ("firm_id","statement_id") REFERENCES "public"."statements"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_links" ADD CONSTRAINT "statement_links_firm_id_statement_id_statements_firm_id_id_fk" FOREIGN KEY ("firm_id","statement_id") REFERENCES "public"."statements"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_firm_id_statement_id_statements_firm_id_id_fk" FOREIGN KEY ("firm_id","statement_id") REFERENCES "public"."statements"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_sums" ADD CONSTRAINT "statement_sums_firm_id_statement_id_statements_firm_id_id_fk" FOREIGN KEY ("firm_id","statement_id") REFERENCES "public"."statements"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_disputes_no_alone" ON "statement_disputes" USING btree ("dispute_no");--> statement-breakpoint
CREATE INDEX "statement_disputes_statement" ON "statement_disputes" USING btree ("firm_id","statement_id","id");--> statement-breakpoint
CREATE INDEX "statement_disputes_line" ON "statement_disputes" USING btree ("firm_id","line_id");--> statement-breakpoint
CREATE INDEX "statement_disputes_queue" ON "statement_disputes" USING btree ("status","due_at","id");--> statement-breakpoint
CREATE INDEX "statement_disputes_late" ON "statement_disputes" USING btree ("due_at") WHERE due_at is not null and escalated_at is null;--> statement-breakpoint
CREATE INDEX "statement_events_statement" ON "statement_events" USING btree ("firm_id","statement_id","id");--> statement-breakpoint
CREATE INDEX "statement_events_dispute" ON "statement_events" USING btree ("firm_id","dispute_id","id") WHERE dispute_id is not null;--> statement-breakpoint
CREATE INDEX "statement_exceptions_statement" ON "statement_exceptions" USING btree ("firm_id","statement_id","id");--> statement-breakpoint
CREATE INDEX "statement_exceptions_open" ON "statement_exceptions" USING btree ("id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "statement_invoiced_line" ON "statement_invoiced" USING btree ("firm_id","order_line_id");--> statement-breakpoint
CREATE INDEX "statement_links_statement" ON "statement_links" USING btree ("firm_id","statement_id");--> statement-breakpoint
CREATE INDEX "statement_lines_page" ON "statement_lines" USING btree ("firm_id","statement_id","day","id");--> statement-breakpoint
CREATE INDEX "statement_lines_order_line" ON "statement_lines" USING btree ("firm_id","order_line_id");--> statement-breakpoint
CREATE INDEX "statement_runs_latest" ON "statement_runs" USING btree ("finished_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "statement_runs_failed" ON "statement_runs" USING btree ("firm_id") WHERE status = 'failed';--> statement-breakpoint
CREATE INDEX "statement_sums_person" ON "statement_sums" USING btree ("firm_id","user_id","statement_id");--> statement-breakpoint
CREATE INDEX "statements_no_alone" ON "statements" USING btree ("statement_no");--> statement-breakpoint
CREATE INDEX "statements_list" ON "statements" USING btree ("firm_id","cycle_to" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "statements_queue" ON "statements" USING btree ("status","cycle_to" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "statements_open" ON "statements" USING btree ("firm_id","due_on") WHERE due_fen <> paid_fen;--> statement-breakpoint
CREATE INDEX "statements_undelivered" ON "statements" USING btree ("id") WHERE delivered_at is null;--> statement-breakpoint
ALTER TABLE "approval_flows" ADD CONSTRAINT "approval_flows_document" CHECK (document_type in ('order', 'quote', 'enquiry', 'budget', 'user', 'material', 'invoice_title', 'after_sale', 'statement'));--> statement-breakpoint
CREATE VIEW "public"."after_sale_cases_view" WITH (security_invoker = true) AS (select "id", "firm_id", "order_id", "case_no", "kind", "status" from "after_sale_cases");--> statement-breakpoint
CREATE VIEW "public"."after_sale_lines_view" WITH (security_invoker = true) AS (select "id", "firm_id", "case_id", "order_line_id", "line_no", "reason", "settled_quantity" from "after_sale_lines");--> statement-breakpoint
CREATE VIEW "public"."after_sale_refunds_view" WITH (security_invoker = true) AS (select "id", "firm_id", "case_id", "order_id", "goods_fen", "freight_fen", "created_at" from "after_sale_refunds");--> statement-breakpoint
CREATE VIEW "public"."bill_mails_view" WITH (security_invoker = true) AS (select "id", "firm_id", "email", "name", "statements", "invoices" from "bill_mails");--> statement-breakpoint
CREATE VIEW "public"."statement_lines_view" WITH (security_invoker = true) AS (select "id", "firm_id", "statement_id", "source", "source_id", "status", "day", "order_id", "order_line_id", "user_id", "order_no", "po_number", "document_no", "item_no", "name", "spec", "unit", "quantity", "sales_price", "tax_rate_bp", "amount_fen", "tax_fen", "due_fen", "department", "cost_center", "customer_code" from "statement_lines");--> statement-breakpoint
CREATE VIEW "public"."statements_view" WITH (security_invoker = true) AS (select "id", "firm_id", "statement_no", "cycle", "cycle_from", "cycle_to", "group_key", "status", "due_on", "term_days", "line_count", "open_lines", "disputed_lines", "amount_fen", "tax_fen", "due_fen", "invoiced_fen", "paid_fen", "created_at", "confirmed_at" from "statements");--> statement-breakpoint
CREATE VIEW "public"."shipments_view" WITH (security_invoker = true) AS (select "id", "firm_id", "order_id", "part_id", "carrier", "status", "shipped_at", "delivered_at", "shipment_no" from "shipments");--> statement-breakpoint
CREATE VIEW "public"."sign_records_view" WITH (security_invoker = true) AS (select "id", "firm_id", "order_id", "shipment_id", "kind", "signed_at", "signer" from "sign_records");
--> statement-breakpoint
-- What follows from the code; written by npm run db:generate (scripts/db-facts).
revoke insert, update, delete on after_sale_cases_view, after_sale_lines_view, after_sale_refunds_view, bill_mails_view, statement_lines_view, statements_view, shipments_view, sign_records_view from shop_app;
--> statement-breakpoint
create sequence dispute_number_seq;
--> statement-breakpoint
create sequence statement_number_seq;
--> statement-breakpoint
select protect_firm_table('bill_mails', 'worker');
--> statement-breakpoint
select protect_firm_table('statement_disputes', 'desk');
--> statement-breakpoint
select protect_firm_table('statement_events', 'desk');
--> statement-breakpoint
select protect_firm_table('statement_exceptions', 'desk');
--> statement-breakpoint
select protect_firm_table('statement_invoiced', 'desk');
--> statement-breakpoint
select protect_firm_table('statement_lines', 'desk');
--> statement-breakpoint
select protect_firm_table('statement_links');
--> statement-breakpoint
select protect_firm_table('statement_runs', 'desk');
--> statement-breakpoint
select protect_firm_table('statement_sums', 'desk');
--> statement-breakpoint
select protect_firm_table('statement_terms', 'desk');
--> statement-breakpoint
select protect_firm_table('statements', 'desk');
--> statement-breakpoint
revoke update, delete on statement_events from shop_app;
--> statement-breakpoint
revoke update, delete on statement_invoiced from shop_app;
--> statement-breakpoint
insert into state_transitions (machine, from_status, to_status) values
  ('statement', '', 'generated'),
  ('statement', 'approving', 'confirmed'),
  ('statement', 'approving', 'disputed'),
  ('statement', 'approving', 'invoiced'),
  ('statement', 'approving', 'partly_invoiced'),
  ('statement', 'approving', 'partly_paid'),
  ('statement', 'approving', 'settled'),
  ('statement', 'approving', 'to_confirm'),
  ('statement', 'confirmed', 'invoiced'),
  ('statement', 'confirmed', 'partly_invoiced'),
  ('statement', 'confirmed', 'partly_paid'),
  ('statement', 'confirmed', 'settled'),
  ('statement', 'disputed', 'approving'),
  ('statement', 'disputed', 'confirmed'),
  ('statement', 'disputed', 'invoiced'),
  ('statement', 'disputed', 'partly_invoiced'),
  ('statement', 'disputed', 'partly_paid'),
  ('statement', 'disputed', 'settled'),
  ('statement', 'disputed', 'to_confirm'),
  ('statement', 'generated', 'approving'),
  ('statement', 'generated', 'confirmed'),
  ('statement', 'generated', 'disputed'),
  ('statement', 'generated', 'invoiced'),
  ('statement', 'generated', 'partly_invoiced'),
  ('statement', 'generated', 'partly_paid'),
  ('statement', 'generated', 'settled'),
  ('statement', 'generated', 'to_confirm'),
  ('statement', 'invoiced', 'confirmed'),
  ('statement', 'invoiced', 'partly_invoiced'),
  ('statement', 'invoiced', 'partly_paid'),
  ('statement', 'invoiced', 'settled'),
  ('statement', 'partly_invoiced', 'confirmed'),
  ('statement', 'partly_invoiced', 'invoiced'),
  ('statement', 'partly_invoiced', 'partly_paid'),
  ('statement', 'partly_invoiced', 'settled'),
  ('statement', 'partly_paid', 'confirmed'),
  ('statement', 'partly_paid', 'invoiced'),
  ('statement', 'partly_paid', 'partly_invoiced'),
  ('statement', 'partly_paid', 'settled'),
  ('statement', 'settled', 'confirmed'),
  ('statement', 'settled', 'invoiced'),
  ('statement', 'settled', 'partly_invoiced'),
  ('statement', 'settled', 'partly_paid'),
  ('statement', 'to_confirm', 'approving'),
  ('statement', 'to_confirm', 'confirmed'),
  ('statement', 'to_confirm', 'disputed'),
  ('statement', 'to_confirm', 'invoiced'),
  ('statement', 'to_confirm', 'partly_invoiced'),
  ('statement', 'to_confirm', 'partly_paid'),
  ('statement', 'to_confirm', 'settled');
--> statement-breakpoint
insert into state_transitions (machine, from_status, to_status) values
  ('statement_dispute', '', 'waiting'),
  ('statement_dispute', 'handling', 'offered'),
  ('statement_dispute', 'handling', 'rejected'),
  ('statement_dispute', 'handling', 'withdrawn'),
  ('statement_dispute', 'offered', 'agreed'),
  ('statement_dispute', 'offered', 'handling'),
  ('statement_dispute', 'offered', 'withdrawn'),
  ('statement_dispute', 'rejected', 'handling'),
  ('statement_dispute', 'rejected', 'withdrawn'),
  ('statement_dispute', 'waiting', 'handling'),
  ('statement_dispute', 'waiting', 'offered'),
  ('statement_dispute', 'waiting', 'rejected'),
  ('statement_dispute', 'waiting', 'withdrawn');
--> statement-breakpoint
create trigger guard_state before insert or update of status on statement_disputes for each row execute function guard_state('statement_dispute');
--> statement-breakpoint
create trigger guard_state before insert or update of status on statements for each row execute function guard_state('statement');

--> statement-breakpoint
-- By hand. What a line says of goods and money is written once; what is said of it may change.
revoke update, delete on statement_lines from shop_app;
--> statement-breakpoint
grant update (status, own_no, check_result, check_note, dispute_id) on statement_lines to shop_app;
--> statement-breakpoint
drop policy desk on attachments;
--> statement-breakpoint
create policy desk on attachments
  using ((select app_scope()) = 'desk' and owner_kind in ('order', 'enquiry', 'quote', 'receipt', 'after_sale', 'statement'))
  with check ((select app_scope()) = 'desk' and owner_kind in ('order', 'enquiry', 'quote', 'receipt', 'after_sale', 'statement'));
--> statement-breakpoint
-- The worker delivers statements, escalates disputes and tells people of them.
do $$
declare
  name text;
begin
  foreach name in array array['statement_terms', 'statement_runs', 'statements', 'statement_lines', 'statement_sums',
    'statement_disputes', 'statement_events', 'statement_exceptions', 'statement_invoiced'] loop
    execute format('create policy worker on %I using ((select app_scope()) = ''worker'') with check ((select app_scope()) = ''worker'')', name);
  end loop;
end $$;
