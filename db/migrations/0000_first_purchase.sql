CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint,
	"action" text NOT NULL,
	"object_type" text NOT NULL,
	"object_id" text,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"body" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_firm_id_user_id_route_key_pk" PRIMARY KEY("firm_id","user_id","route","key")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic" text NOT NULL,
	"firm_id" bigint,
	"payload" jsonb NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"done_at" timestamp with time zone,
	"dead_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "membership_roles" (
	"firm_id" bigint NOT NULL,
	"membership_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	CONSTRAINT "membership_roles_firm_id_membership_id_role_id_pk" PRIMARY KEY("firm_id","membership_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "memberships_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"status" smallint DEFAULT 1 NOT NULL,
	"participant_extend_type" smallint DEFAULT 1 NOT NULL,
	"seller_code" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "memberships_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "memberships_person" UNIQUE("firm_id","user_id"),
	CONSTRAINT "memberships_status" CHECK (status in (0, 1, 2))
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint,
	"firm_id" bigint,
	"membership_id" bigint,
	"remember" boolean DEFAULT false NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"idle_expires_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_code" text NOT NULL,
	"user_name" text NOT NULL,
	"real_name" text NOT NULL,
	"phone_number" text,
	"email" text,
	"password_hash" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_user_code_unique" UNIQUE("user_code"),
	CONSTRAINT "users_user_name_unique" UNIQUE("user_name"),
	CONSTRAINT "users_phone_number_unique" UNIQUE("phone_number"),
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"cart_type" text NOT NULL,
	"sku_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"added_price" bigint NOT NULL,
	"selected" boolean DEFAULT true NOT NULL,
	"search_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cart_lines_firm_id_user_id_cart_type_sku_id_pk" PRIMARY KEY("firm_id","user_id","cart_type","sku_id"),
	CONSTRAINT "cart_lines_quantity" CHECK (quantity between 1 and 999999),
	CONSTRAINT "cart_lines_type" CHECK (cart_type in ('enterprise', 'punchout', 'vending'))
);
--> statement-breakpoint
CREATE TABLE "view_history" (
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"cart_type" text NOT NULL,
	"sku_id" bigint NOT NULL,
	"viewed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "view_history_firm_id_user_id_cart_type_sku_id_pk" PRIMARY KEY("firm_id","user_id","cart_type","sku_id")
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brands_code_unique" UNIQUE("code"),
	CONSTRAINT "brands_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"parent_id" bigint,
	"level" smallint NOT NULL,
	"name" text NOT NULL,
	"path_ids" bigint[] NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"unspsc" text,
	"picture_kind" text DEFAULT 'part' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_code_unique" UNIQUE("code"),
	CONSTRAINT "categories_level" CHECK (level between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "series" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "series_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"name" text NOT NULL,
	"brand_id" bigint,
	"category_id" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "series_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "skus_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"item_no" text NOT NULL,
	"name" text NOT NULL,
	"mpn" text,
	"brand_id" bigint,
	"category_id" bigint NOT NULL,
	"series_id" bigint,
	"attributes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"order_unit" text NOT NULL,
	"pack_quantity" integer DEFAULT 1 NOT NULL,
	"base_unit" text NOT NULL,
	"moq" integer DEFAULT 1 NOT NULL,
	"step" integer DEFAULT 1 NOT NULL,
	"list_price" bigint NOT NULL,
	"sales_price" bigint NOT NULL,
	"tax_rate_bp" integer DEFAULT 1300 NOT NULL,
	"product_status" smallint DEFAULT 5 NOT NULL,
	"day_type" smallint DEFAULT 0 NOT NULL,
	"delivery_days" smallint,
	"returnable" boolean DEFAULT true NOT NULL,
	"exchangeable" boolean DEFAULT true NOT NULL,
	"new_flag" boolean DEFAULT false NOT NULL,
	"hot_flag" boolean DEFAULT false NOT NULL,
	"sale_flag" boolean DEFAULT false NOT NULL,
	"sku_type" smallint DEFAULT 0 NOT NULL,
	"not_cart" boolean DEFAULT false NOT NULL,
	"ean" text,
	"unspsc" text,
	"picture_kind" text DEFAULT 'part' NOT NULL,
	"source" text NOT NULL,
	"sales_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "skus_item_no_unique" UNIQUE("item_no"),
	CONSTRAINT "skus_moq" CHECK (moq between 1 and 999999),
	CONSTRAINT "skus_step" CHECK (step between 1 and 999999),
	CONSTRAINT "skus_pack_quantity" CHECK (pack_quantity >= 1),
	CONSTRAINT "skus_list_price" CHECK (list_price >= 0),
	CONSTRAINT "skus_sales_price" CHECK (sales_price >= 0),
	CONSTRAINT "skus_tax_rate" CHECK (tax_rate_bp between 0 and 10000),
	CONSTRAINT "skus_status" CHECK (product_status in (5, 7, 8, 9)),
	CONSTRAINT "skus_day_type" CHECK (day_type between 0 and 13)
);
--> statement-breakpoint
CREATE TABLE "stock_levels" (
	"sku_id" bigint NOT NULL,
	"warehouse" text NOT NULL,
	"on_hand" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_levels_sku_id_warehouse_pk" PRIMARY KEY("sku_id","warehouse"),
	CONSTRAINT "stock_levels_bounds" CHECK (reserved >= 0 and on_hand >= reserved)
);
--> statement-breakpoint
CREATE TABLE "picture_configs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "picture_configs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"config_type" text NOT NULL,
	"app_code" text NOT NULL,
	"pictures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"texts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "picture_configs_type" UNIQUE("firm_id","config_type","app_code")
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"user_id" bigint,
	"kind" text NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"line_no" integer NOT NULL,
	"sku_id" bigint NOT NULL,
	"item_no" text NOT NULL,
	"product_name" text NOT NULL,
	"brand_name" text,
	"mpn" text,
	"order_unit" text NOT NULL,
	"quantity" integer NOT NULL,
	"sales_price" bigint NOT NULL,
	"amount_fen" bigint NOT NULL,
	"tax_rate_bp" integer NOT NULL,
	"tax_fen" bigint NOT NULL,
	"day_type" integer NOT NULL,
	"delivery_days" integer,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "order_lines_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "order_lines_line_no" UNIQUE("firm_id","order_id","line_no"),
	CONSTRAINT "order_lines_quantity" CHECK (quantity between 1 and 999999),
	CONSTRAINT "order_lines_amount" CHECK (amount_fen = (sales_price * quantity + 50) / 100),
	CONSTRAINT "order_lines_tax" CHECK (tax_fen >= 0 and tax_fen <= amount_fen)
);
--> statement-breakpoint
CREATE TABLE "order_transitions" (
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	CONSTRAINT "order_transitions_from_status_to_status_pk" PRIMARY KEY("from_status","to_status")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"order_no" text NOT NULL,
	"status" text NOT NULL,
	"po_number" text,
	"note" text DEFAULT '' NOT NULL,
	"address" jsonb NOT NULL,
	"goods_fen" bigint NOT NULL,
	"freight_fen" bigint NOT NULL,
	"discount_fen" bigint DEFAULT 0 NOT NULL,
	"total_fen" bigint NOT NULL,
	"tax_fen" bigint NOT NULL,
	"line_count" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"submitted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "orders_order_no" UNIQUE("firm_id","order_no"),
	CONSTRAINT "orders_amounts" CHECK (goods_fen >= 0 and freight_fen >= 0 and discount_fen >= 0 and total_fen >= 0 and tax_fen >= 0),
	CONSTRAINT "orders_total" CHECK (total_fen = goods_fen + freight_fen - discount_fen)
);
--> statement-breakpoint
CREATE TABLE "stock_reservations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_reservations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"warehouse" text NOT NULL,
	"quantity" integer NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_reservations_state" CHECK (state in ('held', 'shipped', 'released')),
	CONSTRAINT "stock_reservations_quantity" CHECK (quantity > 0)
);
--> statement-breakpoint
CREATE TABLE "firms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "firms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"customer_code" text NOT NULL,
	"name" text NOT NULL,
	"short_name" text NOT NULL,
	"firm_type" text DEFAULT 'company' NOT NULL,
	"level_code" text DEFAULT 'enterprise' NOT NULL,
	"logo_url" text,
	"theme_color" text,
	"status" smallint DEFAULT 1 NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "firms_customer_code_unique" UNIQUE("customer_code"),
	CONSTRAINT "firms_type" CHECK (firm_type in ('company', 'group')),
	CONSTRAINT "firms_status" CHECK (status in (0, 1)),
	CONSTRAINT "firms_theme_color" CHECK (theme_color ~ '^#[0-9a-fA-F]{6}$')
);
--> statement-breakpoint
CREATE TABLE "role_permissions" (
	"firm_id" bigint NOT NULL,
	"role_id" bigint NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "role_permissions_firm_id_role_id_code_pk" PRIMARY KEY("firm_id","role_id","code")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "roles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "roles_firm_id" UNIQUE("firm_id","id"),
	CONSTRAINT "roles_name" UNIQUE("firm_id","name")
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"receiver" text NOT NULL,
	"phone" text NOT NULL,
	"region_code" text NOT NULL,
	"province" text NOT NULL,
	"city" text NOT NULL,
	"district" text NOT NULL,
	"detail" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "addresses_firm_id" UNIQUE("firm_id","id")
);
--> statement-breakpoint
CREATE TABLE "search_clicks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"firm_id" bigint NOT NULL,
	"user_id" bigint,
	"keyword" text NOT NULL,
	"search_id" text NOT NULL,
	"item_no" text NOT NULL,
	"clicked_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_documents" (
	"sku_id" bigint PRIMARY KEY NOT NULL,
	"terms" "tsvector" NOT NULL,
	"codes" text[] NOT NULL,
	"category_id" bigint NOT NULL,
	"category_path" bigint[] NOT NULL,
	"brand_id" bigint,
	"series_id" bigint,
	"facets" text[] NOT NULL,
	"price" bigint NOT NULL,
	"day_type" smallint NOT NULL,
	"product_status" smallint NOT NULL,
	"sales_count" integer NOT NULL,
	"listed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_history" (
	"firm_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"keyword" text NOT NULL,
	"searched_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "search_history_firm_id_user_id_keyword_pk" PRIMARY KEY("firm_id","user_id","keyword")
);
--> statement-breakpoint
ALTER TABLE "membership_roles" ADD CONSTRAINT "membership_roles_firm_id_membership_id_memberships_firm_id_id_fk" FOREIGN KEY ("firm_id","membership_id") REFERENCES "public"."memberships"("firm_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "view_history" ADD CONSTRAINT "view_history_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_levels" ADD CONSTRAINT "stock_levels_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_firm_id_order_id_orders_firm_id_id_fk" FOREIGN KEY ("firm_id","order_id") REFERENCES "public"."orders"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_firm_id_order_id_orders_firm_id_id_fk" FOREIGN KEY ("firm_id","order_id") REFERENCES "public"."orders"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_firm_id_order_id_orders_firm_id_id_fk" FOREIGN KEY ("firm_id","order_id") REFERENCES "public"."orders"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_reservations" ADD CONSTRAINT "stock_reservations_firm_id_line_id_order_lines_firm_id_id_fk" FOREIGN KEY ("firm_id","line_id") REFERENCES "public"."order_lines"("firm_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_permissions" ADD CONSTRAINT "role_permissions_firm_id_role_id_roles_firm_id_id_fk" FOREIGN KEY ("firm_id","role_id") REFERENCES "public"."roles"("firm_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roles" ADD CONSTRAINT "roles_firm_id_firms_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."firms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_documents" ADD CONSTRAINT "search_documents_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_firm" ON "audit_log" USING btree ("firm_id","created_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_created_at" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_open" ON "outbox" USING btree ("next_attempt_at","id") WHERE done_at is null and dead_at is null;--> statement-breakpoint
CREATE INDEX "outbox_done_at" ON "outbox" USING btree ("done_at");--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expires_at" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "view_history_recent" ON "view_history" USING btree ("firm_id","user_id","cart_type","viewed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id","sort");--> statement-breakpoint
CREATE INDEX "skus_category" ON "skus" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "skus_brand" ON "skus" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "skus_series" ON "skus" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "skus_mpn_key" ON "skus" USING btree (upper(regexp_replace(mpn, '[-/ ._]', '', 'g')));--> statement-breakpoint
CREATE INDEX "skus_sales_count" ON "skus" USING btree ("sales_count" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("firm_id","order_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_sku" ON "order_lines" USING btree ("firm_id","sku_id");--> statement-breakpoint
CREATE INDEX "orders_list" ON "orders" USING btree ("firm_id","submitted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("firm_id","status");--> statement-breakpoint
CREATE INDEX "orders_po" ON "orders" USING btree ("firm_id","po_number");--> statement-breakpoint
CREATE INDEX "stock_reservations_order" ON "stock_reservations" USING btree ("firm_id","order_id");--> statement-breakpoint
CREATE INDEX "stock_reservations_sku" ON "stock_reservations" USING btree ("sku_id","warehouse") WHERE state = 'held';--> statement-breakpoint
CREATE INDEX "addresses_owner" ON "addresses" USING btree ("firm_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("firm_id","user_id") WHERE is_default and removed_at is null;--> statement-breakpoint
CREATE INDEX "search_documents_terms" ON "search_documents" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "search_documents_codes" ON "search_documents" USING gin ("codes");--> statement-breakpoint
CREATE INDEX "search_documents_path" ON "search_documents" USING gin ("category_path");--> statement-breakpoint
CREATE INDEX "search_documents_facets" ON "search_documents" USING gin ("facets");--> statement-breakpoint
CREATE INDEX "search_documents_brand" ON "search_documents" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "search_documents_sales" ON "search_documents" USING btree ("sales_count" DESC NULLS LAST,"sku_id");--> statement-breakpoint
CREATE INDEX "search_history_recent" ON "search_history" USING btree ("firm_id","user_id","searched_at" DESC NULLS LAST);