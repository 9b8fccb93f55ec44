CREATE TABLE "import_mappings" (
	"supplier" text NOT NULL,
	"header" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "import_mappings_supplier_header_pk" PRIMARY KEY("supplier","header")
);
--> statement-breakpoint
CREATE TABLE "import_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"file_name" text NOT NULL,
	"storage_key" text NOT NULL,
	"byte_size" bigint NOT NULL,
	"supplier" text NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"dry_run" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'uploaded' NOT NULL,
	"rows_done" integer DEFAULT 0 NOT NULL,
	"rows_total" integer,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"report_key" text,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "import_runs_status" CHECK (status in ('uploaded', 'queued', 'running', 'done', 'failed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "item_corrections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "item_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"sku_id" bigint NOT NULL,
	"firm_id" bigint,
	"user_id" bigint,
	"fields" text[] NOT NULL,
	"content" text NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"pictures" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"handled_by" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "item_corrections_number_unique" UNIQUE("number"),
	CONSTRAINT "item_corrections_status" CHECK (status in ('pending', 'verified', 'corrected', 'rejected'))
);
--> statement-breakpoint
CREATE TABLE "region_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "region_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"target_id" bigint NOT NULL,
	"region_prefix" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "region_rules_kind" CHECK (kind in ('category', 'brand', 'sku')),
	CONSTRAINT "region_rules_prefix" CHECK (region_prefix ~ '^([0-9]{2}|[0-9]{4}|[0-9]{6})$')
);
--> statement-breakpoint
CREATE TABLE "sku_documents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sku_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sku_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sku_documents_kind" CHECK (kind in ('manual', 'msds', 'report', 'certificate', 'cad', 'datasheet'))
);
--> statement-breakpoint
CREATE TABLE "sku_replacements" (
	"sku_id" bigint NOT NULL,
	"replacement_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "sku_replacements_sku_id_replacement_id_pk" PRIMARY KEY("sku_id","replacement_id"),
	CONSTRAINT "sku_replacements_kind" CHECK (kind in ('drop_in', 'similar')),
	CONSTRAINT "sku_replacements_other" CHECK (sku_id <> replacement_id)
);
--> statement-breakpoint
CREATE TABLE "unspsc_classes" (
	"code" text PRIMARY KEY NOT NULL,
	"level" smallint NOT NULL,
	"parent_code" text,
	"name_zh" text,
	"name_en" text NOT NULL,
	CONSTRAINT "unspsc_classes_level" CHECK (level between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "warehouse_transits" (
	"warehouse" text NOT NULL,
	"province_code" text NOT NULL,
	"days" smallint NOT NULL,
	CONSTRAINT "warehouse_transits_warehouse_province_code_pk" PRIMARY KEY("warehouse","province_code"),
	CONSTRAINT "warehouse_transits_days" CHECK (days between 0 and 60)
);
--> statement-breakpoint
CREATE TABLE "warehouses" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"province_code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_items" (
	"firm_id" bigint NOT NULL,
	"code" text NOT NULL,
	"sku_id" bigint NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"code_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_items_firm_id_code_sku_id_pk" PRIMARY KEY("firm_id","code","sku_id")
);
--> statement-breakpoint
CREATE TABLE "agreement_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agreement_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"agreement_no" text NOT NULL,
	"min_quantity" integer DEFAULT 1 NOT NULL,
	"price" bigint NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agreement_prices_price" CHECK (price > 0),
	CONSTRAINT "agreement_prices_quantity" CHECK (min_quantity between 1 and 999999),
	CONSTRAINT "agreement_prices_validity" CHECK (valid_to is null or valid_to >= valid_from)
);
--> statement-breakpoint
CREATE TABLE "promotion_prices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "promotion_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sku_id" bigint NOT NULL,
	"name" text NOT NULL,
	"price" bigint NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "promotion_prices_price" CHECK (price > 0),
	CONSTRAINT "promotion_prices_time" CHECK (ends_at > starts_at)
);
--> statement-breakpoint
CREATE TABLE "category_pairs" (
	"category_id" bigint NOT NULL,
	"other_id" bigint NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "category_pairs_category_id_other_id_pk" PRIMARY KEY("category_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "monthly_sales" (
	"month" date NOT NULL,
	"industry" text NOT NULL,
	"sku_id" bigint NOT NULL,
	"category_id" bigint NOT NULL,
	"orders" integer NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "monthly_sales_month_industry_sku_id_pk" PRIMARY KEY("month","industry","sku_id")
);
--> statement-breakpoint
CREATE TABLE "recommendation_clicks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recommendation_clicks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"place" text NOT NULL,
	"sku_id" bigint NOT NULL,
	"clicked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recommendation_clicks_place" CHECK (place in ('items', 'couple', 'month', 'scene', 'map'))
);
--> statement-breakpoint
CREATE TABLE "scene_items" (
	"scene_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"sort" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "scene_items_scene_id_sku_id_pk" PRIMARY KEY("scene_id","sku_id")
);
--> statement-breakpoint
CREATE TABLE "scenes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scenes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"industry" text,
	"picture_kind" text DEFAULT 'part' NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scenes_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "sku_pairs" (
	"sku_id" bigint NOT NULL,
	"other_id" bigint NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "sku_pairs_sku_id_other_id_pk" PRIMARY KEY("sku_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "search_synonyms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonyms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"words" text[] NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exclusive_skus" (
	"firm_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	CONSTRAINT "exclusive_skus_firm_id_sku_id_pk" PRIMARY KEY("firm_id","sku_id")
);
--> statement-breakpoint
CREATE TABLE "visibility_rules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "visibility_rules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint,
	"effect" text NOT NULL,
	"kind" text NOT NULL,
	"target_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visibility_rules_effect" CHECK (effect in ('hide', 'range')),
	CONSTRAINT "visibility_rules_kind" CHECK (kind in ('category', 'brand', 'sku'))
);
--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "exclusive" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "tax_code" text;--> statement-breakpoint
ALTER TABLE "firms" ADD COLUMN "industry" text;--> statement-breakpoint
ALTER TABLE "sku_documents" ADD CONSTRAINT "sku_documents_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_replacements" ADD CONSTRAINT "sku_replacements_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku_replacements" ADD CONSTRAINT "sku_replacements_replacement_id_skus_id_fk" FOREIGN KEY ("replacement_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "warehouse_transits" ADD CONSTRAINT "warehouse_transits_warehouse_warehouses_code_fk" FOREIGN KEY ("warehouse") REFERENCES "public"."warehouses"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scene_items" ADD CONSTRAINT "scene_items_scene_id_scenes_id_fk" FOREIGN KEY ("scene_id") REFERENCES "public"."scenes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_runs_recent" ON "import_runs" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "item_corrections_status" ON "item_corrections" USING btree ("status","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "item_corrections_reporter" ON "item_corrections" USING btree ("firm_id","user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "region_rules_target" ON "region_rules" USING btree ("kind","target_id","region_prefix");--> statement-breakpoint
CREATE INDEX "sku_documents_sku" ON "sku_documents" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "sku_replacements_backwards" ON "sku_replacements" USING btree ("replacement_id");--> statement-breakpoint
CREATE INDEX "unspsc_classes_parent" ON "unspsc_classes" USING btree ("parent_code");--> statement-breakpoint
CREATE INDEX "customer_items_key" ON "customer_items" USING btree ("firm_id","code_key");--> statement-breakpoint
CREATE INDEX "customer_items_sku" ON "customer_items" USING btree ("firm_id","sku_id");--> statement-breakpoint
CREATE INDEX "agreement_prices_item" ON "agreement_prices" USING btree ("firm_id","sku_id");--> statement-breakpoint
CREATE INDEX "promotion_prices_item" ON "promotion_prices" USING btree ("sku_id","ends_at");--> statement-breakpoint
CREATE INDEX "monthly_sales_best" ON "monthly_sales" USING btree ("industry","month","orders" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "monthly_sales_category" ON "monthly_sales" USING btree ("industry","category_id","month");--> statement-breakpoint
CREATE INDEX "recommendation_clicks_firm" ON "recommendation_clicks" USING btree ("firm_id","clicked_at");--> statement-breakpoint
CREATE INDEX "sku_pairs_best" ON "sku_pairs" USING btree ("sku_id","orders" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "visibility_rules_target" ON "visibility_rules" USING btree ("firm_id","kind","target_id");--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_tax_code" CHECK (tax_code ~ '^[0-9]{19}$');--> statement-breakpoint
-- Rules and prices of a firm are its own; the shop's own people keep them.
select protect_firm_table('visibility_rules', 'desk');
--> statement-breakpoint
select protect_firm_table('exclusive_skus', 'desk');
--> statement-breakpoint
select protect_firm_table('agreement_prices', 'desk');
--> statement-breakpoint
select protect_firm_table('customer_items', 'desk');
--> statement-breakpoint
select protect_firm_table('recommendation_clicks', 'worker');
--> statement-breakpoint
-- Rows about an item go with the item. References stand here because features do not import each other's tables.
alter table exclusive_skus add constraint exclusive_skus_sku foreign key (sku_id) references skus (id) on delete cascade;
--> statement-breakpoint
alter table agreement_prices add constraint agreement_prices_sku foreign key (sku_id) references skus (id) on delete cascade;
--> statement-breakpoint
alter table promotion_prices add constraint promotion_prices_sku foreign key (sku_id) references skus (id) on delete cascade;
--> statement-breakpoint
alter table customer_items add constraint customer_items_sku foreign key (sku_id) references skus (id) on delete cascade;
--> statement-breakpoint
alter table sku_pairs add constraint sku_pairs_sku foreign key (sku_id) references skus (id) on delete cascade;
--> statement-breakpoint
alter table sku_pairs add constraint sku_pairs_other foreign key (other_id) references skus (id) on delete cascade;
--> statement-breakpoint
alter table monthly_sales add constraint monthly_sales_sku foreign key (sku_id) references skus (id) on delete cascade;
--> statement-breakpoint
alter table scene_items add constraint scene_items_sku foreign key (sku_id) references skus (id) on delete cascade;
--> statement-breakpoint
alter table recommendation_clicks add constraint recommendation_clicks_sku foreign key (sku_id) references skus (id) on delete cascade;
--> statement-breakpoint
alter table item_corrections add constraint item_corrections_sku foreign key (sku_id) references skus (id) on delete cascade;
--> statement-breakpoint
create extension if not exists btree_gist;
--> statement-breakpoint
-- An item has one agreed price per quantity and day.
alter table agreement_prices add constraint agreement_prices_one exclude using gist
  (firm_id with =, sku_id with =, min_quantity with =, daterange(valid_from, valid_to, '[]') with &&);
--> statement-breakpoint
-- A report belongs to who made it; visitors' reports to nobody but the desk.
alter table item_corrections enable row level security;
--> statement-breakpoint
alter table item_corrections force row level security;
--> statement-breakpoint
create policy report on item_corrections for insert
  with check (firm_id is not distinct from app_firm_id() and user_id is not distinct from app_user_id());
--> statement-breakpoint
create policy own on item_corrections for select using (firm_id = app_firm_id() and user_id = app_user_id());
--> statement-breakpoint
create policy desk on item_corrections using (app_scope() = 'desk') with check (app_scope() = 'desk');
--> statement-breakpoint
-- The desk's own papers.
alter table import_runs enable row level security;
--> statement-breakpoint
alter table import_runs force row level security;
--> statement-breakpoint
create policy desk on import_runs using (app_scope() in ('desk', 'worker')) with check (app_scope() in ('desk', 'worker'));
--> statement-breakpoint
alter table import_mappings enable row level security;
--> statement-breakpoint
alter table import_mappings force row level security;
--> statement-breakpoint
create policy desk on import_mappings using (app_scope() in ('desk', 'worker')) with check (app_scope() in ('desk', 'worker'));
--> statement-breakpoint
-- The desk knows the customers; statistics count orders of all firms and keep no firm.
create policy look on firms for select using (app_scope() in ('desk', 'worker'));
--> statement-breakpoint
create policy count on orders for select using (app_scope() = 'worker');
--> statement-breakpoint
create policy count on order_lines for select using (app_scope() = 'worker');
