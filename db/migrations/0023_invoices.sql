CREATE TABLE "invoice_application_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_application_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"application_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"order_id" bigint NOT NULL,
	"order_line_id" bigint,
	"statement_no" text DEFAULT '' NOT NULL,
	"item_no" text DEFAULT '' NOT NULL,
	"product_name" text NOT NULL,
	"spec" text DEFAULT '' NOT NULL,
	"unit" text DEFAULT '' NOT NULL,
	"material_code" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"amount_fen" bigint NOT NULL,
	"tax_rate_bp" integer NOT NULL,
	"tax_code" text DEFAULT '' NOT NULL,
	"tax_short_name" text DEFAULT '' NOT NULL,
	"released_quantity" integer DEFAULT 0 NOT NULL,
	"released_fen" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_application_lines_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "invoice_application_lines_no" UNIQUE("firm_id","application_id","line_no"),
	CONSTRAINT "invoice_application_lines_amounts" CHECK (quantity >= 0 and amount_fen > 0 and tax_rate_bp between 0 and 10000),
	CONSTRAINT "invoice_application_lines_released" CHECK (released_quantity between 0 and quantity and released_fen between 0 and amount_fen),
	CONSTRAINT "invoice_application_lines_code" CHECK (tax_code = '' or tax_code ~ '^[0-9]{19}$')
);
--> statement-breakpoint
CREATE TABLE "invoice_applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"application_no" text NOT NULL,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"case_no" text DEFAULT '' NOT NULL,
	"type" smallint NOT NULL,
	"title" jsonb NOT NULL,
	"merge" boolean DEFAULT true NOT NULL,
	"remark_template" text NOT NULL,
	"delivery_way" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"receiver" jsonb,
	"note" text DEFAULT '' NOT NULL,
	"line_count" integer NOT NULL,
	"amount_fen" bigint NOT NULL,
	"tax_fen" bigint DEFAULT 0 NOT NULL,
	"assignee_user_id" bigint,
	"reject_reason" text DEFAULT '' NOT NULL,
	"carrier" text DEFAULT '' NOT NULL,
	"tracking_no" text DEFAULT '' NOT NULL,
	"delivered_at" timestamp with time zone,
	"signed_at" timestamp with time zone,
	"due_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_applications_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "invoice_applications_no" UNIQUE("firm_id","application_no"),
	CONSTRAINT "invoice_applications_source" CHECK (source in ('orders', 'statements', 'case')),
	CONSTRAINT "invoice_applications_type" CHECK (type in (1, 2, 3)),
	CONSTRAINT "invoice_applications_way" CHECK (delivery_way in ('mail', 'download', 'courier')),
	CONSTRAINT "invoice_applications_amounts" CHECK (amount_fen > 0 and tax_fen between 0 and amount_fen)
);
--> statement-breakpoint
CREATE TABLE "invoice_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"invoice_id" bigint NOT NULL,
	"application_line_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"quantity" integer NOT NULL,
	"amount_fen" bigint NOT NULL,
	"tax_fen" bigint NOT NULL,
	"red_quantity" integer DEFAULT 0 NOT NULL,
	"red_fen" bigint DEFAULT 0 NOT NULL,
	"red_tax_fen" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_lines_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "invoice_lines_no" UNIQUE("firm_id","invoice_id","line_no"),
	CONSTRAINT "invoice_lines_amounts" CHECK (quantity >= 0 and amount_fen > 0 and tax_fen between 0 and amount_fen),
	CONSTRAINT "invoice_lines_red" CHECK (red_quantity between 0 and quantity and red_fen between 0 and amount_fen and red_tax_fen between 0 and tax_fen)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"application_id" bigint NOT NULL,
	"request_no" text NOT NULL,
	"status" text NOT NULL,
	"tax_rate_bp" integer NOT NULL,
	"line_count" integer NOT NULL,
	"amount_fen" bigint NOT NULL,
	"tax_fen" bigint NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"invoice_no" text,
	"issued_at" timestamp with time zone,
	"specimen" boolean DEFAULT false NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"sendings" smallint DEFAULT 1 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_ask_at" timestamp with time zone,
	"files_kept" boolean DEFAULT false NOT NULL,
	"red_fen" bigint DEFAULT 0 NOT NULL,
	"red_tax_fen" bigint DEFAULT 0 NOT NULL,
	"verify_status" text DEFAULT 'none' NOT NULL,
	"verified_at" timestamp with time zone,
	"booked_at" timestamp with time zone,
	"voucher_no" text DEFAULT '' NOT NULL,
	"purpose" text DEFAULT 'none' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "invoices_request_no" UNIQUE("firm_id","request_no"),
	CONSTRAINT "invoices_invoice_no" UNIQUE("firm_id","invoice_no"),
	CONSTRAINT "invoices_amounts" CHECK (amount_fen > 0 and tax_fen between 0 and amount_fen),
	CONSTRAINT "invoices_red" CHECK (red_fen between 0 and amount_fen and red_tax_fen between 0 and tax_fen),
	CONSTRAINT "invoices_issued" CHECK ((status in ('issued', 'red_partly', 'red')) = (invoice_no is not null)),
	CONSTRAINT "invoices_verify" CHECK (verify_status in ('none', 'valid', 'red', 'unknown')),
	CONSTRAINT "invoices_purpose" CHECK (purpose in ('none', 'deduct', 'no_deduct', 'refund'))
);
--> statement-breakpoint
CREATE TABLE "invoice_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"application_id" bigint NOT NULL,
	"invoice_id" bigint,
	"user_id" bigint,
	"side" text NOT NULL,
	"kind" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_events_side" CHECK (side in ('buyer', 'desk', 'shop'))
);
--> statement-breakpoint
CREATE TABLE "invoice_red_letters" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_red_letters_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"invoice_id" bigint NOT NULL,
	"red_no" text NOT NULL,
	"side" text NOT NULL,
	"user_id" bigint,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"amount_fen" bigint NOT NULL,
	"tax_fen" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"case_no" text DEFAULT '' NOT NULL,
	"expires_at" timestamp with time zone,
	"red_invoice_no" text,
	"issued_at" timestamp with time zone,
	"failure" text DEFAULT '' NOT NULL,
	"sendings" smallint DEFAULT 1 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_ask_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_red_letters_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "invoice_red_letters_no" UNIQUE("firm_id","red_no"),
	CONSTRAINT "invoice_red_letters_side" CHECK (side in ('buyer', 'seller')),
	CONSTRAINT "invoice_red_letters_reason" CHECK (reason in ('01', '02', '03', '04')),
	CONSTRAINT "invoice_red_letters_amounts" CHECK (amount_fen > 0 and tax_fen between 0 and amount_fen),
	CONSTRAINT "invoice_red_letters_issued" CHECK ((status = 'issued') = (red_invoice_no is not null))
);
--> statement-breakpoint
CREATE TABLE "invoice_red_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_red_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"red_letter_id" bigint NOT NULL,
	"invoice_line_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"amount_fen" bigint NOT NULL,
	"tax_fen" bigint NOT NULL,
	CONSTRAINT "invoice_red_lines_line" UNIQUE("firm_id","red_letter_id","invoice_line_id"),
	CONSTRAINT "invoice_red_lines_amounts" CHECK (quantity >= 0 and amount_fen > 0 and tax_fen between 0 and amount_fen)
);
--> statement-breakpoint
CREATE TABLE "invoice_red_postings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_red_postings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"posting_id" bigint NOT NULL,
	"red_letter_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_red_postings_letter" UNIQUE NULLS NOT DISTINCT("firm_id","posting_id","red_letter_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_policy" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"most_lines" integer DEFAULT 100 NOT NULL,
	"limit_fen" bigint DEFAULT 10000000 NOT NULL,
	"alone_fen" bigint DEFAULT 0 NOT NULL,
	"review_hours" smallint DEFAULT 8 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_policy_one" CHECK (id = 1),
	CONSTRAINT "invoice_policy_limits" CHECK (most_lines between 1 and 2000 and limit_fen > 0 and alone_fen >= 0 and review_hours > 0)
);
--> statement-breakpoint
CREATE TABLE "item_tax_codes" (
	"sku_id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tax_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"summary" boolean DEFAULT false NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tax_codes_code" CHECK (code ~ '^[0-9]{19}$')
);
--> statement-breakpoint
ALTER TABLE "invoice_application_lines" ADD CONSTRAINT "invoice_application_lines_firm_id_application_id_invoice_applications_firm_id_id_fk" FOREIGN KEY ("firm_id","application_id") REFERENCES "public"."invoice_applications"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_application_lines" ADD CONSTRAINT "invoice_application_lines_firm_id_order_id_orders_firm_id_id_fk" FOREIGN KEY ("firm_id","order_id") REFERENCES "public"."orders"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_application_lines" ADD CONSTRAINT "invoice_application_lines_firm_id_order_line_id_order_lines_firm_id_id_fk" FOREIGN KEY ("firm_id","order_line_id") REFERENCES "public"."order_lines"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_firm_id_invoice_id_invoices_firm_id_id_fk" FOREIGN KEY ("firm_id","invoice_id") REFERENCES "public"."invoices"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_firm_id_application_line_id_invoice_application_lines_firm_id_id_fk" FOREIGN KEY ("firm_id","application_line_id") REFERENCES "public"."invoice_application_lines"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_firm_id_application_id_invoice_applications_firm_id_id_fk" FOREIGN KEY ("firm_id","application_id") REFERENCES "public"."invoice_applications"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_events" ADD CONSTRAINT "invoice_events_firm_id_application_id_invoice_applications_firm_id_id_fk" FOREIGN KEY ("firm_id","application_id") REFERENCES "public"."invoice_applications"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_red_letters" ADD CONSTRAINT "invoice_red_letters_firm_id_invoice_id_invoices_firm_id_id_fk" FOREIGN KEY ("firm_id","invoice_id") REFERENCES "public"."invoices"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_red_lines" ADD CONSTRAINT "invoice_red_lines_firm_id_red_letter_id_invoice_red_letters_firm_id_id_fk" FOREIGN KEY ("firm_id","red_letter_id") REFERENCES "public"."invoice_red_letters"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_red_lines" ADD CONSTRAINT "invoice_red_lines_firm_id_invoice_line_id_invoice_lines_firm_id_id_fk" FOREIGN KEY ("firm_id","invoice_line_id") REFERENCES "public"."invoice_lines"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_red_postings" ADD CONSTRAINT "invoice_red_postings_firm_id_red_letter_id_invoice_red_letters_firm_id_id_fk" FOREIGN KEY ("firm_id","red_letter_id") REFERENCES "public"."invoice_red_letters"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_tax_codes" ADD CONSTRAINT "item_tax_codes_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_tax_codes" ADD CONSTRAINT "item_tax_codes_code_tax_codes_code_fk" FOREIGN KEY ("code") REFERENCES "public"."tax_codes"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_application_lines_order" ON "invoice_application_lines" USING btree ("firm_id","order_id","order_line_id");--> statement-breakpoint
CREATE INDEX "invoice_applications_list" ON "invoice_applications" USING btree ("firm_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST,"status");--> statement-breakpoint
CREATE INDEX "invoice_applications_status" ON "invoice_applications" USING btree ("firm_id","status");--> statement-breakpoint
CREATE INDEX "invoice_applications_queue" ON "invoice_applications" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "invoice_applications_no_alone" ON "invoice_applications" USING btree ("application_no");--> statement-breakpoint
CREATE INDEX "invoice_lines_application_line" ON "invoice_lines" USING btree ("firm_id","application_line_id");--> statement-breakpoint
CREATE INDEX "invoices_application" ON "invoices" USING btree ("firm_id","application_id","id");--> statement-breakpoint
CREATE INDEX "invoices_list" ON "invoices" USING btree ("firm_id","issued_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "invoices_due" ON "invoices" USING btree ("next_ask_at") WHERE next_ask_at is not null;--> statement-breakpoint
CREATE INDEX "invoice_events_application" ON "invoice_events" USING btree ("firm_id","application_id","id");--> statement-breakpoint
CREATE INDEX "invoice_red_letters_invoice" ON "invoice_red_letters" USING btree ("firm_id","invoice_id","id");--> statement-breakpoint
CREATE INDEX "invoice_red_letters_due" ON "invoice_red_letters" USING btree ("next_ask_at") WHERE next_ask_at is not null;--> statement-breakpoint
CREATE INDEX "invoice_red_letters_expiring" ON "invoice_red_letters" USING btree ("expires_at") WHERE status in ('to_buyer', 'to_seller');--> statement-breakpoint
CREATE VIEW "public"."invoice_application_lines_view" WITH (security_invoker = true) AS (select "id", "firm_id", "application_id", "order_id", "order_line_id", "statement_no", "quantity", "amount_fen", "released_quantity", "released_fen" from "invoice_application_lines");--> statement-breakpoint
CREATE VIEW "public"."invoice_applications_view" WITH (security_invoker = true) AS (select "id", "firm_id", "user_id", "application_no", "status", "type", "title" from "invoice_applications");--> statement-breakpoint
CREATE VIEW "public"."invoice_lines_view" WITH (security_invoker = true) AS (select "id", "firm_id", "invoice_id", "application_line_id", "quantity", "amount_fen", "tax_fen" from "invoice_lines");--> statement-breakpoint
CREATE VIEW "public"."invoices_view" WITH (security_invoker = true) AS (select "id", "firm_id", "application_id", "request_no", "status", "invoice_no", "issued_at", "amount_fen", "tax_fen", "red_fen", "red_tax_fen" from "invoices");
--> statement-breakpoint
-- What follows from the code; written by npm run db:generate (scripts/db-facts).
revoke insert, update, delete on invoice_application_lines_view, invoice_applications_view, invoice_lines_view, invoices_view from shop_app;
--> statement-breakpoint
create sequence invoice_application_number_seq;
--> statement-breakpoint
create sequence invoice_number_seq;
--> statement-breakpoint
create sequence invoice_red_number_seq;
--> statement-breakpoint
select protect_firm_table('invoice_application_lines', 'desk');
--> statement-breakpoint
select protect_firm_table('invoice_applications', 'desk');
--> statement-breakpoint
select protect_firm_table('invoice_events', 'desk');
--> statement-breakpoint
select protect_firm_table('invoice_lines', 'desk');
--> statement-breakpoint
select protect_firm_table('invoice_red_letters', 'desk');
--> statement-breakpoint
select protect_firm_table('invoice_red_lines', 'desk');
--> statement-breakpoint
select protect_firm_table('invoice_red_postings', 'desk');
--> statement-breakpoint
select protect_firm_table('invoices', 'desk');
--> statement-breakpoint
revoke update, delete on invoice_events from shop_app;
--> statement-breakpoint
revoke update, delete on invoice_red_postings from shop_app;
--> statement-breakpoint
insert into state_transitions (machine, from_status, to_status) values
  ('invoice', '', 'waiting'),
  ('invoice', 'failed', 'dropped'),
  ('invoice', 'failed', 'sending'),
  ('invoice', 'issued', 'red'),
  ('invoice', 'issued', 'red_partly'),
  ('invoice', 'red_partly', 'red'),
  ('invoice', 'sending', 'failed'),
  ('invoice', 'sending', 'issued'),
  ('invoice', 'waiting', 'dropped'),
  ('invoice', 'waiting', 'sending');
--> statement-breakpoint
insert into state_transitions (machine, from_status, to_status) values
  ('invoice_application', '', 'reviewing'),
  ('invoice_application', 'accepted', 'cancelled'),
  ('invoice_application', 'accepted', 'issuing'),
  ('invoice_application', 'accepted', 'rejected'),
  ('invoice_application', 'delivered', 'signed'),
  ('invoice_application', 'failed', 'cancelled'),
  ('invoice_application', 'failed', 'issuing'),
  ('invoice_application', 'failed', 'rejected'),
  ('invoice_application', 'issued', 'delivered'),
  ('invoice_application', 'issuing', 'failed'),
  ('invoice_application', 'issuing', 'issued'),
  ('invoice_application', 'issuing', 'partly_issued'),
  ('invoice_application', 'partly_issued', 'issued'),
  ('invoice_application', 'partly_issued', 'issuing'),
  ('invoice_application', 'reviewing', 'accepted'),
  ('invoice_application', 'reviewing', 'cancelled'),
  ('invoice_application', 'reviewing', 'rejected');
--> statement-breakpoint
insert into state_transitions (machine, from_status, to_status) values
  ('invoice_red_letter', '', 'sending'),
  ('invoice_red_letter', '', 'to_seller'),
  ('invoice_red_letter', 'agreed', 'failed'),
  ('invoice_red_letter', 'agreed', 'issued'),
  ('invoice_red_letter', 'agreed', 'revoked'),
  ('invoice_red_letter', 'agreed', 'void'),
  ('invoice_red_letter', 'failed', 'sending'),
  ('invoice_red_letter', 'failed', 'withdrawn'),
  ('invoice_red_letter', 'sending', 'agreed'),
  ('invoice_red_letter', 'sending', 'failed'),
  ('invoice_red_letter', 'sending', 'issued'),
  ('invoice_red_letter', 'sending', 'to_buyer'),
  ('invoice_red_letter', 'sending', 'unneeded'),
  ('invoice_red_letter', 'sending', 'withdrawn'),
  ('invoice_red_letter', 'to_buyer', 'agreed'),
  ('invoice_red_letter', 'to_buyer', 'denied_by_buyer'),
  ('invoice_red_letter', 'to_buyer', 'expired'),
  ('invoice_red_letter', 'to_buyer', 'issued'),
  ('invoice_red_letter', 'to_buyer', 'void'),
  ('invoice_red_letter', 'to_buyer', 'withdrawn'),
  ('invoice_red_letter', 'to_seller', 'agreed'),
  ('invoice_red_letter', 'to_seller', 'denied_by_seller'),
  ('invoice_red_letter', 'to_seller', 'expired'),
  ('invoice_red_letter', 'to_seller', 'void'),
  ('invoice_red_letter', 'to_seller', 'withdrawn'),
  ('invoice_red_letter', 'unneeded', 'failed'),
  ('invoice_red_letter', 'unneeded', 'issued'),
  ('invoice_red_letter', 'unneeded', 'void'),
  ('invoice_red_letter', 'unneeded', 'withdrawn');
--> statement-breakpoint
create trigger guard_state before insert or update of status on invoice_applications for each row execute function guard_state('invoice_application');
--> statement-breakpoint
create trigger guard_state before insert or update of status on invoice_red_letters for each row execute function guard_state('invoice_red_letter');
--> statement-breakpoint
create trigger guard_state before insert or update of status on invoices for each row execute function guard_state('invoice');
--> statement-breakpoint
-- The worker brings invoices and red letters to the tax platform, and tells people of them.
do $$
declare name text;
begin
  foreach name in array array['invoice_applications', 'invoice_application_lines', 'invoices', 'invoice_lines',
    'invoice_red_letters', 'invoice_red_lines', 'invoice_red_postings', 'invoice_events'] loop
    execute format('create policy worker on %I using ((select app_scope()) = ''worker'') with check ((select app_scope()) = ''worker'')', name);
  end loop;
end $$;
--> statement-breakpoint
insert into invoice_policy (id) values (1);
--> statement-breakpoint
drop policy desk on attachments;
--> statement-breakpoint
create policy desk on attachments
  using ((select app_scope()) = 'desk' and owner_kind in ('order', 'enquiry', 'quote', 'receipt', 'after_sale', 'statement', 'invoice'))
  with check ((select app_scope()) = 'desk' and owner_kind in ('order', 'enquiry', 'quote', 'receipt', 'after_sale', 'statement', 'invoice'));
