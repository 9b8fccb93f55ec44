CREATE TABLE "invoice_firm_terms" (
	"firm_id" bigint PRIMARY KEY NOT NULL,
	"most_lines" integer,
	"limit_fen" bigint,
	"merge" boolean,
	"remark_template" text,
	"reviewed" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoice_firm_terms_limits" CHECK (most_lines between 1 and 2000 and limit_fen > 0)
);
--> statement-breakpoint
CREATE TABLE "ordinary_items" (
	"sku_id" bigint PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "after_sale_cases" DROP CONSTRAINT "after_sale_cases_kind";--> statement-breakpoint
ALTER TABLE "invoice_applications" DROP CONSTRAINT "invoice_applications_amounts";--> statement-breakpoint
ALTER TABLE "invoice_applications" ADD COLUMN "draft" jsonb;--> statement-breakpoint
ALTER TABLE "invoice_red_letters" ADD COLUMN "reissue_id" bigint;--> statement-breakpoint
ALTER TABLE "invoice_policy" ADD COLUMN "merge" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_policy" ADD COLUMN "remark_template" text DEFAULT '订单号：{订单号} PO号：{PO号}' NOT NULL;--> statement-breakpoint
ALTER TABLE "ordinary_items" ADD CONSTRAINT "ordinary_items_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_red_letters" ADD CONSTRAINT "invoice_red_letters_firm_id_reissue_id_invoice_applications_firm_id_id_fk" FOREIGN KEY ("firm_id","reissue_id") REFERENCES "public"."invoice_applications"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_red_letters_reissue" ON "invoice_red_letters" USING btree ("firm_id","reissue_id") WHERE reissue_id is not null;--> statement-breakpoint
ALTER TABLE "after_sale_cases" ADD CONSTRAINT "after_sale_cases_kind" CHECK (kind in ('return', 'exchange', 'repair', 'resend', 'refund_only', 'price_gap', 'over_return', 'over_keep', 'reinvoice'));--> statement-breakpoint
ALTER TABLE "invoice_applications" ADD CONSTRAINT "invoice_applications_draft" CHECK ((status = 'draft') = (draft is not null));--> statement-breakpoint
ALTER TABLE "invoice_applications" ADD CONSTRAINT "invoice_applications_amounts" CHECK ((amount_fen > 0 or draft is not null) and tax_fen between 0 and amount_fen);
--> statement-breakpoint
-- What follows from the code; written by npm run db:generate (scripts/db-facts).
select protect_firm_table('invoice_firm_terms', 'desk');
--> statement-breakpoint
insert into state_transitions (machine, from_status, to_status) values
  ('invoice_application', '', 'draft'),
  ('invoice_application', 'draft', 'reviewing');
--> statement-breakpoint
-- The worker prepares what comes in the place of invoices that a case takes back.
create policy worker on invoice_firm_terms
  using ((select app_scope()) = 'worker') with check ((select app_scope()) = 'worker');
