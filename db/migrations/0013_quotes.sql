CREATE TABLE "enquiries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"enquiry_no" text NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"source" text DEFAULT 'typed' NOT NULL,
	"region_code" text DEFAULT '' NOT NULL,
	"urgent" boolean DEFAULT false NOT NULL,
	"share_code" text,
	"assignee_user_id" bigint,
	"due_at" timestamp with time zone,
	"close_reason" text DEFAULT '' NOT NULL,
	"line_count" integer NOT NULL,
	"expires_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"submitted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiries_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "enquiries_no" UNIQUE("firm_id","enquiry_no"),
	CONSTRAINT "enquiries_source" CHECK (source in ('search', 'sku', 'list', 'cart', 'match', 'typed'))
);
--> statement-breakpoint
CREATE TABLE "enquiry_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"enquiry_id" bigint NOT NULL,
	"user_id" bigint,
	"side" text NOT NULL,
	"kind" text NOT NULL,
	"line_no" integer,
	"detail" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiry_events_side" CHECK (side in ('buyer', 'desk', 'shop'))
);
--> statement-breakpoint
CREATE TABLE "enquiry_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"enquiry_id" bigint,
	"line_no" integer,
	"stored_as" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enquiry_files_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "enquiry_files_bytes" CHECK (bytes > 0)
);
--> statement-breakpoint
CREATE TABLE "enquiry_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "enquiry_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"enquiry_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"sku_id" bigint,
	"item_no" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"target_price" bigint,
	"expected_on" date,
	"accept_substitute" boolean DEFAULT false NOT NULL,
	"customer_code" text DEFAULT '' NOT NULL,
	"cost_center" text DEFAULT '' NOT NULL,
	"outcome" text DEFAULT '' NOT NULL,
	"outcome_note" text DEFAULT '' NOT NULL,
	CONSTRAINT "enquiry_lines_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "enquiry_lines_no" UNIQUE("firm_id","enquiry_id","line_no"),
	CONSTRAINT "enquiry_lines_quantity" CHECK (quantity between 1 and 999999),
	CONSTRAINT "enquiry_lines_target" CHECK (target_price is null or target_price > 0),
	CONSTRAINT "enquiry_lines_outcome" CHECK (outcome in ('', 'same', 'substitute', 'several', 'none'))
);
--> statement-breakpoint
CREATE TABLE "quote_conversions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_conversions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"quote_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"amount_fen" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_conversions_once" UNIQUE("firm_id","order_id","line_id"),
	CONSTRAINT "quote_conversions_quantity" CHECK (quantity > 0 and amount_fen >= 0)
);
--> statement-breakpoint
CREATE TABLE "quote_costs" (
	"firm_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"cost" bigint NOT NULL,
	"floor" bigint NOT NULL,
	"supplier" text DEFAULT '' NOT NULL,
	CONSTRAINT "quote_costs_line" UNIQUE("firm_id","line_id"),
	CONSTRAINT "quote_costs_amounts" CHECK (cost >= 0 and floor >= 0)
);
--> statement-breakpoint
CREATE TABLE "quote_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"quote_id" bigint NOT NULL,
	"version_no" smallint DEFAULT 0 NOT NULL,
	"line_no" integer,
	"user_id" bigint,
	"side" text NOT NULL,
	"kind" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"target_price" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_events_side" CHECK (side in ('buyer', 'desk', 'shop'))
);
--> statement-breakpoint
CREATE TABLE "quote_files" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"quote_id" bigint,
	"line_no" integer,
	"side" text NOT NULL,
	"stored_as" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_files_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "quote_files_side" CHECK (side in ('buyer', 'desk')),
	CONSTRAINT "quote_files_bytes" CHECK (bytes > 0)
);
--> statement-breakpoint
CREATE TABLE "quote_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"quote_id" bigint NOT NULL,
	"version_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"offer_no" smallint DEFAULT 1 NOT NULL,
	"kind" text DEFAULT 'same' NOT NULL,
	"wished" text DEFAULT '' NOT NULL,
	"sku_id" bigint,
	"item_no" text DEFAULT '' NOT NULL,
	"product_name" text NOT NULL,
	"brand_name" text DEFAULT '' NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"moq" integer DEFAULT 1 NOT NULL,
	"unit_price" bigint NOT NULL,
	"amount_fen" bigint NOT NULL,
	"tax_rate_bp" integer NOT NULL,
	"tax_fen" bigint NOT NULL,
	"delivery_days" integer,
	"note" text DEFAULT '' NOT NULL,
	"cost_center" text DEFAULT '' NOT NULL,
	"customer_code" text DEFAULT '' NOT NULL,
	"counted" boolean DEFAULT true NOT NULL,
	"converted_quantity" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "quote_lines_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "quote_lines_no" UNIQUE("firm_id","version_id","line_no","offer_no"),
	CONSTRAINT "quote_lines_kind" CHECK (kind in ('same', 'substitute', 'none')),
	CONSTRAINT "quote_lines_quantity" CHECK (quantity between 1 and 999999 and moq between 1 and 999999),
	CONSTRAINT "quote_lines_amount" CHECK (amount_fen = (unit_price * quantity + 50) / 100),
	CONSTRAINT "quote_lines_tax" CHECK (tax_fen >= 0 and tax_fen <= amount_fen),
	CONSTRAINT "quote_lines_converted" CHECK (converted_quantity between 0 and quantity)
);
--> statement-breakpoint
CREATE TABLE "quote_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"quote_id" bigint NOT NULL,
	"version_no" smallint NOT NULL,
	"state" text DEFAULT 'draft' NOT NULL,
	"goods_fen" bigint DEFAULT 0 NOT NULL,
	"freight_fen" bigint DEFAULT 0 NOT NULL,
	"tax_fen" bigint DEFAULT 0 NOT NULL,
	"total_fen" bigint DEFAULT 0 NOT NULL,
	"payment_terms" text DEFAULT '' NOT NULL,
	"delivery_note" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"valid_days" smallint DEFAULT 15 NOT NULL,
	"valid_until" timestamp with time zone,
	"created_by" bigint NOT NULL,
	"checked_by" bigint,
	"sent_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_versions_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "quote_versions_no" UNIQUE("firm_id","quote_id","version_no"),
	CONSTRAINT "quote_versions_state" CHECK (state in ('draft', 'checking', 'sent')),
	CONSTRAINT "quote_versions_total" CHECK (total_fen = goods_fen + freight_fen and freight_fen >= 0 and tax_fen >= 0),
	CONSTRAINT "quote_versions_days" CHECK (valid_days between 1 and 365)
);
--> statement-breakpoint
CREATE TABLE "quotes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"quote_no" text NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"enquiry_id" bigint,
	"source" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"region_code" text DEFAULT '' NOT NULL,
	"share_code" text,
	"assignee_user_id" bigint,
	"due_at" timestamp with time zone,
	"sent_version" smallint DEFAULT 0 NOT NULL,
	"valid_until" timestamp with time zone,
	"total_fen" bigint DEFAULT 0 NOT NULL,
	"converted_fen" bigint DEFAULT 0 NOT NULL,
	"approval_status" text DEFAULT 'none' NOT NULL,
	"approved_fen" bigint DEFAULT 0 NOT NULL,
	"close_reason" text DEFAULT '' NOT NULL,
	"superseded_by" bigint,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quotes_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "quotes_no" UNIQUE("firm_id","quote_no"),
	CONSTRAINT "quotes_source" CHECK (source in ('cart', 'list', 'enquiry', 'match', 'copy')),
	CONSTRAINT "quotes_approval" CHECK (approval_status in ('none', 'pending', 'passed', 'refused')),
	CONSTRAINT "quotes_amounts" CHECK (total_fen >= 0 and converted_fen between 0 and total_fen and approved_fen >= 0)
);
--> statement-breakpoint
CREATE TABLE "share_links" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "share_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"object_no" text NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sales_code" text,
	"title" text DEFAULT '' NOT NULL,
	"opens" integer DEFAULT 0 NOT NULL,
	"visitors" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_links_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "share_links_token" UNIQUE("token_hash"),
	CONSTRAINT "share_links_kind" CHECK (kind in ('page', 'product', 'quote', 'quote_help', 'order', 'logistics', 'recommend', 'details', 'survey', 'smart_quote', 'smart_order'))
);
--> statement-breakpoint
CREATE TABLE "share_openings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "share_openings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"link_id" bigint NOT NULL,
	"visitor_hash" text NOT NULL,
	"network" text DEFAULT '' NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "share_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"link_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"wish" jsonb NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_requests_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "share_requests_kind" CHECK (kind in ('address', 'invoice')),
	CONSTRAINT "share_requests_status" CHECK (status in ('open', 'accepted', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "survey_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"survey_id" bigint NOT NULL,
	"firm_id" bigint,
	"user_id" bigint,
	"answers" jsonb NOT NULL,
	"share_code" text,
	"visitor_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "survey_answers_once" UNIQUE("survey_id","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "surveys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "surveys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"title" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"questions" jsonb NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "surveys_code" UNIQUE("code"),
	CONSTRAINT "surveys_status" CHECK (status in ('draft', 'open', 'closed'))
);
--> statement-breakpoint
ALTER TABLE "enquiry_events" ADD CONSTRAINT "enquiry_events_firm_id_enquiry_id_enquiries_firm_id_id_fk" FOREIGN KEY ("firm_id","enquiry_id") REFERENCES "public"."enquiries"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_files" ADD CONSTRAINT "enquiry_files_firm_id_enquiry_id_enquiries_firm_id_id_fk" FOREIGN KEY ("firm_id","enquiry_id") REFERENCES "public"."enquiries"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_lines" ADD CONSTRAINT "enquiry_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiry_lines" ADD CONSTRAINT "enquiry_lines_firm_id_enquiry_id_enquiries_firm_id_id_fk" FOREIGN KEY ("firm_id","enquiry_id") REFERENCES "public"."enquiries"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_conversions" ADD CONSTRAINT "quote_conversions_firm_id_quote_id_quotes_firm_id_id_fk" FOREIGN KEY ("firm_id","quote_id") REFERENCES "public"."quotes"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_conversions" ADD CONSTRAINT "quote_conversions_firm_id_line_id_quote_lines_firm_id_id_fk" FOREIGN KEY ("firm_id","line_id") REFERENCES "public"."quote_lines"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_conversions" ADD CONSTRAINT "quote_conversions_firm_id_order_id_orders_firm_id_id_fk" FOREIGN KEY ("firm_id","order_id") REFERENCES "public"."orders"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_costs" ADD CONSTRAINT "quote_costs_firm_id_line_id_quote_lines_firm_id_id_fk" FOREIGN KEY ("firm_id","line_id") REFERENCES "public"."quote_lines"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_events" ADD CONSTRAINT "quote_events_firm_id_quote_id_quotes_firm_id_id_fk" FOREIGN KEY ("firm_id","quote_id") REFERENCES "public"."quotes"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_files" ADD CONSTRAINT "quote_files_firm_id_quote_id_quotes_firm_id_id_fk" FOREIGN KEY ("firm_id","quote_id") REFERENCES "public"."quotes"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_firm_id_version_id_quote_versions_firm_id_id_fk" FOREIGN KEY ("firm_id","version_id") REFERENCES "public"."quote_versions"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_lines" ADD CONSTRAINT "quote_lines_firm_id_quote_id_quotes_firm_id_id_fk" FOREIGN KEY ("firm_id","quote_id") REFERENCES "public"."quotes"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_versions" ADD CONSTRAINT "quote_versions_firm_id_quote_id_quotes_firm_id_id_fk" FOREIGN KEY ("firm_id","quote_id") REFERENCES "public"."quotes"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quotes" ADD CONSTRAINT "quotes_firm_id_enquiry_id_enquiries_firm_id_id_fk" FOREIGN KEY ("firm_id","enquiry_id") REFERENCES "public"."enquiries"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_openings" ADD CONSTRAINT "share_openings_firm_id_link_id_share_links_firm_id_id_fk" FOREIGN KEY ("firm_id","link_id") REFERENCES "public"."share_links"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_requests" ADD CONSTRAINT "share_requests_firm_id_link_id_share_links_firm_id_id_fk" FOREIGN KEY ("firm_id","link_id") REFERENCES "public"."share_links"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "public"."surveys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_list" ON "enquiries" USING btree ("firm_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "enquiries_queue" ON "enquiries" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "enquiry_events_enquiry" ON "enquiry_events" USING btree ("firm_id","enquiry_id","id");--> statement-breakpoint
CREATE INDEX "enquiry_files_enquiry" ON "enquiry_files" USING btree ("firm_id","enquiry_id");--> statement-breakpoint
CREATE INDEX "enquiry_files_loose" ON "enquiry_files" USING btree ("created_at") WHERE enquiry_id is null;--> statement-breakpoint
CREATE INDEX "quote_conversions_quote" ON "quote_conversions" USING btree ("firm_id","quote_id");--> statement-breakpoint
CREATE INDEX "quote_events_quote" ON "quote_events" USING btree ("firm_id","quote_id","id");--> statement-breakpoint
CREATE INDEX "quote_files_quote" ON "quote_files" USING btree ("firm_id","quote_id");--> statement-breakpoint
CREATE INDEX "quotes_list" ON "quotes" USING btree ("firm_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "quotes_queue" ON "quotes" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "quotes_expiry" ON "quotes" USING btree ("valid_until") WHERE valid_until is not null;--> statement-breakpoint
CREATE INDEX "share_links_owner" ON "share_links" USING btree ("firm_id","user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "share_links_expires" ON "share_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "share_openings_link" ON "share_openings" USING btree ("firm_id","link_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "share_requests_open" ON "share_requests" USING btree ("firm_id","status");--> statement-breakpoint
CREATE INDEX "survey_answers_survey" ON "survey_answers" USING btree ("survey_id","created_at" DESC NULLS LAST);--> statement-breakpoint
insert into state_transitions (machine, from_status, to_status) values
  ('enquiry', '', 'draft'),
  ('enquiry', '', 'submitted'),
  ('enquiry', 'draft', 'submitted'),
  ('enquiry', 'draft', 'cancelled'),
  ('enquiry', 'submitted', 'processing'),
  ('enquiry', 'submitted', 'closed'),
  ('enquiry', 'submitted', 'cancelled'),
  ('enquiry', 'processing', 'more_info'),
  ('enquiry', 'processing', 'partly_quoted'),
  ('enquiry', 'processing', 'quoted'),
  ('enquiry', 'processing', 'closed'),
  ('enquiry', 'processing', 'cancelled'),
  ('enquiry', 'more_info', 'processing'),
  ('enquiry', 'more_info', 'closed'),
  ('enquiry', 'more_info', 'cancelled'),
  ('enquiry', 'more_info', 'expired'),
  ('enquiry', 'partly_quoted', 'more_info'),
  ('enquiry', 'partly_quoted', 'quoted'),
  ('enquiry', 'partly_quoted', 'transferred'),
  ('enquiry', 'partly_quoted', 'closed'),
  ('enquiry', 'partly_quoted', 'cancelled'),
  ('enquiry', 'partly_quoted', 'expired'),
  ('enquiry', 'quoted', 'transferred'),
  ('enquiry', 'quoted', 'closed'),
  ('enquiry', 'quoted', 'cancelled'),
  ('enquiry', 'quoted', 'expired'),
  ('quote', '', 'quoting'),
  ('quote', 'quoting', 'checking'),
  ('quote', 'quoting', 'offered'),
  ('quote', 'quoting', 'rejected'),
  ('quote', 'quoting', 'cancelled'),
  ('quote', 'checking', 'quoting'),
  ('quote', 'checking', 'negotiating'),
  ('quote', 'checking', 'offered'),
  ('quote', 'checking', 'cancelled'),
  ('quote', 'offered', 'negotiating'),
  ('quote', 'offered', 'approving'),
  ('quote', 'offered', 'partly_converted'),
  ('quote', 'offered', 'converted'),
  ('quote', 'offered', 'rejected'),
  ('quote', 'offered', 'expired'),
  ('quote', 'offered', 'cancelled'),
  ('quote', 'offered', 'superseded'),
  ('quote', 'negotiating', 'checking'),
  ('quote', 'negotiating', 'offered'),
  ('quote', 'negotiating', 'rejected'),
  ('quote', 'negotiating', 'expired'),
  ('quote', 'negotiating', 'cancelled'),
  ('quote', 'approving', 'offered'),
  ('quote', 'approving', 'expired'),
  ('quote', 'approving', 'cancelled'),
  ('quote', 'partly_converted', 'converted'),
  ('quote', 'partly_converted', 'expired'),
  ('quote', 'partly_converted', 'cancelled');
--> statement-breakpoint
create trigger guard_state before insert or update of status on enquiries
  for each row execute function guard_state('enquiry');
--> statement-breakpoint
create trigger guard_state before insert or update of status on quotes
  for each row execute function guard_state('quote');
--> statement-breakpoint
-- What was sent stands: neither the version nor its lines can be changed; only how much was ordered of a line moves.
create function keep_sent_version() returns trigger language plpgsql as $$
begin
  if old.state = 'sent' then
    raise exception 'a sent version cannot be changed' using errcode = 'check_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
create trigger keep_sent_version before update or delete on quote_versions
  for each row execute function keep_sent_version();
--> statement-breakpoint
create function keep_sent_line() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - 'converted_quantity' = to_jsonb(new) - 'converted_quantity' then
    return new;
  end if;
  if exists (select 1 from quote_versions v where v.firm_id = old.firm_id and v.id = old.version_id and v.state = 'sent') then
    raise exception 'a line of a sent version cannot be changed' using errcode = 'check_violation';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
--> statement-breakpoint
create trigger keep_sent_line before update or delete on quote_lines
  for each row execute function keep_sent_line();
--> statement-breakpoint
-- The desk answers enquiries and makes quotes; the worker lets them expire.
select protect_firm_table(name, 'desk') from unnest(array['enquiries', 'enquiry_lines', 'enquiry_files', 'enquiry_events',
  'quotes', 'quote_versions', 'quote_lines', 'quote_events', 'quote_files', 'quote_conversions']::regclass[]) name;
--> statement-breakpoint
do $$
declare
  name text;
begin
  foreach name in array array['enquiries', 'enquiry_lines', 'enquiry_files', 'enquiry_events', 'quotes', 'quote_versions',
    'quote_lines', 'quote_events', 'quote_conversions'] loop
    execute format('create policy worker on %I using ((select app_scope()) = ''worker'') with check ((select app_scope()) = ''worker'')', name);
  end loop;
end $$;
--> statement-breakpoint
-- Costs and floors belong to the shop: the firm of a quote does not see them, whatever a query asks for.
alter table quote_costs enable row level security;
--> statement-breakpoint
alter table quote_costs force row level security;
--> statement-breakpoint
create policy desk on quote_costs using ((select app_scope()) = 'desk') with check ((select app_scope()) = 'desk');
--> statement-breakpoint
select protect_firm_table(name) from unnest(array['share_links', 'share_openings', 'share_requests']::regclass[]) name;
--> statement-breakpoint
alter table survey_answers enable row level security;
--> statement-breakpoint
alter table survey_answers force row level security;
--> statement-breakpoint
create policy answer on survey_answers for insert with check (firm_id is null or firm_id = (select app_firm_id()));
--> statement-breakpoint
create policy desk on survey_answers for select using ((select app_scope()) = 'desk');
--> statement-breakpoint
revoke update, delete on enquiry_events, quote_events, quote_conversions, share_openings, survey_answers from shop_app;
--> statement-breakpoint
-- What a link opens, before any firm is known; only somebody who holds the token gets an answer.
create function open_share_link(p_token_hash text)
  returns table (link_id bigint, firm_id bigint, user_id bigint, kind text, object_no text, fields jsonb, sales_code text,
    title text, expires_at timestamptz)
  language plpgsql security definer
  set search_path = public, pg_temp
as $$
declare
  before text := app_scope();
begin
  perform set_config('app.scope', 'share-link', true);
  return query select l.id, l.firm_id, l.user_id, l.kind, l.object_no, l.fields, l.sales_code, l.title, l.expires_at
    from share_links l where l.token_hash = p_token_hash and l.revoked_at is null and l.expires_at > now();
  perform set_config('app.scope', before, true);
end $$;
--> statement-breakpoint
create policy link on share_links for select using ((select app_scope()) = 'share-link');
--> statement-breakpoint
revoke all on function open_share_link(text) from public;
--> statement-breakpoint
grant execute on function open_share_link(text) to shop_app;
--> statement-breakpoint
create sequence enquiry_number_seq;
--> statement-breakpoint
create sequence quote_number_seq;
--> statement-breakpoint
grant usage on sequence enquiry_number_seq, quote_number_seq to shop_app;
